import { systemClock } from '@baize/clock';
import { type Database, openDatabase } from '@baize/db';
import { setMaintenance } from '@baize/services';
import type { VisitOptions } from '@baize/testkit/browser';
import { brandUrl, runningSite } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { sendRequest } from '../send-request.ts';
import { inSample, journeyVariants } from '../variants.ts';
import { brands, openHydrated, pathOf, shareBrowser } from '../visit.ts';

const words = {
  tr: {
    closed: 'Kısa bir bakım arası',
    abroad: 'Bulunduğunuz ülkede hizmet veremiyoruz',
    again: 'Yeniden dene',
  },
  en: {
    closed: 'A short break for maintenance',
    abroad: 'We cannot serve you in the country you are in',
    again: 'Try again',
  },
};
/** Each variant at one of two brands, and each brand in both languages and on both screens. */
const visits = inSample(journeyVariants, 1).map((variant) => ({
  ...variant,
  slug: (variant.screen === 'phone') === (variant.language === 'tr') ? 'baize' : 'lumen',
}));

const { newPage } = shareBrowser();
let database: Database;
beforeAll(() => {
  database = openDatabase({ url: runningSite().databaseUrl, maxConnections: 1 });
});
afterEach(() => Promise.all(brands.map(({ slug }) => close(slug, false))));
afterAll(() => database.close());

async function close(slug: string, isClosed: boolean) {
  const brand = brands.find((one) => one.slug === slug);
  if (!brand) throw new Error(`there is no brand ${slug}`);
  await setMaintenance({ database, clock: systemClock }, { siteId: brand.siteId, isClosed });
}

/** Waits until the server process has noticed the change. */
async function waitForStatus(url: string, status: number) {
  await expect.poll(async () => (await sendRequest(url)).status).toBe(status);
}

async function openTab(options: VisitOptions & { country?: string } = {}): Promise<Page> {
  const page = await newPage(options);
  if (options.country) await page.context().setExtraHTTPHeaders({ 'x-country': options.country });
  return page;
}

async function expectNoFaults(page: Page) {
  await expectAccessible(page, { withFrames: true });
  expect(await overflowOf(page)).toBe(0);
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('GeneralOptions'));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** A mark that a reload would remove. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

