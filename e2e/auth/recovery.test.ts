import { AxeBuilder } from '@axe-core/playwright';
import { defaultBrand, loadBrands } from '@baize/brand';
import { formatMessage } from '@baize/messages';
import { newVisitor, openBrowser, type VisitOptions, watchComplaints } from '@baize/testkit/browser';
import { newPerson, type Person } from '@baize/testkit/new-person';
import { runningSite } from '@baize/testkit/running-site';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const NEXT_PASSWORD = 'Poyraz4Deniz';
const brand = defaultBrand(loadBrands(path.join(import.meta.dirname, '../../brands')));

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

type Language = 'tr' | 'en';

/** Opens an account by the calls that the registration form makes. */
async function openAccount(person: Person, language: Language): Promise<void> {
  const answer = await fetch(`${runningSite().siteUrl}/_api/account/register`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      'site-id': String(brand?.siteId),
    },
    body: JSON.stringify({
      username: person.username,
      email: person.email,
      phone_code: 222,
      phone: person.phone,
      password: person.password,
      password_confirmation: person.password,
      name: person.name,
      surname: person.surname,
      personal_id: person.personalId,
      birth_day: person.birthDay,
      birth_month: person.birthMonth,
      birth_year: person.birthYear,
      address: person.address,
      country_id: 222,
    }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

async function visit(screen: VisitOptions['screen'], language: Language): Promise<BrowserContext> {
  const context = await newVisitor(browser, { ...(screen && { screen }), language });
  await context.addCookies([{ name: 'lang', value: language, domain: 'localhost', path: '/' }]);
  return context;
}

/** Opens a visitor's page and waits until it has come alive: only then does a form know what to do. */
async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

function speak(page: Page, language: Language) {
  const t = (key: string) => formatMessage(language, key, { brand: brand?.options.name ?? '', count: 4 });
  const field = (key: string) => page.getByRole('main').getByLabel(t(key), { exact: true });
  const button = (key: string) => page.getByRole('main').getByRole('button', { name: t(key) });
  return { t, field, button };
}

async function signIn(page: Page, language: Language, username: string, password: string) {
  const { field, button } = speak(page, language);
  await openAlive(page, '/login');
  await field('auth_username').fill(username);
  await field('auth_password').fill(password);
  await button('auth_login_action').click();
  await page.getByTestId('balance').first().waitFor();
}

async function askForLink(page: Page, language: Language, { username, personalId }: Person) {
  const { t, field, button } = speak(page, language);
  await openAlive(page, '/login');
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

/** Opens the newest letter in the inbox and follows its button, as its reader would. */
async function followLetter(context: BrowserContext, language: Language, email: string): Promise<Page> {
  const inboxUrl = `${runningSite().sandboxUrl}/inbox?${new URLSearchParams({ to: email })}`;
  const inbox = await context.newPage();
  await expect
    .poll(async () => {
      await inbox.goto(inboxUrl);
      return inbox.locator('.message').count();
    })
    .toBe(1);
  const label = formatMessage(language, 'letter_recovery_action');
  const opened = context.waitForEvent('page');
  await inbox.frameLocator('iframe.letter').getByRole('link', { name: label }).click();
  const page = await opened;
  await page.waitForURL(/\/forget-password\/[\w-]{43}$/);
  expect(new URL(page.url()).origin).toBe(runningSite().siteUrl);
  await page.waitForLoadState('networkidle');
  return page;
}

async function choosePassword(page: Page, language: Language) {
  const { t, field, button } = speak(page, language);
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

describe('a forgotten password', () => {
  it.each([
    { screen: 'phone', language: 'tr' },
    { screen: 'desktop', language: 'en' },
  ] as const)('is set anew on a $screen in $language', async ({ screen, language }) => {
    const person = newPerson();
    await openAccount(person, language);
    const elsewhere = await (await visit('desktop', language)).newPage();
    await signIn(elsewhere, language, person.username, person.password);

    const context = await visit(screen, language);
    const page = await context.newPage();
    const complaints = watchComplaints(page);
    await askForLink(page, language, person);
    const letter = await followLetter(context, language, person.email);
    const link = letter.url();
    await choosePassword(letter, language);
    const { t } = speak(letter, language);
    await letter.getByRole('heading', { name: t('auth_reset_done_title') }).waitFor();
    await letter.waitForURL(/\/login$/);
    // The other device is signed out at once, without a reload.
    await expect.poll(() => elsewhere.getByTestId('balance').count()).toBe(0);

    await openAlive(page, link);
    const again = speak(page, language);
    await again.field('auth_reset_password').fill(NEXT_PASSWORD);
    await again.field('auth_reset_password_again').fill(NEXT_PASSWORD);
    expect(complaints).toEqual([]);
    await again.button('auth_reset_action').click();
    await page.getByRole('heading', { name: t('auth_reset_failed_title') }).waitFor();
    await expectAccessible(page);

    await signIn(letter, language, person.username, NEXT_PASSWORD);
    // Whoever is signed in has nothing to recover.
    await letter.goto('/forget-password');
    await letter.waitForURL(/\/$/);
    await elsewhere.context().close();
    await context.close();
  });

  it('says the same of a player whom nobody knows', async () => {
    const context = await visit('phone', 'tr');
    const page = await context.newPage();
    const { t, field, button } = speak(page, 'tr');
    await openAlive(page, '/forget-password');
    await field('auth_username').fill('hickimse');
    await field('auth_forgot_personal_id').fill('1234');
    await button('auth_forgot_action').click();
    await page.getByRole('heading', { name: t('auth_forgot_sent_title') }).waitFor();
    expect(await page.getByText(t('reply_recovery_started')).count()).toBe(1);
    await context.close();
  });
});
