import type { Person } from '@baize/testkit/new-person';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';

import { balance, openAccount, signIn } from '../accounts.ts';
import { cutEvents } from '../cut-events.ts';
import { fillCredentials, submit } from '../forms.ts';
import { inSample, journeyVariants, desktop, type Variant, textsOf } from '../variants.ts';
import { revokeSessions } from '../revoke-sessions.ts';
import { openHydrated, shareBrowser } from '../visit.ts';

const { newContext, newPage } = shareBrowser();

let person: Person;
beforeAll(async () => {
  person = await openAccount();
});

async function signOut(page: Page, variant: Variant) {
  const t = textsOf(variant);
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('site_account_menu') })
    .click();
  await page
    .locator('.account-menu')
    .getByRole('button', { name: t('site_log_out') })
    .click();
}

const entries = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());

describe('two tabs of one browser', () => {
  it.each(inSample(journeyVariants, 0))(
    'sign in and out together on a $screen in $language',
    async (variant) => {
      const context = await newContext(variant);
      const [first, second] = [await context.newPage(), await context.newPage()];
      // One tab waits at a page for players while the other signs in.
      await openHydrated(second, '/gameHistory?page=2');
      await second.waitForURL(/\/login$/);
      await signIn(first, person);
      await second.waitForURL(/\/gameHistory\?page=2$/);
      await balance(second).waitFor();
      expect(await entries(first)).toEqual(
        expect.arrayContaining(['access_token', 'expires_in', 'loginTime', 'token_type', 'user']),
      );
      await signOut(first, variant);
      await first.waitForURL(/\/login$/);
      await second.waitForURL(/\/login$/);
      const t = textsOf(variant);
      await second.getByRole('status').getByText(t('auth_ended_in_other_tab')).waitFor();
      expect(await first.getByText(t('auth_ended_in_other_tab')).count()).toBe(0);
      expect((await entries(second)).filter((name) => /token|user|expires|loginTime/.test(name))).toEqual([]);
    },
  );
});

it('a page without a stream of events asks for the balance, and shows it as old until there is one', async () => {
  const page = await newPage(desktop);
  const t = textsOf(desktop);
  await page.route('**/_api/account/events*', (route) => route.fulfill({ status: 429 }));
  await signIn(page, person);
  const pill = page.locator('.balance-pill').first();
  await pill.and(page.locator('[data-old]')).waitFor();
  const [name] = t('site_balance_old', { balance: '#' }).split('#').slice(1);
  expect(await pill.getAttribute('aria-label')).toContain(name);
  await page.route('**/_api/user-profile*', async (route) => {
    const response = await route.fetch();
    const { profile, ...reply } = (await response.json()) as { profile: object };
    // As if a deposit had been booked that nobody announced.
    await route.fulfill({
      json: { ...reply, profile: { ...profile, balance: '4321.00', balance_version: 9 } },
    });
  });
  await balance(page).getByText('4.321').waitFor();
  await page.unroute('**/_api/account/events*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await pill.and(page.locator(':not([data-old])')).waitFor();
});

describe('a session that the server has ended', () => {
  it('redirects every tab to sign-in once, and back afterwards', async () => {
    const context = await newContext(desktop);
    await cutEvents(context);
    const [first, second] = [await context.newPage(), await context.newPage()];
    await signIn(first, person);
    await openHydrated(second, '/FinanceActivities');
    await balance(second).waitFor();
    // What a page still asks for would be refused before the click, and send it away from where it is.
    for (const page of [first, second]) await page.waitForLoadState('networkidle');
    const arrivals: string[] = [];
    first.on('framenavigated', (frame) => arrivals.push(new URL(frame.url()).pathname));
    await revokeSessions(person.username);
    await first.locator('.account-button').click();
    await first.locator('.account-menu a[href="/gameHistory"]').click();
    await first.waitForURL(/\/login$/);
    await second.waitForURL(/\/login$/);
    expect(arrivals.filter((path) => path === '/login')).toHaveLength(1);
    for (const page of [first, second])
      await page.getByRole('status').getByText(textsOf(desktop)('auth_session_ended')).waitFor();

    await fillCredentials(first, person);
    await submit(first);
    await first.waitForURL(/\/gameHistory$/);
    await second.waitForURL(/\/FinanceActivities$/);
  });
});
