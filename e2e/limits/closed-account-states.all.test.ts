import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible } from '../accessibility.ts';
import { balance, signInByCall, signInNewPlayer } from '../accounts.ts';
import { fillCredentials, submit } from '../forms.ts';
import { desktop, englishDesktop, phone, textsOf } from '../variants.ts';
import { openHydrated, pathOf, shareBrowser } from '../visit.ts';

const { newPage } = shareBrowser();
import { closedTitle, exclude } from './break-steps.ts';

/** Signs in on the sign-in page, where an excluded player then is. */
async function signInClosed(page: Page, person: { username: string; password: string }) {
  await openHydrated(page, '/login');
  await fillCredentials(page, person);
  await submit(page);
  await page.locator('.closed-until').waitFor();
}

describe('an exclusion', () => {
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
