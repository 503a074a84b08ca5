import { newVisitor, openBrowser } from '@baize/testkit/browser';
import { newPerson } from '@baize/testkit/new-person';
import { formatMessage } from '@baize/messages';
import { brandUrl, runningSite } from '@baize/testkit/running-site';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

const GAME = '/PlayGame/172101';
/** A house that opens games to verified phones only. */
const HOUSE = 'uydu';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Opens an account by the calls of the page, whose host only browsers know. */
async function register(page: Page) {
  const person = newPerson();
  const { personalId, birthDay, birthMonth, birthYear, ...account } = person;
  const body = {
    ...account,
    password_confirmation: person.password,
    phone_code: 222,
    country_id: 222,
    personal_id: personalId,
    birth_day: birthDay,
    birth_month: birthMonth,
    birth_year: birthYear,
  };
  const status = await page.evaluate(async (sent) => {
    const siteId = /"siteId":(\d+)/.exec(document.documentElement.innerHTML)?.[1] ?? '';
    const headers = { 'content-type': 'application/json', 'site-id': siteId };
    const init = { method: 'POST', headers, body: JSON.stringify(sent) };
    return (await fetch('/_api/account/register', init)).status;
  }, body);
  expect(status).toBe(200);
  return person;
}

it.each([
  ['phone', 'tr'],
  ['desktop', 'en'],
] as const)('a game opens once the phone is verified, on a %s in %s', async (screen, language) => {
  const t = (key: string, values?: Record<string, string | number>) => formatMessage(language, key, values);
  const context = await newVisitor(browser, { screen, language, siteUrl: brandUrl(HOUSE) });
  await context.addCookies([
    { name: 'lang', value: language, domain: new URL(brandUrl(HOUSE)).hostname, path: '/' },
  ]);
  const page = await context.newPage();
  await page.goto('/404');
  const person = await register(page);
  await page.goto(GAME);
  await page.getByLabel(t('auth_username'), { exact: true }).fill(person.username);
  await page.getByLabel(t('auth_password'), { exact: true }).fill(person.password);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth_login_action') })
    .click();

  const dialog = page.getByRole('dialog', { name: t('auth_phone_popup_title') });
  await dialog.getByText(t('phone_verification_needed')).waitFor();
  await dialog.getByRole('link', { name: t('auth_phone_popup_action') }).click();
  await page.getByRole('button', { name: t('auth_phone_send') }).click();
  const inbox = `${runningSite().sandboxUrl}/inbox.json?${new URLSearchParams({ to: `+90${person.phone}` })}`;
  const readCode = async () => {
    const { messages } = (await (await fetch(inbox)).json()) as { messages: { text: string }[] };
    return /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(readCode, { timeout: 10_000 }).toMatch(/^\d{6}$/);
  await page.getByLabel(t('auth_sms_digit', { place: 1 }), { exact: true }).focus();
  await page.keyboard.type(await readCode());
  await page.getByRole('button', { name: t('auth_sms_confirm') }).click();
  await page.getByRole('heading', { name: t('auth_phone_verified') }).waitFor();

  await page.goto(GAME);
  await page.locator('.play-stage iframe').waitFor();
  expect(await dialog.count()).toBe(0);
  await context.close();
});
