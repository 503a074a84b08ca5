import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { balance, openAccount, signInByCall, signInNewPlayer } from '../accounts.ts';
import { fillCredentials, submit } from '../forms.ts';
import { desktop, phone, inSample, screenVariants, textsOf } from '../variants.ts';
import { openHydrated, pathOf, reloadHydrated, shareBrowser } from '../visit.ts';
import { closedTitle, endExclusion, endNote, exclude, openNow, questionOf } from './break-steps.ts';

const { newContext, newPage } = shareBrowser();
const GAME = '/PlayGame/172101';

/** Signs in on the sign-in page, where an excluded player then is. */
async function signInClosed(page: Page, person: { username: string; password: string }) {
  await openHydrated(page, '/login');
  await fillCredentials(page, person);
  await submit(page);
  await page.locator('.closed-until').waitFor();
}

/** Makes the page read the state of the account again, as on a return to its tab. */
const wake = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

describe('an exclusion', () => {
  it('closes a game on another device and a page in another tab, and says why', async () => {
    const t = textsOf(desktop);
    const person = await openAccount();
    const [device, tabs] = [await newPage(phone), await newContext(desktop)];
    const [page, tab] = [await tabs.newPage(), await tabs.newPage()];
    await signInByCall(device, person);
    await openHydrated(device, GAME);
    await device.locator('.play-stage iframe').waitFor();
    await signInByCall(page, person);
    await openHydrated(page, '/cooling-off-periods');
    await openHydrated(tab, '/casino');
    await balance(tab).waitFor();
    const period = t('exclusion_24_hours');
    await page.locator('.break-choice').getByRole('button').click();
    const { yes } = questionOf(page, t, period);
    await yes.waitFor();
    await yes.click();
    for (const open of [device, tab, page]) await open.waitForURL(/\/login$/);
    expect(await endNote(page).innerText()).toContain('kadar kapalı');
    await device.getByText(t('auth_ended_by_exclusion')).waitFor();
    expect(await device.locator('iframe').count()).toBe(0);
  });

  it.each(inSample(screenVariants, 1))(
    'leaves one quiet page at every address, on a $screen in $language',
    async (variant) => {
      const t = textsOf(variant);
      const page = await newPage(variant);
      const person = await signInNewPlayer(page);
      await openHydrated(page, '/');
      await exclude(page, 4);
      await signInClosed(page, person);
      expect(pathOf(page)).not.toBe('/login');
      for (const address of ['/', '/casino', GAME, '/Deposit', '/cooling-off-periods', '/nothing']) {
        await openHydrated(page, address);
        await closedTitle(page, t).waitFor();
        await page.locator('.closed-until').waitFor();
        expect(await page.title()).toContain(t('exclusion_closed_title'));
        expect(await page.locator('.tile, .site-nav, .bottom-bar, .site-footer, iframe').count()).toBe(0);
        expect(await page.locator('a[href="/Deposit"]').count()).toBe(0);
      }
      await page.locator('.closed-balance .amount').waitFor();
      await expectAccessible(page);
      expect(await overflowOf(page)).toBe(0);
      await reloadHydrated(page);
      await closedTitle(page, t).waitFor();
    },
  );
});

it('after a self-exclusion the account opens a day after the player asks, without a new sign-in', async () => {
  const t = textsOf(phone);
  const page = await newPage(phone);
  const person = await openAccount();
  await endExclusion(person.username);
  await signInClosed(page, person);
  await expectAccessible(page);
  await page.route('**/account/request-return', (route) => route.abort());
  const ask = page.getByRole('button', { name: t('exclusion_return') });
  await ask.click();
  await page.getByRole('alert').getByText(t('site_no_answer')).waitFor();
  await page.unroute('**/account/request-return');
  await ask.dblclick();
  await page.getByText(t('exclusion_closed_opening_text')).waitFor();
  expect(await ask.count()).toBe(0);
  await reloadHydrated(page);
  await page.getByText(t('exclusion_closed_opening_text')).waitFor();
  await openNow(person.username);
  await wake(page);
  await page.getByText(t('exclusion_opened')).first().waitFor();
  await balance(page).waitFor();
  expect(await page.title()).not.toContain(t('exclusion_closed_title'));
});