describe('maintenance', () => {
  it.each(visits)('is one page of $slug on a $screen in $language', async ({ slug, screen, language }) => {
    const url = `${brandUrl(slug)}/casino?search=book`;
    await waitForStatus(url, 200);
    await close(slug, true);
    await waitForStatus(url, 503);
    const page = await openTab({ screen, language });
    const answer = await openHydrated(page, url);
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '30' });
    await heading(page, words[language].closed).waitFor();
    expect(await page.title()).toContain(words[language].closed);
    expect(await page.locator('header img').getAttribute('alt')).toBe(slug === 'baize' ? 'Baize' : 'Lumen');
    await expectNoFaults(page);
    const again = page.getByRole('button', { name: words[language].again });
    expect((await again.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await close(slug, false);
    await waitForStatus(url, 200);
    await again.click();
    await page.locator('.site-header').waitFor();
    expect(page.url()).toBe(url);
  });

  it('shows on request that it is not over, and opens automatically once it is', async () => {
    await close('baize', true);
    await waitForStatus(runningSite().siteUrl, 503);
    const page = await openTab();
    await page.clock.install();
    await openHydrated(page, '/casino');
    await page.getByRole('button', { name: words.tr.again }).click();
    await page.clock.runFor(1_000);
    await page.getByText('Bakım henüz bitmedi').waitFor();
    await close('baize', false);
    await waitForStatus(runningSite().siteUrl, 200);
    // In steps, because a long one would exceed the deadline of the request that it triggers.
    const isOpen = async () => {
      await page.clock.runFor(5_000);
      return page.locator('.tile').first().isVisible();
    };
    await expect.poll(isOpen, { timeout: 30_000, interval: 500 }).toBe(true);
    expect(pathOf(page)).toBe('/casino');
  });

  it('is noticed by an open page at its next call, and returns to that page afterwards', async () => {
    const page = await openTab({ screen: 'desktop' });
    await openHydrated(page, '/');
    // Otherwise its own first options request would notice it.
    await expect.poll(() => stored(page)).not.toBeNull();
    await mark(page);
    await close('baize', true);
    await waitForStatus(runningSite().siteUrl, 503);
    // The page may have requested its first options a moment ago.
    await expect
      .poll(
        async () => {
          await page.locator('.site-nav a[href="/Jackpot"], .root-state').first().click({ timeout: 1_000 });
          return heading(page, words.tr.closed).isVisible();
        },
        { timeout: 20_000, interval: 500 },
      )
      .toBe(true);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await close('baize', false);
    await waitForStatus(runningSite().siteUrl, 200);
    await page.getByRole('button', { name: words.tr.again }).click();
    await page.locator('.tile').first().waitFor();
    expect(pathOf(page)).toBe('/Jackpot');
    expect(await isMarked(page)).toBe(true);
  });

  it('that starts during a navigation leads to its target once it is over', async () => {
    const page = await openTab({ screen: 'desktop', language: 'en' });
    await openHydrated(page, '/');
    await expect.poll(() => stored(page)).not.toBeNull();
    const asked = page.waitForRequest('**/_api/games*');
    await page.route('**/_api/games*', () => undefined);
    await page.route('**/_api/options', (route) => route.fulfill({ status: 500, json: {} }));
    await page.locator('.site-nav a[href="/casino"]').click();
    await asked;
    await expect
      .poll(async () => {
        // Returning to a page that has been open for a while refreshes its options.
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        return heading(page, words.en.closed).isVisible();
      })
      .toBe(true);
    expect(pathOf(page)).toBe('/casino');
    await page.unroute('**/_api/games*');
    await page.unroute('**/_api/options');
    await page.getByRole('button', { name: words.en.again }).click();
    await page.locator('.game-grid .tile').first().waitFor();
    expect(pathOf(page)).toBe('/casino');
  });

  it('is shown for options with status 500, whatever other calls return', async () => {
    const page = await openTab({ screen: 'phone', language: 'en' });
    await page.route('**/_api/options', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/casino', { waitUntil: 'load' });
    await heading(page, words.en.closed).waitFor();
    expect(await page.locator('.site-header').count()).toBe(0);
    await page.unroute('**/_api/options');
    await page.getByRole('button', { name: words.en.again }).click();
    await page.locator('.site-header').waitFor();
    expect(pathOf(page)).toBe('/casino');
  });
});

describe('a restricted country', () => {
  it.each(visits)('gets one page of $slug on a $screen in $language', async ({ slug, screen, language }) => {
    const url = `${brandUrl(slug)}/casino`;
    const page = await openTab({ screen, language, country: 'AA' });
    const answer = await openHydrated(page, url);
    expect(answer?.status()).toBe(451);
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store' });
    await heading(page, words[language].abroad).waitFor();
    await expectNoFaults(page);
  });

  it('neither affects other visitors nor is hidden by their cached pages', async () => {
    const url = `${brandUrl('lumen')}/virtual`;
    const seen: (number | undefined)[] = [];
    for (const country of ['AA', 'TR', 'AA', '', 'AA'])
      seen.push((await sendRequest(url, { headers: { 'x-country': country } })).status);
    expect(seen).toEqual([451, 200, 451, 200, 451]);
    const { etag = '' } = (await sendRequest(url)).headers;
    const known = { 'if-none-match': etag };
    expect((await sendRequest(url, { headers: known })).status).toBe(304);
    expect((await sendRequest(url, { headers: { ...known, 'x-country': 'AA' } })).status).toBe(451);
  });

  it('is shown according to the options, even if a shared cache has served the page', async () => {
    const page = await openTab({ language: 'en' });
    await page.route('**/_api/options', async (route) => {
      const answer = await route.fetch({ headers: { ...route.request().headers(), 'x-country': 'AA' } });
      await route.fulfill({ response: answer });
    });
    await page.goto('/', { waitUntil: 'load' });
    await heading(page, words.en.abroad).waitFor();
    await page.unroute('**/_api/options');
    await page.getByRole('button', { name: words.en.again }).click();
    await page.locator('.site-header').waitFor();
    expect(await page.locator('.root-state').count()).toBe(0);
  });
});

describe('the options in the browser', () => {
  it('are replaced at start, whatever was stored, in two tabs', async () => {
    const page = await openTab();
    await page.addInitScript(() => localStorage.setItem('GeneralOptions', '{"name": "broken'));
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/_api/options', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'load' });
    await expect.poll(() => stored(page)).toBeNull();
    await page.locator('.tile').first().waitFor();
    release();
    await expect.poll(async () => JSON.parse((await stored(page)) ?? '{}')).toMatchObject({ name: 'Baize' });
    const second = await page.context().newPage();
    await second.goto('/casino', { waitUntil: 'load' });
    await second.locator('.tile').first().waitFor();
    await expect
      .poll(async () => JSON.parse((await stored(second)) ?? '{}'))
      .toMatchObject({ name: 'Baize' });
    await page.locator('.site-nav a[href="/bingo"]').click();
    await page.waitForURL('**/bingo');
  });

  it('are the same as on the page', async () => {
    const page = await openTab();
    await page.route('**/_api/options', async (route) => {
      const answer = await route.fetch();
      const { data, ...rest } = (await answer.json()) as { data: object };
      await route.fulfill({ json: { ...rest, data: { ...data, name: 'Baize Yeni' } } });
    });
    await page.goto('/', { waitUntil: 'load' });
    await expect
      .poll(() => page.locator('.site-logo').getAttribute('aria-label'))
      .toBe('Baize Yeni ana sayfa');
  });

  it('redirect to a new active domain through the server, once, with path and query', async () => {
    const page = await openTab();
    await page.route('**/_api/options', async (route) => {
      const answer = await route.fetch();
      const { data, ...rest } = (await answer.json()) as { data: object };
      await route.fulfill({ json: { ...rest, data: { ...data, active_domain: 'evil.example' } } });
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(request.url());
    });
    await page.goto('/casino?search=book', { waitUntil: 'load' });
    const url = `${runningSite().siteUrl}/casino?search=book`;
    await expect.poll(() => asked).toEqual([url, url]);
    await page.waitForResponse('**/_api/options');
    await expect.poll(() => stored(page)).toContain('evil.example');
    expect(asked).toEqual([url, url]);
  });
});

describe('an unknown host', () => {
  it.each([
    ['tr-TR,tr;q=0.9,en;q=0.5', 'Bu adreste bir site yok'],
    ['en-GB,en;q=0.9', 'There is no site at this address'],
  ])('is in the language of %s', async (language, text) => {
    const { port } = new URL(runningSite().siteUrl);
    const page = await openTab();
    const answer = await page.request.get(`http://127.0.0.1:${port}/any`, {
      headers: { host: 'nobody.example', 'accept-language': language, cookie: '' },
    });
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain(text);
  });
});
