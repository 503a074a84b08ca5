import { collectErrors } from '@baize/testkit/browser';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { balance, openAccount } from '../accounts.ts';
import { field, fillCredentials, submit } from '../forms.ts';
import { desktop, englishDesktop, textsOf } from '../variants.ts';
import { openHydrated, pathOf, shareBrowser } from '../visit.ts';

const { newContext } = shareBrowser();

/** Like a browser that blocks a site's cookies: storage and locks throw, cookies are dropped. */
async function refuseStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: refuse, configurable: true });
    }
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
    navigator.locks.request = async () => refuse();
  });
}

const language = (page: Page) => page.locator('html').getAttribute('lang');

it.each([desktop, englishDesktop])(
  'a visitor whose browser refuses storage browses, signs in for the tab and changes the language ($language)',
  async (variant) => {
    const t = textsOf(variant);
    const person = await openAccount();
    const context = await newContext(variant);
    await refuseStorage(context);
    const page = await context.newPage();
    const complaints = collectErrors(page);
    await openHydrated(page, '/');

    await page.locator('a[href="/casino"]:visible').first().click();
    await page.waitForURL(/\/casino$/);
    const name = await page.locator('.game-grid .tile-name').first().innerText();
    // By its name, because other tests change the order of the lobby by playing.
    const tile = page.locator('.game-grid .tile').filter({ hasText: name }).first();
    await tile.locator('.tile-name').focus();
    for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    await page.waitForURL(/\/game\/\d+/);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.goBack();
    await page.waitForURL(/\/casino$/);
    await tile.waitFor();

    await page
      .getByRole('banner')
      .getByRole('button', { name: t('site_log_in'), exact: true })
      .click();
    await field(page, 'password').waitFor();
    await fillCredentials(page, person);
    await submit(page);
    await balance(page).waitFor();
    expect(pathOf(page)).toBe('/casino');
    await page.locator('a[href="/"]:visible').first().click();
    await page.waitForURL(/\/$/);
    await balance(page).waitFor();

    const other = variant.language === 'tr' ? 'en' : 'tr';
    await openHydrated(page, '/casino');
    // Nothing was stored, so a new document has no session.
    expect(await balance(page).count()).toBe(0);
    await page.locator('.language-switch').first().click();
    await expect.poll(() => language(page)).toBe(other);
    expect(complaints).toEqual([]);
  },
);
