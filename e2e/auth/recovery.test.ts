import { collectErrors } from '@baize/testkit/browser';
import { newPerson, type Person } from '@baize/testkit/new-person';
import { runningSite } from '@baize/testkit/running-site';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible } from '../accessibility.ts';
import { balance, signInByCall, openAccount, signIn } from '../accounts.ts';
import { inSample, journeyVariants, type Variant, textsOf } from '../variants.ts';
import { openHydrated, shareBrowser, waitForHydration } from '../visit.ts';

const NEXT_PASSWORD = 'Poyraz4Deniz';
const { newContext, newPage } = shareBrowser();

/** Texts, fields and buttons by label. */
function controlsOf(page: Page, variant: Variant) {
  const t = textsOf(variant);
  const field = (key: string) => page.getByRole('main').getByLabel(t(key), { exact: true });
  const button = (key: string) => page.getByRole('main').getByRole('button', { name: t(key) });
  return { t, field, button };
}

async function requestLink(page: Page, variant: Variant, { username, personalId }: Person) {
  const { t, field, button } = controlsOf(page, variant);
  await openHydrated(page, '/login');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('auth_forgot_link') })
    .click();
  await page.getByRole('heading', { name: t('auth_forgot_title') }).waitFor();
  await button('auth_forgot_action').click();
  await expect.poll(() => field('auth_username').getAttribute('aria-invalid')).toBe('true');
  await field('auth_username').fill(username.toUpperCase());
  await field('auth_forgot_personal_id').fill(personalId.slice(-4));
  await expectAccessible(page);
  await button('auth_forgot_action').click();
  await page.getByRole('heading', { name: t('auth_forgot_sent_title') }).waitFor();
  await page.getByText(t('reply_recovery_started')).waitFor();
  await expectAccessible(page);
}

/** Opens the newest e-mail in the inbox and follows its button. */
async function followRecoveryLink(context: BrowserContext, variant: Variant, email: string): Promise<Page> {
  const inboxUrl = `${runningSite().sandboxUrl}/inbox?${new URLSearchParams({ to: email })}`;
  const inbox = await context.newPage();
  await expect
    .poll(async () => {
      await inbox.goto(inboxUrl);
      return inbox.locator('.message').count();
    })
    .toBe(1);
  const namedAddresses: string[] = [];
  context.on('request', async (request) => {
    const referer = await request.headerValue('referer').catch(() => null);
    namedAddresses.push(referer ?? '');
  });
  const label = textsOf(variant)('email_recovery_action');
  const opened = context.waitForEvent('page');
  await inbox.frameLocator('iframe.mail').getByRole('link', { name: label }).click();
  const page = await opened;
  await page.waitForURL(/\/forget-password\/link#[\w-]{43}$/);
  expect(new URL(page.url()).origin).toBe(runningSite().siteUrl);
  await waitForHydration(page);
  expect(namedAddresses.length).toBeGreaterThan(5);
  expect(namedAddresses.filter((address) => /[\w-]{43}/.test(address))).toEqual([]);
  return page;
}

async function choosePassword(page: Page, variant: Variant) {
  const { t, field, button } = controlsOf(page, variant);
  await page.getByRole('heading', { name: t('auth_reset_title') }).waitFor();
  await field('auth_reset_password').fill('zayif');
  await field('auth_reset_password_again').fill('baska');
  await button('auth_reset_action').click();
  await page.getByRole('main').getByText(t('auth_password_weak')).waitFor();
  await expectAccessible(page);
  await field('auth_reset_password').fill(NEXT_PASSWORD);
  await field('auth_reset_password_again').fill(NEXT_PASSWORD);
  await button('auth_reset_action').click();
}

describe.each(inSample(journeyVariants, 1))('a forgotten password, on a $screen in $language', (variant) => {
  it('can be changed once through the e-mail', async () => {
    const person = await openAccount(newPerson(), variant);
    const elsewhere = await newPage(variant);
    await signInByCall(elsewhere, person);
    await elsewhere.goto('/');
    await balance(elsewhere).waitFor();

    const context = await newContext(variant);
    const page = await context.newPage();
    const complaints = collectErrors(page);
    await requestLink(page, variant, person);
    const resetPage = await followRecoveryLink(context, variant, person.email);
    const link = resetPage.url();
    await choosePassword(resetPage, variant);
    const { t } = controlsOf(resetPage, variant);
    await resetPage.getByRole('heading', { name: t('auth_reset_done_title') }).waitFor();
    await resetPage.waitForURL(/\/login$/);
    // The other device is signed out at once.
    await expect.poll(() => balance(elsewhere).count()).toBe(0);

    await openHydrated(page, link);
    const again = controlsOf(page, variant);
    await again.field('auth_reset_password').fill(NEXT_PASSWORD);
    await again.field('auth_reset_password_again').fill(NEXT_PASSWORD);
    expect(complaints).toEqual([]);
    await again.button('auth_reset_action').click();
    await page.getByRole('heading', { name: t('auth_reset_failed_title') }).waitFor();
    await expectAccessible(page);

    await signIn(resetPage, { username: person.username, password: NEXT_PASSWORD });
    // A signed-in player has nothing to recover.
    await resetPage.goto('/forget-password');
    await resetPage.waitForURL(/\/$/);
  });

  it('shows the same for an unknown player', async () => {
    const page = await newPage(variant);
    const { t, field, button } = controlsOf(page, variant);
    await openHydrated(page, '/forget-password');
    await field('auth_username').fill(newPerson().username);
    await field('auth_forgot_personal_id').fill('1234');
    await button('auth_forgot_action').click();
    await page.getByRole('heading', { name: t('auth_forgot_sent_title') }).waitFor();
    expect(await page.getByText(t('reply_recovery_started')).count()).toBe(1);
  });
});
