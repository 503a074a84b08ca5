import { newVisitor, openBrowser } from '@baize/testkit/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const notices = [
  { screen: 'phone', language: 'tr', missing: 'Bu sayfa bulunamadı', failed: 'Sayfa açılamadı' },
  {
    screen: 'desktop',
    language: 'en',
    missing: 'This page could not be found',
    failed: 'The page could not be opened',
  },
] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('a page that has nothing else to show', () => {
  it.each(notices)('has its notice as its heading, on a $screen in $language', async (notice) => {
    const { screen, language, missing, failed } = notice;
    const context = await newVisitor(browser, { screen, language });
    await context.addCookies([{ name: 'lang', value: language, domain: 'localhost', path: '/' }]);
    const page = await context.newPage();
    await page.goto('/no-such-page');
    await page.getByRole('heading', { level: 1, name: missing }).waitFor();
    await page.route('**/_api/pages*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('contentinfo').locator('a[href="/Pages/about"]').click();
    await page.getByRole('heading', { level: 1, name: failed }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await context.close();
  });
});
