import { openBrowser } from '@baize/testkit/browser';
import type { Person } from '@baize/testkit/new-person';
import { runningSite } from '@baize/testkit/running-site';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  allLooks,
  balance,
  expectAccessible,
  fillCredentials,
  type Look,
  openAccount,
  signIn,
  submit,
  textsOf,
  visit,
} from './ways-in.ts';

const VERIFICATION = '/account/sms-verification';
const PATIENT = { timeout: 10_000 };

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(() => context.close());
afterAll(() => browser.close());

/** Codes that a number was sent, the latest first. */
async function codesOf({ phone }: Pick<Person, 'phone'>): Promise<readonly string[]> {
  const address = `${runningSite().sandboxUrl}/inbox.json?${new URLSearchParams({ to: `+90${phone}` })}`;
  const { messages } = (await (await fetch(address)).json()) as { messages: { text: string }[] };
  return messages.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
}

/** Waits for one more code than there were. */
async function nextCode(person: Pick<Person, 'phone'>, countBefore: number): Promise<string> {
  await expect.poll(async () => (await codesOf(person)).length, PATIENT).toBeGreaterThan(countBefore);
  return (await codesOf(person))[0] ?? '';
}

const smsSwitch = (page: Page, look: Look) =>
  page.getByRole('switch', { name: textsOf(look)('auth_sms_sign_in') });

async function verifyPhone(page: Page, look: Look, person: Person) {
  const t = textsOf(look);
  await page.getByRole('button', { name: t('auth_phone_send') }).click();
  const code = await nextCode(person, 0);
  await page.getByLabel(t('auth_sms_digit', { place: 1 }), { exact: true }).focus();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: t('auth_sms_confirm') }).click();
  await page.getByRole('heading', { name: t('auth_phone_verified') }).waitFor();
}

async function leave(page: Page, look: Look) {
  const t = textsOf(look);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('site_log_out') })
    .click();
  await page.waitForURL(/\/login$/);
}

describe.each(allLooks)('signing in by SMS on a $screen in $language', (look) => {
  const t = textsOf(look);

  it('is switched on with a verified phone, and asks for the code that was sent', async () => {
    const person = await openAccount();
    context = await visit(browser, look);
    const page = await context.newPage();
    await signIn(page, person);
    await page.goto(VERIFICATION);
    await smsSwitch(page, look).waitFor();
    expect(await smsSwitch(page, look).isDisabled()).toBe(true);
    await verifyPhone(page, look, person);
    await smsSwitch(page, look).click();
    await page.getByText(t('reply_sms_sign_in_on')).first().waitFor();
    await page.getByText(t('auth_sms_sign_in_on')).waitFor();
    expect(await smsSwitch(page, look).isChecked()).toBe(true);
    await expectAccessible(page);
    await leave(page, look);

    const countBefore = (await codesOf(person)).length;
    await fillCredentials(page, person);
    await submit(page);
    const dialog = page.getByRole('dialog', { name: t('auth_sms_title') });
    await dialog.waitFor();
    const code = await nextCode(person, countBefore);
    await dialog.getByLabel(t('auth_sms_digit', { place: 1 }), { exact: true }).focus();
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await balance(page).waitFor();
  });
});

describe('the switch', () => {
  it('goes back to what holds where it was refused', async () => {
    const look = { screen: 'desktop', language: 'en' } as const;
    const person = await openAccount();
    context = await visit(browser, look);
    const page = await context.newPage();
    await signIn(page, person);
    await page.goto(VERIFICATION);
    await smsSwitch(page, look).waitFor();
    await verifyPhone(page, look, person);
    await page.route('**/_api/toggle-verification', (route) => route.abort());
    await smsSwitch(page, look).focus();
    await page.keyboard.press('Space');
    await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor({ state: 'attached' });
    await expect.poll(() => smsSwitch(page, look).isChecked(), PATIENT).toBe(false);
    await page.unroute('**/_api/toggle-verification');
    await page.keyboard.press('Space');
    await expect.poll(() => smsSwitch(page, look).isChecked(), PATIENT).toBe(true);
    await page.getByText(textsOf(look)('reply_sms_sign_in_on')).first().waitFor();
    expect(await smsSwitch(page, look).evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
