import { collectErrors, screens } from '@baize/testkit/browser';
import { brandUrl } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInNewPlayer } from '../accounts.ts';
import { openDialogs } from '../forms.ts';
import { desktop, phone, textsOf } from '../variants.ts';
import { openHydrated, pathOf, shareBrowser } from '../visit.ts';
import { BOOK, sayFromBook, serveBook, toldToBook, waitForBook } from './fake-book.ts';

const t = textsOf(desktop);
const CALL = '**/_api/sportsbook/redlane/prematch*';
const LATE_MS = 15_000;

const { newPage } = shareBrowser();

const addressOf = (page: Page) => pathOf(page) + new URL(page.url()).search;
const heightOf = async (page: Page) =>
  Math.round((await page.locator('.sport-frame').boundingBox())?.height ?? 0);
const notice = (page: Page) => page.locator('.sport-notice');

describe('the frame of a book', () => {
  it('is as high as its screen, without the bottom bar', async () => {
    const page = await newPage(phone);
    await serveBook(page);
    await openHydrated(page, '/Sport');
    await waitForBook(page);
    expect(await heightOf(page)).toBe(screens.phone.height - 114);
    expect(await page.locator('.bottom-bar').isVisible()).toBe(false);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    for (const [width, height] of [
      [320, 640],
      [820, 1180],
      [1440, 900],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => overflowOf(page)).toBe(0);
      const rest = width < 550 ? 114 : width < 1200 ? 115 : 0;
      await expect.poll(() => heightOf(page)).toBe(height - rest);
      expect(await page.locator('.bottom-bar').isVisible()).toBe(false);
    }
    await openHydrated(page, `${brandUrl('tribun')}/test-sport`);
    await page.setViewportSize(screens.phone);
    expect(await page.locator('.notice-bar').isVisible()).toBe(true);
    expect(await heightOf(page)).toBe(screens.phone.height - 184 - 40);
  });

  it('is in the first HTML of a visitor, the same for everyone and without a token', async () => {
    const page = await newPage();
    const { opened } = await serveBook(page);
    const sources = await Promise.all(
      [1, 2].map(async () => {
        const html = await (await page.request.get('/LiveSport?event=7&league=x y')).text();
        return /<iframe src="([^"]*)"/.exec(html)?.[1] ?? '';
      }),
    );
    expect(sources[0]).toContain('/book/redline?view=live');
    expect(sources[0]).toMatch(/&amp;event=7$/);
    expect(sources[0]).not.toMatch(/token|user/);
    expect(sources[1]).toBe(sources[0]);
    await openHydrated(page, '/LiveSport');
    await waitForBook(page);
    expect(opened).toHaveLength(1);
  });

  it('is heard in its own words only, from its own window and origin', async () => {
    const page = await newPage();
    await serveBook(page);
    await openHydrated(page, '/test-sport');
    await waitForBook(page);
    const count = (name: string) =>
      page
        .locator('.sport-test-facts div')
        .filter({ has: page.getByText(t(name), { exact: true }) })
        .locator('dd')
        .innerText();
    const understood = Number(await count('sports_test_understood'));
    await page.evaluate(() => {
      const login = { type: 'redline:login' };
      window.postMessage(login, '*');
      const frame = document.body.appendChild(document.createElement('iframe'));
      frame.srcdoc = `<script>parent.postMessage(${JSON.stringify(login)}, '*')</script>`;
    });
    for (const message of [
      'redline:login',
      { type: 'redline:pay' },
      { action: 'openSlider', tab: 'login' },
      null,
    ])
      await sayFromBook(page, message);
    await expect.poll(() => count('sports_test_dropped')).toBe('4');
    expect(Number(await count('sports_test_understood'))).toBe(understood);
    expect(await openDialogs(page)).toBe(0);
    await sayFromBook(page, { type: 'redline:login' });
    await page.getByRole('dialog', { name: t('auth_login_title') }).waitFor();
  });

  it('moves the address with it, and is moved by it', async () => {
    const page = await newPage();
    const { opened } = await serveBook(page);
    await openHydrated(page, '/Sport/redline/prematch');
    await waitForBook(page);
    const entries = await page.evaluate(() => history.length);
    await sayFromBook(page, { type: 'redline:place', event: 5, league: null, sport: null });
    await expect.poll(() => addressOf(page)).toBe('/Sport/redline/prematch?event=5');
    await sayFromBook(page, { type: 'redline:place', event: null, league: 'tr-1', sport: '<b>' });
    await expect.poll(() => addressOf(page)).toBe('/Sport/redline/prematch?league=tr-1');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(opened).toHaveLength(1);
    await page.evaluate(() => history.pushState(null, '', '?event=9'));
    await page.evaluate(() => history.back());
    await page.goForward();
    await expect.poll(() => opened.length).toBe(2);
    expect(opened[1]).toMatch(/&event=9$/);
  });

  it('gets the player’s token once, and is told when the session ends in another tab', async () => {
    const page = await newPage();
    await serveBook(page);
    await signInNewPlayer(page);
    await openHydrated(page, '/Sport');
    await waitForBook(page);
    const token = { type: 'redline:token', token: 'string' };
    await expect.poll(() => toldToBook(page)).toContainEqual(token);
    const tokens = async () =>
      (await toldToBook(page)).filter((told) => JSON.stringify(told) === JSON.stringify(token));
    expect(await tokens()).toHaveLength(1);
    const tab = await page.context().newPage();
    await tab.goto('/robots.txt');
    await tab.evaluate(() => localStorage.removeItem('access_token'));
    await expect.poll(() => toldToBook(page)).toContainEqual({ type: 'redline:logout' });
    expect(pathOf(page)).toBe('/Sport');
  });
});

describe('a book that does not open', () => {
  it('is late after 15 seconds, and opens when tried again', async () => {
    const page = await newPage();
    await page.clock.install();
    await page.route(BOOK, () => undefined);
    await page.goto('/Sport', { waitUntil: 'commit' });
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    expect(await page.locator('.book-skeleton').isVisible()).toBe(true);
    await page.clock.runFor(LATE_MS - 1_000);
    expect(await notice(page).count()).toBe(0);
    await page.clock.runFor(2_000);
    await notice(page)
      .getByText(t('sports_late', { name: 'Kulvar' }))
      .waitFor();
    await expectAccessible(page);
    await page.unroute(BOOK);
    await serveBook(page);
    await notice(page)
      .getByRole('button', { name: t('site_try_again') })
      .click();
    await waitForBook(page);
    expect(await notice(page).count()).toBe(0);
  });

  it('has the server’s reason, or none without a connection, which opens it when it is back', async () => {
    const page = await newPage();
    await serveBook(page);
    const complaints = collectErrors(page);
    await openHydrated(page, '/404');
    const sports = page.locator('.site-nav a[href="/Sport"]');
    await page.route(CALL, (route) =>
      route.fulfill({ status: 503, json: { success: false, message: 'Oranlar gelmiyor.' } }),
    );
    await sports.click();
    await notice(page).getByText('Oranlar gelmiyor.').waitFor();
    expect(await page.locator('.sport-frame iframe').count()).toBe(0);
    await page.unroute(CALL);
    await page.context().setOffline(true);
    await notice(page).getByText(t('sports_offline')).waitFor();
    await page.context().setOffline(false);
    await waitForBook(page);
    expect(complaints.filter((line) => !/404|503|ERR_INTERNET/.test(line))).toEqual([]);
  });
});
