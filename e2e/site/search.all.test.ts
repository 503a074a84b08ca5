import { describe, expect, it } from 'vitest';

import { expectAccessible } from '../accessibility.ts';
import { desktop, textsOf } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';

const { newPage } = shareBrowser();

describe('the site search', () => {
  it('works by keyboard alone, from anywhere', async () => {
    const t = textsOf(desktop);
    const page = await newPage();
    await openHydrated(page, '/Pages/about');
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: t('site_search') });
    const box = dialog.getByRole('searchbox');
    await box.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('hazinsi');
    await dialog.getByRole('link', { name: /^Ejder Hazinesi/ }).waitFor();
    await expectAccessible(page, { part: 'dialog', withAdvice: true });
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);

    await page.keyboard.press('Control+k');
    await box.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('bonus kuralları');
    await dialog.getByRole('link', { name: 'Bonus kuralları' }).waitFor();
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('ArrowDown');
      if ((await page.evaluate(() => document.activeElement?.textContent)) === 'Bonus kuralları') break;
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/Pages\/bonus-policy$/i);
    await expect.poll(() => dialog.count()).toBe(0);

    await page.keyboard.press('/');
    await dialog.getByRole('button', { name: 'bonus kuralları' }).click();
    await expect.poll(() => box.inputValue()).toBe('bonus kuralları');
  });

  it('tolerates spellings, and shows if nothing was found or the search failed', async () => {
    const variant = { screen: 'phone', language: 'en' } as const;
    const t = textsOf(variant);
    const page = await newPage(variant);
    await openHydrated(page, '/');
    await page.getByRole('button', { name: t('site_search'), exact: true }).tap();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('searchbox');
    await field.fill('KUZGUN');
    await dialog.getByText(t('site_search_games'), { exact: true }).waitFor();
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
  });
});
