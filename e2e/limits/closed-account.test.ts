import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { balance, openAccount, signInByCall, signInNewPlayer } from '../accounts.ts';
import { fillCredentials, submit } from '../forms.ts';
import { desktop, englishDesktop, phone, inSample, screenVariants, textsOf } from '../variants.ts';
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

  it('leaves the histories and the texts of law and help, in the quiet frame with a way back', async () => {
    const t = textsOf(englishDesktop);
    const page = await newPage(englishDesktop);
    const person = await signInNewPlayer(page);
    await openHydrated(page, '/');
    await exclude(page, 1);
    await signInClosed(page, person);
    await page.getByRole('link', { name: t('site_game_history') }).click();
    await page.locator('.account-main h1').waitFor();
    expect(await page.locator('.account-side').count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: t('exclusion_back') }).click();
    await closedTitle(page, t).waitFor();
    await page.goBack();
    await page.locator('.account-main h1').waitFor();
    for (const address of [
      '/FinanceActivities',
      '/Withdraw',
      '/Pages/responsible-gambling',
      '/get-help',
      '/self-assessment',
    ]) {
      await openHydrated(page, address);
      await page.getByRole('link', { name: t('exclusion_back') }).waitFor();
      await page.locator('main h1').waitFor();
      expect(await closedTitle(page, t).count()).toBe(0);
      expect(await page.locator('.site-nav, .bottom-bar, .site-footer, a[href="/Deposit"]').count()).toBe(0);
    }
    await page.getByRole('button', { name: t('site_log_out') }).click();
    await page.waitForURL(/\/login$/);
  });

  it('is extended with the same question, and never shortened', async () => {
    const t = textsOf(phone);
    const page = await newPage(phone);
    const person = await signInNewPlayer(page);
    await openHydrated(page, '/');
    await exclude(page, 4);
    await signInClosed(page, person);
    await page.getByRole('button', { name: t('exclusion_extend_action') }).click();
    expect(await page.getByRole('radio').count()).toBe(2);
    await page.getByRole('radio', { name: t('exclusion_5_years') }).check();
    await page.locator('.break-choice').getByRole('button').click();
    const question = page.getByRole('dialog');
    await question
      .getByRole('heading', { name: t('exclusion_longer_title', { period: t('exclusion_5_years') }) })
      .waitFor();
    // It names both ends, and does not speak of an open account.
    expect((await question.innerText()).match(/\d{4} \S+ \d\d\.\d\d’\S+ kadar/gu)).toHaveLength(2);
    expect(await question.innerText()).not.toContain(t('exclusion_confirm_no'));
    await expectAccessible(page);
    await question.getByRole('button', { name: t('exclusion_longer_yes') }).click();
    await page.waitForURL(/\/login$/);
    await signInClosed(page, person);
    expect(await page.getByRole('button', { name: t('exclusion_extend_action') }).count()).toBe(0);
  });
});

it('a page that missed the event switches once a call is refused', async () => {
  const t = textsOf(desktop);
  const page = await newPage(desktop);
  const person = await signInNewPlayer(page);
  await openHydrated(page, '/');
  await exclude(page, 1);
  // The restricted session of another visit, with the profile of before.
  await signInByCall(page, person);
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}') as object;
    localStorage.setItem('user', JSON.stringify({ ...user, is_closed: 0 }));
  });
  let isHeld = true;
  await page.route('**/_api/user-profile', async (route) => {
    if (!isHeld) return route.continue();
    const response = await route.fetch();
    const reply = (await response.json()) as { profile: object };
    return route.fulfill({ response, json: { ...reply, profile: { ...reply.profile, is_closed: 0 } } });
  });
  await openHydrated(page, '/casino');
  await balance(page).waitFor();
  isHeld = false;
  await page.locator('a[href="/Deposit"]').first().click();
  await closedTitle(page, t).waitFor();
  expect(pathOf(page)).toBe('/');
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
