import { collectErrors } from '@baize/testkit/browser';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';

import { openAccount, signInByCall } from '../accounts.ts';
import { expectAccessible, isFocused, overflowOf } from '../accessibility.ts';
import { desktop, inSample, screenVariants, textsOf } from '../variants.ts';
import { openHydrated, reloadHydrated, shareBrowser } from '../visit.ts';
import { callAsPlayer } from '../limits/break-steps.ts';
import { beginEarlier } from './begin-earlier.ts';
import { giveMoney } from './played-games.ts';
import { COIN, dialogOf, openGame, secondTab, SLOT } from './reality-checks.ts';

const { newPage } = shareBrowser();
const t = textsOf(desktop);

let username: string;
let credentials: Awaited<ReturnType<typeof openAccount>>;
beforeEach(async () => {
  credentials = await openAccount();
  ({ username } = credentials);
  await giveMoney(username, 100_000);
});

const begin = (minutesAgo: number) => beginEarlier(username, minutesAgo);

async function signedIn(page: Page): Promise<Page> {
  await signInByCall(page, credentials);
  return page;
}

describe('a reality check', () => {
  it.each(inSample(screenVariants, 0))(
    'stops play and survives a reload, on a $screen in $language',
    async (variant) => {
      const t = textsOf(variant);
      const page = await signedIn(await newPage(variant));
      await openGame(page);
      await begin(61);
      await reloadHydrated(page);
      const dialog = page.getByRole('alertdialog', { name: t('play_check_title', { hours: 1, minutes: 1 }) });
      await dialog.waitFor();
      expect(await isFocused(dialog)).toBe(true);
      const complaints = collectErrors(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      expect(await dialog.isVisible()).toBe(true);
      const play = page.frameLocator('iframe').locator('#spin');
      await expect.poll(() => play.isDisabled()).toBe(true);
      expect(await page.locator('.game-frame').getAttribute('inert')).not.toBeNull();
      await expectAccessible(page);
      expect(await overflowOf(page)).toBe(0);
      await reloadHydrated(page);
      await dialog.waitFor();
      await dialog.getByRole('button', { name: t('play_check_continue') }).click();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => play.isEnabled()).toBe(true);
      await reloadHydrated(page);
      await play.waitFor();
      expect(await dialogOf(page).count()).toBe(0);
      expect(complaints).toEqual([]);
    },
  );

  it('comes over an open game without a reload, lets a round end, and ends in every tab', async () => {
    const page = await signedIn(await newPage());
    await openGame(page);
    // While the round runs the page reads the state again, and at its end.
    await page.frameLocator('iframe').locator('#spin').click();
    await begin(60);
    const name = t('play_check_title', { hours: 1, minutes: 0 });
    await page.getByRole('alertdialog', { name }).waitFor({ timeout: 30_000 });
    const second = await secondTab(page);
    await openHydrated(second, `/PlayGame/${COIN}`);
    await second.getByRole('alertdialog', { name }).waitFor();
    await second.getByRole('button', { name: t('play_check_continue') }).click();
    await page.getByRole('alertdialog', { name }).waitFor({ state: 'detached' });
    await expect.poll(() => page.frameLocator('iframe').locator('#spin').isEnabled()).toBe(true);
  });
});

describe('a game for a player whose limit leaves nothing', () => {
  it('says so before the first bet, without a way to deposit, and can be opened to end a round', async () => {
    const page = await signedIn(await newPage());
    await openHydrated(page, '/account-limitation');
    await callAsPlayer(page, 'POST', '/account/limits', { kind: 'bet', period: 'daily', limit: '0' });
    await openHydrated(page, `/PlayGame/${SLOT}`);
    const texts = { kind: 'bet', period: 'daily', limit: '₺0,00' };
    await page.getByRole('heading', { level: 1, name: t('limits_stop_zero_title', texts) }).waitFor();
    const ways = page.locator('.closed-game');
    const around = page.locator('.site-header, .play-page').locator('a[href="/Deposit"]');
    expect(await around.filter({ visible: true }).count()).toBe(0);
    expect(await ways.locator('a[href="/account-limitation"]').count()).toBe(1);
    expect(await ways.getByRole('link', { name: t('limits_stop_demo') }).getAttribute('href')).toBe(
      `/play/demo/${SLOT}`,
    );
    await expectAccessible(page);
    await ways.getByRole('button', { name: t('limits_stop_open') }).click();
    await page.frameLocator('iframe').locator('#spin').waitFor();
    await page.locator('.play-limit-line').getByRole('link').waitFor();
    expect(await page.locator('.play-deposit').count()).toBe(0);
    expect(await overflowOf(page)).toBe(0);
  });
});
