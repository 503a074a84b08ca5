import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { balance, signInNewPlayer } from '../accounts.ts';
import { phone } from '../variants.ts';
import { openHydrated, pathOf, shareBrowser, waitForHydration } from '../visit.ts';

const { newPage } = shareBrowser();

/** As a browser that keeps the document whole while another one is shown. */
const turn = (page: Page, name: 'pagehide' | 'pageshow') =>
  page.evaluate((type) => {
    window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    return getComputedStyle(document.querySelector('#root') ?? document.body).visibility;
  }, name);

/** Shows a part of the page by a style of its own, as some parts do. */
const addShownPart = (page: Page) =>
  page.evaluate(() => {
    const part = document.createElement('p');
    part.id = 'shown';
    part.textContent = 'A name';
    part.style.visibility = 'visible';
    document.querySelector('main')?.append(part);
  });

describe('a player’s page that the browser has kept', () => {
  it('is not shown after the player has signed out, not for a moment', async () => {
    const page = await newPage(phone);
    await signInNewPlayer(page);
    await openHydrated(page, '/Account');
    await balance(page).waitFor();
    await addShownPart(page);
    expect(await page.locator('#shown').isVisible()).toBe(true);
    expect(await turn(page, 'pagehide')).toBe('hidden');
    expect(await page.locator('#shown').isVisible()).toBe(false);
    await page.evaluate(() => {
      for (const name of ['access_token', 'user']) localStorage.removeItem(name);
    });
    const loaded = page.waitForEvent('load');
    expect(await turn(page, 'pageshow')).toBe('hidden');
    await loaded;
    await page.waitForURL(/\/login$/);
    expect(await balance(page).count()).toBe(0);
  });

  it('is shown to the same player at once', async () => {
    const page = await newPage(phone);
    await signInNewPlayer(page);
    await openHydrated(page, '/Account');
    await balance(page).waitFor();
    await turn(page, 'pagehide');
    await turn(page, 'pageshow');
    await expect.poll(() => page.locator('main').isVisible()).toBe(true);
    expect(pathOf(page)).toBe('/Account');
  });

  it('is left as it is if nobody is signed in', async () => {
    const page = await newPage(phone);
    await openHydrated(page, '/casino');
    expect(await turn(page, 'pagehide')).toBe('visible');
  });
});

describe('a reload', () => {
  const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

  async function reloadSlowly(page: Page, meanwhile: () => Promise<unknown>): Promise<void> {
    await page.evaluate(() => window.scrollTo(0, 900));
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await page.locator('.game-grid .tile').first().waitFor();
    await meanwhile();
    release();
    await waitForHydration(page);
    await page.waitForTimeout(500);
  }

  it('on a slow connection stays where the visitor has scrolled meanwhile', async () => {
    const page = await newPage({ screen: 'desktop' });
    await openHydrated(page, '/casino');
    await page.mouse.move(600, 400);
    await reloadSlowly(page, async () => {
      await page.mouse.wheel(0, 250);
      await expect.poll(() => scrollY(page)).toBe(250);
    });
    expect(await scrollY(page)).toBe(250);
  });

  it('returns to where the visitor was otherwise', async () => {
    const page = await newPage({ screen: 'desktop' });
    await openHydrated(page, '/casino');
    await reloadSlowly(page, () => Promise.resolve());
    await expect.poll(() => scrollY(page)).toBe(900);
  });
});
