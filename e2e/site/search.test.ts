import { AxeBuilder } from '@axe-core/playwright';
import { formatMessage } from '@baize/messages';
import { newVisitor, openBrowser } from '@baize/testkit/browser';
import { runningSite } from '@baize/testkit/running-site';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('the search across the site', () => {
  it('is used by keyboard alone, from anywhere', async () => {
    const t = (key: string) => formatMessage('tr', key);
    const context = await newVisitor(browser);
    const page = await context.newPage();
    await page.goto('/Pages/about', { waitUntil: 'networkidle' });
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: t('site_search') });
    await dialog.getByRole('searchbox').waitFor();
    await page.keyboard.type('hazinsi');
    await dialog.getByRole('link', { name: /^Ejder Hazinesi/ }).waitFor();
    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await dialog.count()).toBe(0);

    await page.keyboard.press('Control+k');
    await page.keyboard.type('bonus kuralları');
    await dialog.getByRole('link', { name: 'Bonus kuralları' }).waitFor();
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('ArrowDown');
      if ((await page.evaluate(() => document.activeElement?.textContent)) === 'Bonus kuralları') break;
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/Pages\/bonus-policy$/i);
    expect(await dialog.count()).toBe(0);

    await page.keyboard.press('/');
    await dialog.getByRole('button', { name: 'bonus kuralları' }).click();
    expect(await dialog.getByRole('searchbox').inputValue()).toBe('bonus kuralları');
    await context.close();
  });

  it('finds by any spelling, says what it did not find, and what failed', async () => {
    const t = (key: string) => formatMessage('en', key);
    const context = await newVisitor(browser, { screen: 'phone', language: 'en' });
    await context.addCookies([{ name: 'lang', value: 'en', url: runningSite().siteUrl }]);
    const page = await context.newPage();
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: t('site_search'), exact: true }).tap();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('searchbox');
    await field.fill('KUZGUN');
    await dialog.getByText(t('site_search_games')).waitFor();
    await field.fill('qqzzxxww');
    await dialog.getByText(t('site_search_nothing'), { exact: true }).waitFor();
    await page.route('**/_api/search*', (route) => route.abort());
    await field.fill('treasure');
    await dialog.getByText(t('site_search_failed')).waitFor();
    await page.unroute('**/_api/search*');
    await dialog.getByRole('button', { name: t('site_try_again') }).tap();
    await dialog.getByRole('link').first().waitFor();
    await field.fill('a'.repeat(10_000));
    expect(await field.inputValue()).toHaveLength(100);
    await field.fill(`<img src=x onerror=alert(1)>'; DROP TABLE game;--`);
    await dialog.getByText(t('site_search_nothing'), { exact: true }).waitFor();
    await context.close();
  });
});
