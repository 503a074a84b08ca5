import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';

import { openAccount, signInByCall } from '../accounts.ts';
import { expectAccessible } from '../accessibility.ts';
import { queryDatabase } from '../query-database.ts';
import { desktop, englishDesktop, textsOf } from '../variants.ts';
import { openHydrated, pathOf, reloadHydrated, shareBrowser } from '../visit.ts';
import { beginEarlier } from './begin-earlier.ts';
import { replyToLaunch, sendFromFrame, serveFrame } from './launch-replies.ts';
import { giveMoney } from './played-games.ts';
import { COIN, dialogOf, openGame, secondTab, SLOT } from './reality-checks.ts';
import { spinOnce } from './slot-frame.ts';

const SLOT_NAME = { tr: 'Ejder Hazinesi', en: 'Dragon Hoard' };

const { newPage } = shareBrowser();
const t = textsOf(desktop);

let username: string;
let credentials: Awaited<ReturnType<typeof openAccount>>;
beforeEach(async () => {
  credentials = await openAccount();
  ({ username } = credentials);
  await giveMoney(username, 100_000);
});

const timer = async (page: Page): Promise<number> => {
  const text = await page.getByRole('timer').locator('b').innerText();
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
};
const net = (page: Page) => page.getByTestId('net').innerText();

const begin = (minutesAgo: number) => beginEarlier(username, minutesAgo);

async function signedIn(page: Page): Promise<Page> {
  await signInByCall(page, credentials);
  return page;
}

const spin = (page: Page) => spinOnce(page.frameLocator('iframe'));

describe('the play bar', () => {
  it('shows time and net result of the play session, also after a reload and by a wrong clock', async () => {
    const page = await signedIn(await newPage());
    await openGame(page);
    await spin(page);
    const [row] = await queryDatabase<{ net: string }>(
      `select sum(case type when 2 then amount else -amount end)::text as net from game_tx g
         join player p on p.site_id = g.site_id and p.id = g.player_id where p.username = $1`,
      [username],
    );
    const minor = Number(row?.net);
    const digits = (Math.abs(minor) / 100).toFixed(2).replace('.', ',');
    const expected = `${minor > 0 ? '+' : minor < 0 ? '−' : ''}₺${digits}`;
    await expect.poll(() => net(page)).toBe(expected);
    await begin(20);
    // A year ahead.
    await page.clock.setFixedTime(new Date(Date.now() + 365 * 24 * 60 * 60_000));
    await reloadHydrated(page);
    await expect.poll(() => net(page)).toBe(expected);
    await expect.poll(() => timer(page)).toBeGreaterThanOrEqual(20 * 60);
    expect(await timer(page)).toBeLessThan(22 * 60);
  });
});

describe('a reality check', () => {
  it('waits for the end of a running round, whose stake may need the player', async () => {
    const page = await signedIn(await newPage());
    await replyToLaunch(page, {});
    await serveFrame(page, '<p>A flight</p>');
    const opened = page.waitForResponse(/\/account\/play-session$/);
    await openHydrated(page, `/PlayGame/${SLOT}`);
    await opened;
    await page.frameLocator('.game-frame iframe').getByText('A flight').waitFor();
    const round = (state: 'started' | 'ended') =>
      sendFromFrame(page, { type: 'baize:round', state, betMinor: 100, winMinor: 0 });
    await round('started');
    await begin(61);
    // As if the player had come back to the tab, upon which the page asks for the state.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => timer(page)).toBeGreaterThanOrEqual(61 * 60);
    expect(await dialogOf(page).count()).toBe(0);
    expect(await page.locator('.game-frame').getAttribute('inert')).toBeNull();
    await round('ended');
    await page.getByRole('alertdialog', { name: t('play_check_title', { hours: 1, minutes: 1 }) }).waitFor();
  });

  it('leads to the lobby, the rounds of the session and a break', async () => {
    const page = await signedIn(await newPage(englishDesktop));
    const t = textsOf(englishDesktop);
    const waitForCheck = async () => {
      await openGame(page);
      await begin(61);
      await reloadHydrated(page);
      await dialogOf(page).waitFor();
    };
    await waitForCheck();
    await dialogOf(page)
      .getByRole('button', { name: t('play_check_break') })
      .click();
    const question = page.getByRole('dialog').filter({ hasText: t('exclusion_confirm_final') });
    await question.waitFor();
    await question.getByRole('button', { name: t('exclusion_confirm_no') }).click();
    await question.waitFor({ state: 'detached' });
    await dialogOf(page)
      .getByRole('link', { name: t('play_check_rounds') })
      .click();
    await page.waitForURL(/\/gameHistory\?from=/);
    await waitForCheck();
    await dialogOf(page)
      .getByRole('button', { name: t('play_check_stop') })
      .click();
    await page.waitForURL(/\/casino/);
    expect(pathOf(page)).not.toContain('PlayGame');
  });
});

describe('a second game', () => {
  it('names the first one and goes on only at one page', async () => {
    const page = await signedIn(await newPage());
    await openGame(page);
    const second = await secondTab(page);
    await openHydrated(second, `/PlayGame/${COIN}`);
    await second.getByText(t('play_elsewhere_text', { name: SLOT_NAME.tr })).waitFor();
    await expectAccessible(second);
    expect(await dialogOf(page).count()).toBe(0);
    await second.getByRole('button', { name: t('play_continue_here') }).click();
    await dialogOf(second).waitFor({ state: 'detached' });
    await page.getByRole('alertdialog', { name: t('play_moved_title') }).waitFor();
    await expect.poll(() => page.frameLocator('iframe').locator('#spin').isDisabled()).toBe(true);
    await page.getByRole('button', { name: t('play_go_back') }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/PlayGame'));
    expect(await dialogOf(second).count()).toBe(0);
  });

  it('does not wait for a tab that was closed or left, and a tab stays the same over a reload', async () => {
    const page = await signedIn(await newPage());
    await openGame(page);
    await reloadHydrated(page);
    await page.frameLocator('iframe').locator('#spin').waitFor();
    expect(await dialogOf(page).count()).toBe(0);
    const second = await secondTab(page);
    const left = page.waitForResponse(/\/play-session\/leave$/);
    await page.getByRole('link', { name: t('play_about') }).click();
    await left;
    await openGame(second, COIN);
    expect(await dialogOf(second).count()).toBe(0);
    await second.close({ runBeforeUnload: false });
    await openGame(page);
    expect(await dialogOf(page).count()).toBe(0);
  });
});
