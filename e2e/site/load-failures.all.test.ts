import { publicBrand } from '@baize/brand';
import { CallError, device, type Language } from '@baize/contract';
import { loadSite } from '@baize/web';
import { routeTable } from '@baize/web/routes';
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible } from '../accessibility.ts';
import { inSample, journeyVariants, englishDesktop } from '../variants.ts';
import { brands, openHydrated, pathOf, shareBrowser } from '../visit.ts';

const words = {
  tr: {
    failed: 'Sayfa açılamadı',
    files: 'Sayfanın dosyaları yüklenemedi.',
    again: 'Yeniden dene',
    offline: 'İnternet bağlantınız kesildi.',
  },
  en: {
    failed: 'The page could not be opened',
    files: 'The files of this page did not load.',
    again: 'Try again',
    offline: 'You are offline.',
  },
};
const lobbyCode = /\/assets\/casino-page-[^/]*\.js$/;
const tableCode = /\/assets\/table-[^/]*\.js$/;
const gamesCall = /\/_api\/games\?/;

const { newPage } = shareBrowser();

/** Records the documents that a page requests. */
function watchDocuments(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const toLobby = (page: Page) => page.locator('a[href="/casino"]:visible').first();

describe('code that fails to load', () => {
  it.each(inSample(journeyVariants, 0))(
    'is an error with a way to try again on a $screen in $language',
    async (variant) => {
      const { files, again } = words[variant.language];
      const page = await newPage(variant);
      await openHydrated(page, '/');
      const documents = watchDocuments(page);
      const gone = (route: Route) => route.fulfill({ status: 404, body: '' });
      await page.route(lobbyCode, gone);
      await toLobby(page).click();
      await page.getByText(files).waitFor();
      // One reload, in case of a newer release, and no second one.
      expect(documents).toEqual(['/casino']);
      expect(pathOf(page)).toBe('/casino');
      await expectAccessible(page, { withFrames: true });
      await page.getByRole('button', { name: again }).click();
      await page.waitForEvent('load');
      await page.getByText(files).waitFor();
      expect(documents).toEqual(['/casino', '/casino']);
      await page.unroute(lobbyCode, gone);
      await page.getByRole('button', { name: again }).click();
      await page.locator('.game-grid .tile').first().waitFor();
      expect(documents).toEqual(['/casino', '/casino', '/casino']);
    },
  );

  it('is also an error if not even the routes have loaded', async () => {
    const { files, again } = words.en;
    const page = await newPage(englishDesktop);
    await openHydrated(page, '/');
    const gone = (route: Route) => route.fulfill({ status: 404, body: '' });
    await page.route(tableCode, gone);
    await toLobby(page).click();
    await page.getByText(files).waitFor();
    expect(pathOf(page)).toBe('/casino');
    await page.unroute(tableCode, gone);
    await page.getByRole('button', { name: again }).click();
    await page.locator('.game-grid .tile').first().waitFor();
  });

  it('is loaded by a single reload after a release', async () => {
    const page = await newPage(englishDesktop);
    await openHydrated(page, '/');
    const documents = watchDocuments(page);
    // Only the old page requests files that no longer exist.
    await page.route(lobbyCode, (route) =>
      documents.length === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    await toLobby(page).click();
    await page.locator('.game-grid .tile').first().waitFor();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('baize.reloaded'))).toBeNull();
    expect(documents).toEqual(['/casino']);
  });

  it('times out after 120 seconds, at the requested address', async () => {
    const page = await newPage(englishDesktop);
    await page.clock.install();
    await openHydrated(page, '/');
    const documents = watchDocuments(page);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = page.waitForRequest(lobbyCode);
    await page.route(lobbyCode, async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await toLobby(page).click();
    await asked;
    await page.clock.runFor(119_000);
    expect(await page.getByText(words.en.files).count()).toBe(0);
    await page.clock.runFor(2_000);
    await page.getByText(words.en.files).waitFor();
    expect(pathOf(page)).toBe('/casino');
    expect(documents).toEqual([]);
    release();
    await page.getByRole('button', { name: words.en.again }).click();
    await page.locator('.game-grid .tile').first().waitFor();
  });
});

describe('data that fails to load', () => {
  it.each(inSample(journeyVariants, 1))(
    'is reported with the request id on a $screen in $language',
    async (variant) => {
      const { failed, again } = words[variant.language];
      const page = await newPage(variant);
      await openHydrated(page, '/');
      const message = 'What the server says.';
      const fail = (route: Route) =>
        route.fulfill({
          status: 500,
          json: {
            success: false,
            message,
            data: { message },
            error: 'please_try_again',
            request_id: 'abc123',
          },
        });
      await page.route(gamesCall, fail);
      await toLobby(page).click();
      await page.getByRole('heading', { name: failed }).waitFor();
      await page.getByText(message).waitFor();
      await page.getByText('abc123').waitFor();
      expect(pathOf(page)).toBe('/casino');
      await expectAccessible(page, { withFrames: true });
      await page.unroute(gamesCall, fail);
      await page.getByRole('button', { name: again }).click();
      await page.locator('.game-grid .tile').first().waitFor();
    },
  );
});

describe('a lost connection', () => {
  it.each(inSample(journeyVariants, 0))(
    'is shown, and once it is back the waiting page opens ($language)',
    async (variant) => {
      const page = await newPage(variant);
      await openHydrated(page, '/');
      await page.context().setOffline(true);
      await page.getByText(words[variant.language].offline).first().waitFor();
      await toLobby(page).click();
      await page.context().setOffline(false);
      await page.locator('.game-grid .tile').first().waitFor();
      await page.waitForURL('**/casino');
      expect(await page.getByText(words[variant.language].files).count()).toBe(0);
    },
  );
});

/** The server's HTML for an address while every call fails, with the number of calls. */
async function renderFailing(address: string, language: Language, status = 500) {
  let calls = 0;
  const site = await loadSite();
  const [brand] = brands;
  if (!brand) throw new Error('no brand found');
  const message = 'The reason.';
  const page = await site.renderPage({
    address,
    brand: publicBrand(brand, language, ''),
    brandStyle: '',
    language,
    device: device.mobile,
    isNoticeClosed: false,
    call() {
      calls += 1;
      return Promise.reject(new CallError('please_try_again'));
    },
    assets: site.assets,
    origin: 'http://localhost',
    explain: () => ({
      status,
      reply: { success: false, message, data: { message }, error: 'please_try_again', request_id: 'r-42' },
    }),
  });
  return 'location' in page
    ? { status: page.status, html: '', failure: undefined, calls }
    : { ...page, calls };
}

describe('a first page whose data failed', () => {
  // A book is a third party's: a page of sport is there without it, and says so itself.
  const loading = routeTable.filter(({ load, paths }) => load !== undefined && !/sport/i.test(paths[0]));
  const pages = loading.map(({ paths, access }) => ({
    address: paths[0].replaceAll(/:[\w-]+\??/g, '172101'),
    access,
  }));

  it.each(pages)('shows it at $address, with status and request id', async ({ address, access }) => {
    for (const language of ['tr', 'en'] as const) {
      const { status, html, failure, calls } = await renderFailing(address, language, 503);
      // A route may load without any call, such as a redirect, or a page that the brand does not have.
      expect(calls > 0 ? [503] : [200, 302, 404]).toContain(status);
      expect(failure instanceof CallError).toBe(calls > 0);
      // Pages of players and sign-in are never indexed.
      if (calls > 0) expect(html).toContain('<meta name="robots" content="noindex">');
      // A player's page is empty until the browser has the session; then it makes the calls itself.
      const isShown = calls > 0 && access !== 'player';
      for (const text of [words[language].failed, 'The reason.', 'r-42', words[language].again])
        expect(html.includes(text), text).toBe(isShown);
    }
  });

  it.each(['/Sport', '/LiveSport', '/ESport'])(
    'is not %s, whose book says itself that it failed',
    async (address) => {
      const { status, failure, calls } = await renderFailing(address, 'tr');
      expect([status, failure, calls > 0]).toEqual([200, undefined, true]);
    },
  );

  it('was tested for most routes with a loader', async () => {
    const rendered = await Promise.all(pages.map(({ address }) => renderFailing(address, 'tr')));
    expect(rendered.filter(({ calls }) => calls > 0).length).toBeGreaterThan(10);
  });

  it('is requested again by the browser, and opens or shows the error', async () => {
    const failed = await renderFailing('/casino', 'en');
    const page = await newPage(englishDesktop);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    const document = (route: Route) =>
      route.fulfill({ status: failed.status, contentType: 'text/html', body: failed.html });
    await page.route('**/casino', document);
    await page.route(gamesCall, (route) => route.fulfill({ status: 500, json: { request_id: 'second' } }));
    await page.goto('/casino', { waitUntil: 'load' });
    await page.getByText('second').waitFor();
    await page.unroute(gamesCall);
    await page.getByRole('button', { name: words.en.again }).click();
    await page.locator('.game-grid .tile').first().waitFor();
    await page.reload({ waitUntil: 'load' });
    await page.locator('.game-grid .tile').first().waitFor();
    expect(complaints).toEqual([]);
  });
});
