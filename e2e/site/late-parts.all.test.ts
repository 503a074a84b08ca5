import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { signInNewPlayer } from '../accounts.ts';
import { desktop, englishDesktop, phone, textsOf } from '../variants.ts';
import { loadDeferredParts, openHydrated, pathOf, shareBrowser, waitForHydration } from '../visit.ts';

const { newPage } = shareBrowser();
const t = textsOf(desktop);

/** Aborts the first requests for a file, and counts all of them. */
async function abortFirst(page: Page, file: RegExp, count = 1): Promise<() => number> {
  let requested = 0;
  await page.route(file, async (route: Route) => {
    requested += 1;
    await (requested > count ? route.continue() : route.abort());
  });
  return () => requested;
}

async function reconnect(page: Page) {
  await page.context().setOffline(true);
  await page.getByText(t('site_offline')).first().waitFor();
  await page.context().setOffline(false);
}

const games = (page: Page) => page.locator('.game-grid .tile').first();
const failed = (page: Page) => page.getByText(t('site_page_failed_title')).count();

describe('a late part that fails to load', () => {
  it.each([
    ['its code', /\/assets\/jackpot-carousel-[^/]*\.js/],
    ['its texts', /\/assets\/tr-feeds-[^/]*\.js/],
  ])('stays empty without %s, and loads when the connection is back', async (_, file) => {
    const page = await newPage(desktop);
    await openHydrated(page, '/casino');
    const requested = await abortFirst(page, file);
    await loadDeferredParts(page);
    await page.locator('.late-jackpots').scrollIntoViewIfNeeded();
    await expect.poll(requested).toBe(1);
    await page.waitForTimeout(500);
    expect(await failed(page)).toBe(0);
    expect(await games(page).isVisible()).toBe(true);
    expect(await page.locator('.jackpot-carousel').count()).toBe(0);
    await reconnect(page);
    await page.locator('.jackpot-carousel').waitFor();
    expect(requested()).toBe(2);
    expect(await page.locator('.jackpot-carousel').getByRole('heading').first().innerText()).toBe(
      t('feeds_jackpots'),
    );
  });

  it('loads on the next page that has it', async () => {
    const page = await newPage(desktop);
    await openHydrated(page, '/casino');
    const requested = await abortFirst(page, /\/assets\/jackpot-carousel-[^/]*\.js/);
    await loadDeferredParts(page);
    await page.locator('.late-jackpots').scrollIntoViewIfNeeded();
    await expect.poll(requested).toBe(1);
    await page.locator('.site-nav a').nth(1).click();
    await page.waitForURL((url) => url.pathname !== '/casino');
    await page.goBack();
    await page.locator('.late-jackpots').scrollIntoViewIfNeeded();
    await page.locator('.jackpot-carousel').waitFor();
  });

  it('leaves the home page as it is', async () => {
    const page = await newPage(desktop);
    await openHydrated(page, '/');
    await page.context().setOffline(true);
    await loadDeferredParts(page);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(1_000);
    expect(await failed(page)).toBe(0);
    expect(await page.locator('.hero').count()).toBe(1);
  });
});

describe('a dialog that fails to load', () => {
  it.each(['js', 'css'])('is offered again, for the search without its %s', async (kind) => {
    const page = await newPage(englishDesktop);
    const say = textsOf(englishDesktop);
    await openHydrated(page, '/');
    await abortFirst(page, new RegExp(String.raw`/assets/search-dialog-[^/]*\.${kind}`));
    await page.keyboard.press('/');
    await page.locator('.alert-box').getByText(say('site_part_missing')).waitFor();
    // It stays until it is answered.
    await page.waitForTimeout(6_000);
    await page
      .locator('.alert-box')
      .getByRole('button', { name: say('site_try_again'), exact: true })
      .click();
    const dialog = page.getByRole('dialog', { name: say('site_search') });
    await dialog.waitFor();
    const field = dialog.locator('.search-field');
    expect(await field.evaluate((element) => getComputedStyle(element).minHeight)).toBe('48px');
  });

  it('is offered with a new document if its file does not come back, for which no connection is blamed', async () => {
    const page = await newPage(englishDesktop);
    const say = textsOf(englishDesktop);
    await openHydrated(page, '/');
    const gone = (route: Route) => route.fulfill({ status: 404, body: '' });
    await page.route(/\/assets\/search-dialog-[^/]*\.js/, gone);
    await page.keyboard.press('/');
    const alert = page.locator('.alert-box');
    await alert.getByText(say('site_part_missing')).waitFor();
    await alert.getByRole('button', { name: say('site_try_again'), exact: true }).click();
    await alert.getByText(say('site_part_replaced')).waitFor();
    expect(await page.getByText(/connection/i).count()).toBe(0);
    // After a release the new document names files that there are.
    await page.unroute(/\/assets\/search-dialog-[^/]*\.js/, gone);
    const loaded = page.waitForEvent('load');
    await alert.getByRole('button', { name: say('site_reload'), exact: true }).click();
    await loaded;
    await waitForHydration(page);
    await page.keyboard.press('/');
    await page.getByRole('dialog', { name: say('site_search') }).waitFor();
  });

  it('is offered again, for a popup that has an address', async () => {
    const page = await newPage(desktop);
    await signInNewPlayer(page);
    const requested = await abortFirst(page, /\/assets\/reward-dialog-[^/]*\.js/);
    await openHydrated(page, '/?popup=wheel');
    await expect.poll(requested).toBe(1);
    const alert = page.locator('.alert-box');
    await alert.getByText(t('site_part_missing')).waitFor();
    await alert.getByRole('button', { name: t('site_try_again'), exact: true }).click();
    await page.getByRole('dialog').waitFor();
  });

  it('is offered again, for the sign-in', async () => {
    const page = await newPage(desktop);
    await openHydrated(page, '/casino');
    const requested = await abortFirst(page, /\/assets\/sign-in-[^/]*\.(?:js|css)/, 3);
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('site_log_in') })
      .click();
    const retry = page.locator('.alert-box').getByRole('button', { name: t('site_try_again'), exact: true });
    await retry.waitFor();
    expect(pathOf(page)).toBe('/casino');
    expect(requested()).toBeGreaterThan(0);
    await page.unrouteAll();
    await retry.click();
    await page.getByRole('dialog', { name: t('auth_login_title') }).waitFor();
    expect(pathOf(page)).toBe('/casino');
  });

  it('says so in the open sign-in popup, for the registration', async () => {
    const page = await newPage(phone);
    await openHydrated(page, '/casino?popup=login');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: t('auth_register_action') }).waitFor();
    await abortFirst(page, /\/assets\/register-view-[^/]*\.(?:js|css)/);
    await dialog.getByRole('link', { name: t('auth_register_action') }).click();
    await dialog.getByText(t('site_part_missing')).waitFor();
    await dialog.getByRole('button', { name: t('site_try_again'), exact: true }).click();
    await dialog.getByLabel(t('auth_username')).first().waitFor();
    expect(await dialog.getByText(t('site_part_missing')).count()).toBe(0);
  });
});
