import { collectErrors } from '@baize/testkit/browser';
import { runningSite } from '@baize/testkit/running-site';
import { describe, expect, it } from 'vitest';

import { desktop, textsOf } from '../variants.ts';
import { openHydrated, reloadHydrated, shareBrowser } from '../visit.ts';
import { firstName, linkedPicture, phoneAgent, tiles } from './lobby-page.ts';

const t = textsOf(desktop);

const { newPage, openPage } = shareBrowser();

describe('a lobby', () => {
  it('loads more automatically once, then by a button, and Back restores the position', async () => {
    const page = await newPage();
    const complaints = collectErrors(page);
    await openHydrated(page, '/casino');
    expect(await tiles(page)).toBe(50);
    await page.locator('.more-row').scrollIntoViewIfNeeded();
    await page.waitForURL(/\/casino\?page=2$/);
    await expect.poll(() => tiles(page)).toBe(100);
    await page.getByRole('button', { name: t('catalogue_load_more') }).click();
    await page.waitForURL(/\/casino\?page=3$/);
    await expect.poll(() => tiles(page)).toBe(150);

    const tile = page.locator('.game-grid .tile-name').nth(140);
    await tile.scrollIntoViewIfNeeded();
    const name = await tile.innerText();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(1000);
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('.site-nav a[href="/Promotions"]');
      link?.click();
    });
    await page.waitForURL(/\/Promotions$/);
    await page.goBack();
    await expect.poll(() => tiles(page)).toBe(150);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    await reloadHydrated(page);
    expect(await tiles(page)).toBe(150);
    expect(await page.getByRole('link', { name, exact: true }).count()).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    expect(complaints).toEqual([]);
  });

  it('filters by studio, search and category, all in the address', async () => {
    const page = await openPage('/casino');
    const panel = page.getByRole('region', { name: t('catalogue_studios') });
    await panel.getByRole('searchbox').fill('KUZ');
    await panel.getByRole('checkbox', { name: /Kuzgun/ }).check();
    await page.waitForURL(/provider=\d+/);
    const studios = await page.locator('.game-grid .tile-studio').allInnerTexts();
    expect(new Set(studios)).toEqual(new Set(['Kuzgun']));
    await page.getByRole('button', { name: t('catalogue_remove_filter', { name: 'Kuzgun' }) }).click();
    await page.waitForURL(/\/casino$/);

    const search = page.locator('.lobby-tools input');
    await search.fill('ej');
    await search.fill('EJDER HAZ');
    await page.waitForURL(/search=EJDER/);
    expect(await firstName(page)).toBe('Ejder Hazinesi');
    await search.fill('EJ');
    await page.waitForURL(/\/casino$/);
    await page.getByText(t('site_search_from_three')).waitFor();
    expect(await search.inputValue()).toBe('EJ');
    await search.fill('EJDER HAZ');
    await page.waitForURL(/search=EJDER/);
    expect(await page.getByText(t('site_search_from_three')).count()).toBe(0);
    await search.fill('');
    await page.waitForURL(/\/casino$/);

    await page
      .getByRole('navigation', { name: t('catalogue_categories') })
      .getByText('Klasik')
      .click();
    await page.waitForURL(/\/slots\/category\/classics$/);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Klasik');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: t('catalogue_title_casino') }).waitFor();
  });

  it('shows a message if nothing matches, with a link to all games', async () => {
    const page = await openPage('/casino?search=xqzwvy');
    expect(await page.getByText(t('catalogue_nothing_title')).isVisible()).toBe(true);
    await page.getByRole('button', { name: t('catalogue_show_all') }).click();
    await page.waitForURL(/\/casino$/);
    await expect.poll(() => tiles(page)).toBe(50);
  });
});

describe('the largest picture of a lobby', () => {
  it.each([
    ['/casino', 'rail-list'],
    ['/livecasino', 'game-grid'],
  ])('of %s is in the page for phones, and is the first of its %s', async (address, list) => {
    const { preloaded, html } = await linkedPicture(address, phoneAgent);
    const first = new RegExp(`class="${list}[^]*?<img src="([^"]+)"[^>]*>`).exec(html);
    expect(first?.[1]).toMatch(/^data:image\/avif;base64,/);
    expect(html.match(/"data:image\/avif/g)).toHaveLength(1);
    expect(preloaded).toBeUndefined();
    expect(first?.[0]).toContain('loading="eager"');
  });
});

describe('an address of a lobby', () => {
  const visit = (address: string) => fetch(runningSite().siteUrl + address, { redirect: 'manual' });

  it.each([
    ['/casino?type=nothing', '/404'],
    ['/casino?provider=999999', '/404'],
    ['/providers/egt/9088', '/404'],
    ['/casino?type=bingo&search=abc', '/bingo?search=abc'],
    ['/casino?type=favorite_games', '/casino?category=0'],
  ])('%s leads to %s', async (address, target) => {
    const answer = await visit(address);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, target]);
  });

  it.each(['/slots/category/none', '/casino?category=20', '/casino?provider=x', "/casino?category='--"])(
    '%s is a 404 page with text',
    async (address) => {
      const answer = await visit(address);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain(t('site_not_found_title'));
    },
  );

  it.each([
    '/slots/category/hot-games',
    '/LIVE-CASINO/category/game-shows',
    '/live-casino/category/instant-games',
    '/slots/providers/any-name/9087',
    '/casino/provider/9087',
    '/providers/EGT/9087',
    '/amusnet',
    '/casino?page=-1',
    '/casino?page=1e9&per_page=7',
    `/casino?search=${encodeURIComponent("<script>alert(1)</script>' OR 1=1")}`,
    `/casino?search=${'a'.repeat(1_500)}`,
  ])('%s is a page with text', async (address) => {
    const answer = await visit(address);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(/<h1>[^<]+<\/h1>/);
    expect(html).not.toContain('<script>alert');
  });
});
