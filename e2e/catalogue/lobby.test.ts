import { collectErrors } from '@baize/testkit/browser';
import { runningSite } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible } from '../accessibility.ts';
import { desktop, type Variant, phone, textsOf } from '../variants.ts';
import { openHydrated, reloadHydrated, shareBrowser } from '../visit.ts';

const t = textsOf(desktop);

const { newPage } = shareBrowser();

async function open(address: string, variant: Variant = desktop): Promise<Page> {
  const page = await newPage(variant);
  await openHydrated(page, address);
  return page;
}

const tiles = (page: Page) => page.locator('.game-grid .tile').count();
const firstName = (page: Page) => page.locator('.game-grid .tile-name').first().innerText();

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
    const page = await open('/casino');
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

  it('filters slots by how they pay and by volatility, and a lobby without slots by neither', async () => {
    const page = await open('/casino');
    const ways = page.getByRole('region', { name: t('play_mechanic') });
    for (const name of ['play_mechanic_coins', 'play_mechanic_cluster'] as const)
      await ways.getByRole('checkbox', { name: t(name) }).check();
    await page.waitForURL(/mechanic=coins,cluster$|mechanic=coins%2Ccluster$/);
    expect(await firstName(page)).toBe('Ejder Hazinesi');
    expect(await page.getByRole('region', { name: t('play_volatility') }).count()).toBe(1);
    const bingo = await open('/bingo');
    expect(await bingo.getByRole('region', { name: t('catalogue_studios') }).count()).toBe(1);
    for (const name of ['play_mechanic', 'play_volatility'] as const)
      expect(await bingo.getByRole('region', { name: t(name) }).count()).toBe(0);
  });

  it('shows a message if nothing matches, with a link to all games', async () => {
    const page = await open('/casino?search=xqzwvy');
    expect(await page.getByText(t('catalogue_nothing_title')).isVisible()).toBe(true);
    await page.getByRole('button', { name: t('catalogue_show_all') }).click();
    await page.waitForURL(/\/casino$/);
    await expect.poll(() => tiles(page)).toBe(50);
  });

  it('has ten thousand games in the list and only those near the screen in the document', async () => {
    const page = await open('/casino');
    const many = 10_000;
    await page.route('**/_api/games*', async (route) => {
      const response = await route.fetch();
      const reply = (await response.json()) as { games: { data: { id: number; name: string }[] } };
      const [sample] = reply.games.data;
      const data = Array.from({ length: many - 50 }, (_, index) => ({
        ...sample,
        id: 900_000 + index,
        name: `Oyun ${index + 51}`,
      }));
      await route.fulfill({
        json: { success: true, games: { ...reply.games, data, total: many, next_page_url: null } },
      });
    });
    await page.locator('.more-row').scrollIntoViewIfNeeded();
    await page.locator('[role=listitem]').first().waitFor();
    expect(await tiles(page)).toBeLessThan(120);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeGreaterThan(many * 20);
    await page.locator('.lobby').evaluate((lobby) => {
      scrollTo(0, scrollY + lobby.getBoundingClientRect().bottom - innerHeight);
    });
    await page.getByText('Oyun 10000', { exact: true }).waitFor();
    expect(await tiles(page)).toBeLessThan(120);
    const position = page.getByRole('listitem').filter({ hasText: /^Oyun 10000/ });
    expect(await position.getAttribute('aria-posinset')).toBe(String(many));
    await expectAccessible(page, { part: '.lobby-main', withAdvice: true });
  });

  it('shows that loading more has failed, and retries by the button', async () => {
    const page = await open('/casino');
    await page.route('**/_api/games*', (route) => route.abort());
    await page.locator('.more-row').scrollIntoViewIfNeeded();
    await page.getByText(t('catalogue_more_failed')).waitFor();
    expect(await tiles(page)).toBe(50);
    await page.unroute('**/_api/games*');
    await page.getByRole('button', { name: t('catalogue_load_more') }).click();
    await expect.poll(() => tiles(page)).toBe(100);
  });

  it('has a skip link past its many filters', async () => {
    const page = await open('/casino');
    const skip = page.getByRole('link', { name: t('catalogue_skip_filters') });
    await skip.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const first = await page.evaluate(() => document.activeElement?.textContent);
    expect(first).toBe(await firstName(page));
  });

  it('shows its studios in a sheet on a phone', async () => {
    const page = await open('/livecasino', phone);
    await page.getByRole('button', { name: t('catalogue_filter'), exact: true }).tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('checkbox').first().tap({ force: true });
    await page.waitForURL(/provider=\d+/);
    await expectAccessible(page, { part: 'dialog', withAdvice: true });
    await sheet.locator('.dialog-foot button').tap();
    await expect.poll(() => sheet.count()).toBe(0);
  });
});

describe('the largest picture of a lobby', () => {
  const ahead = async (address: string, agent: string) => {
    const { siteUrl } = runningSite();
    const answer = await fetch(siteUrl + address, { headers: { 'user-agent': agent } });
    const preloaded = /^<([^>]+)>; rel=preload; as=image; fetchpriority=high$/.exec(
      answer.headers.get('link') ?? '',
    )?.[1];
    return { preloaded, html: await answer.text() };
  };
  const phoneAgent = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0.0.0 Mobile Safari/537.36';

  it.each([
    ['/casino', 'rail-list'],
    ['/casino?sort=new', 'game-grid'],
    ['/livecasino', 'game-grid'],
  ])('of %s is preloaded for phones by a header, and is the first of its %s', async (address, list) => {
    const { preloaded, html } = await ahead(address, phoneAgent);
    const first = new RegExp(`class="${list}[^]*?<img src="([^"]+)"[^>]*>`).exec(html);
    expect(first?.[1]).toMatch(/^\/pictures\/[\w-]+\.avif$/);
    expect(preloaded).toBe(first?.[1]);
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
