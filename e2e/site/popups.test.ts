import { AxeBuilder } from '@axe-core/playwright';
import { formatMessage } from '@baize/messages';
import { newVisitor, openBrowser, type VisitOptions, watchComplaints } from '@baize/testkit/browser';
import { newPerson, type Person } from '@baize/testkit/new-person';
import { runningSite } from '@baize/testkit/running-site';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const looks = [
  { screen: 'phone', language: 'tr' },
  { screen: 'desktop', language: 'en' },
] as const satisfies readonly VisitOptions[];
type Look = (typeof looks)[number];
const [phone, wide] = looks;
const t = (key: string, { language }: Look) => formatMessage(language, key);
const VERIFICATION = '/account/sms-verification';

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(() => context.close());
afterAll(() => browser.close());

async function visit(look: Look): Promise<Page> {
  context = await newVisitor(browser, look);
  await context.addCookies([{ name: 'lang', value: look.language, domain: 'localhost', path: '/' }]);
  return context.newPage();
}

/** Opens an account and its session in the browser, as registering and signing in leave them. */
async function signIn(page: Page, person: Person = newPerson()): Promise<Person> {
  await page.goto('/404');
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
    const post = (path: string, data: object) =>
      fetch(`/_api${path}`, { method: 'POST', headers, body: JSON.stringify(data) });
    await post('/account/register', sent);
    const answer = await post('/login', { username: sent.username, password: sent.password });
    const { access_token: token, user } = (await answer.json()) as { access_token: string; user: object };
    localStorage.setItem('access_token', token);
    localStorage.setItem('loginTime', String(Date.now()));
    localStorage.setItem('user', JSON.stringify(user));
    return answer.status;
  }, body);
  expect(status).toBe(200);
  return person;
}

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .exclude('iframe')
    .analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

describe('sign-in over a page', () => {
  const dialog = (page: Page, look: Look) => page.getByRole('dialog', { name: t('auth_login_title', look) });

  it.each(looks)('returns the focus to its button, on a $screen in $language', async (look) => {
    const page = await visit(look);
    await page.goto('/', { waitUntil: 'networkidle' });
    const button = page.getByRole('banner').getByRole('button', { name: t('site_log_in', look) });
    await button.click();
    await dialog(page, look).waitFor();
    for (let count = 0; count < 15; count += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || Boolean(activeElement?.closest('dialog'));
      });
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog(page, look).waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('opens by its address and leaves it when it closes', async () => {
    const page = await visit(wide);
    await page.goto('/Jackpot?popup=login');
    await dialog(page, wide).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page, wide).waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).toMatch(/\/Jackpot$/);
  });
});

describe('a launch that needs a verified phone', () => {
  const refuse = (page: Page) =>
    page.route('**/_api/game/*', (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/json',
        body: JSON.stringify({ success: false, message: 'Önce telefon', data: { message: '', code: 621 } }),
      }),
    );
  const dialog = (page: Page, look: Look) =>
    page.getByRole('dialog', { name: t('auth_phone_popup_title', look) });

  it.each(looks)('says so and leads to the page for it, on a $screen in $language', async (look) => {
    const page = await visit(look);
    await signIn(page);
    await refuse(page);
    await page.goto('/PlayGame/172101');
    await dialog(page, look).getByText('Önce telefon').waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog(page, look)
      .getByRole('link', { name: t('auth_phone_popup_action', look) })
      .click();
    await page.waitForURL(`**${VERIFICATION}`);
    await dialog(page, look).waitFor({ state: 'detached' });
  });

  it('leads home when it is closed, and to live support when that is asked for', async () => {
    const page = await visit(wide);
    await signIn(page);
    await refuse(page);
    await page.goto('/PlayGame/172101');
    await dialog(page, wide).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await page.goto('/PlayGame/172101');
    await dialog(page, wide)
      .getByRole('button', { name: t('auth_phone_popup_support', wide) })
      .click();
    await page.frameLocator('.support-panel iframe').getByRole('textbox').waitFor();
  });
});

describe('the account menu', () => {
  it('leads only to pages that are there, and gives the focus back', async () => {
    const page = await visit(wide);
    await signIn(page);
    await page.goto('/');
    const button = page.getByRole('button', { name: t('site_account_menu', wide) });
    await button.click();
    const menu = page.locator('.account-menu');
    await menu.waitFor();
    const addresses = await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses).toContain(VERIFICATION);
    for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('verifying a phone', () => {
  async function lastCode(to: string): Promise<string> {
    const inbox = `${runningSite().sandboxUrl}/inbox.json?${new URLSearchParams({ to })}`;
    const answer = await (await fetch(inbox)).text();
    return /\b(\d{6})\b/.exec(answer)?.[1] ?? '';
  }

  it.each([phone, wide])('takes a number and its code, on a $screen in $language', async (look) => {
    const page = await visit(look);
    const person = await signIn(page);
    const complaints = watchComplaints(page);
    await page.goto(VERIFICATION);
    await page.getByText(t('auth_phone_unverified', look)).waitFor();
    const number = page.getByLabel(t('auth_phone', look), { exact: true });
    expect(await number.inputValue()).toBe(person.phone);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: t('auth_phone_send', look) }).click();
    const boxes = page.getByRole('group', { name: t('auth_sms_boxes', look) });
    await boxes.waitFor();
    await expect.poll(() => lastCode(`+90${person.phone}`)).toMatch(/^\d{6}$/);
    const code = await lastCode(`+90${person.phone}`);
    await boxes.getByRole('textbox').first().focus();
    await page.keyboard.type(code === '111111' ? '222222' : '111111');
    await page.getByRole('button', { name: t('auth_sms_confirm', look) }).click();
    await page.getByText(t('sms_code_wrong', look)).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await boxes.getByRole('textbox').first().focus();
    await page.keyboard.type(code);
    await page.getByRole('button', { name: t('auth_sms_confirm', look) }).click();
    await page.getByRole('heading', { name: t('auth_phone_verified', look) }).waitFor();
    expect(complaints.filter((line) => !line.includes('422'))).toEqual([]);
  });
});
