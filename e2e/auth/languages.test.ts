import { openBrowser } from '@baize/testkit/browser';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { allLooks, expectAccessible, field, openAlive, textsOf, visit } from './ways-in.ts';

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(() => context.close());
afterAll(() => browser.close());

const shownLanguage = (page: Page) => page.locator('html').getAttribute('lang');

describe('the language', () => {
  it('is Turkish where what is stored is none', async () => {
    context = await visit(browser, { screen: 'desktop', language: 'en' });
    await context.clearCookies();
    await context.addCookies([{ name: 'lang', value: 'de', domain: 'localhost', path: '/' }]);
    await context.addInitScript(() => localStorage.setItem('lang', '<b>xx'));
    const page = await context.newPage();
    await openAlive(page, '/login');
    expect(await shownLanguage(page)).toBe('tr');
    await expect
      .poll(() => page.evaluate(() => document.title))
      .toContain(textsOf({ language: 'tr' })('site_title_login'));
  });

  it('is the stored one where only the cookie was lost, once and for all', async () => {
    context = await visit(browser, { screen: 'desktop', language: 'en' });
    const page = await context.newPage();
    await openAlive(page, '/login');
    await page.evaluate(() => localStorage.setItem('lang', 'en'));
    await context.clearCookies();
    await page.goto('/Register');
    await expect.poll(() => shownLanguage(page)).toBe('en');
    const html = await page.request.get('/Register');
    expect(await html.text()).toContain('<html lang="en"');
  });

  it('changes without losing the address or what was typed, except for secrets', async () => {
    context = await visit(browser, { screen: 'phone', language: 'tr' });
    const page = await context.newPage();
    await openAlive(page, '/Register/kaya-7?from=letter');
    await field(page, 'username').fill('mavi-kus');
    await field(page, 'email').fill('mavi@posta.example');
    await field(page, 'password').fill('Zeytin3Dali');
    await page.locator('.language-switch').click();
    await expect.poll(() => shownLanguage(page)).toBe('en');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/Register/kaya-7?from=letter');
    await expect.poll(() => field(page, 'email').inputValue()).toBe('mavi@posta.example');
    expect(await field(page, 'username').inputValue()).toBe('mavi-kus');
    expect(await field(page, 'password').inputValue()).toBe('');
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(stored).not.toContain('Zeytin3Dali');
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en');
  });
});

/** The journeys look at the other two. */
const otherLooks = allLooks.filter(({ screen, language }) => (screen === 'phone') === (language === 'en'));

it.each(otherLooks)('the ways in are clean on a $screen in $language', async (look) => {
  context = await visit(browser, look);
  const page = await context.newPage();
  for (const address of ['/login', '/Register', '/forget-password', '/forget-password/x']) {
    await openAlive(page, address);
    expect(await page.getByText(/\bauth_\w+/).count()).toBe(0);
    await expectAccessible(page);
  }
});
