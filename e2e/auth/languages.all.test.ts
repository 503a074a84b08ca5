import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { field } from '../forms.ts';
import { inSample, journeyVariants, textsOf } from '../variants.ts';
import { openHydrated, pathOf, shareBrowser } from '../visit.ts';

const { newContext, newPage } = shareBrowser();
const shownLanguage = (page: Page) => page.locator('html').getAttribute('lang');

describe('the language', () => {
  it('is Turkish if the stored value is not a language', async () => {
    const context = await newContext({ language: 'en' });
    await context.clearCookies();
    await context.addCookies([{ name: 'lang', value: 'de', domain: 'localhost', path: '/' }]);
    await context.addInitScript(() => localStorage.setItem('lang', '<b>xx'));
    const page = await context.newPage();
    await openHydrated(page, '/login');
    expect(await shownLanguage(page)).toBe('tr');
    await expect
      .poll(() => page.evaluate(() => document.title))
      .toContain(textsOf({ language: 'tr' })('site_title_login'));
  });

  it('is the stored one if only the cookie was lost, and restores the cookie', async () => {
    const context = await newContext({ language: 'en' });
    const page = await context.newPage();
    await openHydrated(page, '/login');
    await page.evaluate(() => localStorage.setItem('lang', 'en'));
    await context.clearCookies();
    await page.goto('/Register');
    await expect.poll(() => shownLanguage(page)).toBe('en');
    const html = await page.request.get('/Register');
    expect(await html.text()).toContain('<html lang="en"');
  });

  it.each(inSample(journeyVariants, 0))(
    'changes without losing the address or input, except for secrets ($screen, $language)',
    async (variant) => {
      const other = variant.language === 'tr' ? 'en' : 'tr';
      const page = await newPage(variant);
      await openHydrated(page, '/Register/kaya-7?from=mail');
      await field(page, 'username').fill('mavi-kus');
      await field(page, 'email').fill('mavi@posta.example');
      await field(page, 'password').fill('Zeytin3Dali');
      await page.locator('.language-switch').click();
      await expect.poll(() => shownLanguage(page)).toBe(other);
      expect(pathOf(page) + new URL(page.url()).search).toBe('/Register/kaya-7?from=mail');
      await expect.poll(() => field(page, 'email').inputValue()).toBe('mavi@posta.example');
      expect(await field(page, 'username').inputValue()).toBe('mavi-kus');
      expect(await field(page, 'password').inputValue()).toBe('');
      const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
      expect(stored).not.toContain('Zeytin3Dali');
      expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe(other);
    },
  );
});
