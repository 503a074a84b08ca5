import { screens, type VisitOptions, collectErrors } from '@baize/testkit/browser';
import { brandUrl, runningSite } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible } from '../accessibility.ts';
import { desktop, inSample, screenVariants, textsOf } from '../variants.ts';
import { openHydrated, pathOf, reloadHydrated, shareBrowser, waitForHandlers } from '../visit.ts';

const t = textsOf(desktop);
const { browser, newPage } = shareBrowser();

interface Opening extends VisitOptions {
  readonly address?: string;
  /** Whether motion is allowed. */
  readonly moves?: boolean;
  /** Whether the test controls the clock. */
  readonly pausesClock?: boolean;
}

async function openHome({ address = '/', moves, pausesClock, ...options }: Opening = {}): Promise<Page> {
  const page = await newPage(options);
  if (moves) await page.emulateMedia({ reducedMotion: 'no-preference' });
  if (pausesClock) await page.clock.install();
  await openHydrated(page, address);
  return page;
}

const viewer = (page: Page) => page.locator('.story-viewer[open]');
const viewed = (page: Page) => page.evaluate(() => localStorage.getItem('viewed_stories'));

describe('the first picture', () => {
  const userAgent =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

  it('is in the page for phones, and nothing fetches it', async () => {
    const { siteUrl } = runningSite();
    const context = await browser().newContext({
      baseURL: siteUrl,
      viewport: screens.phone,
      deviceScaleFactor: 3,
      isMobile: true,
      userAgent,
    });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const response = await page.goto('/', { waitUntil: 'networkidle' });
    expect(response?.headers()['link']).toBeUndefined();
    const picture = page.locator('.slide img').first();
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /^data:image\/avif;base64,/,
    );
    expect(asked.filter((path) => path.startsWith('/pictures/banner-'))).toEqual([]);
    await context.close();
  });

  it('is chosen by the browser on wider screens', async () => {
    const page = await openHome();
    const picture = page.locator('.slide img').first();
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /banner-[a-z-]+-(?:960|1680)\.avif$/,
    );
    const response = await page.request.get('/');
    expect(response.headers()['link']).toBeUndefined();
  });
});

describe('stories', () => {
  it('open over the page, work by keyboard, and return the focus', async () => {
    const page = await openHome();
    await expect.poll(() => page.locator('.story-strip .is-new').count()).toBe(8);
    await page.locator('#story-1').focus();
    await page.keyboard.press('Enter');
    await viewer(page).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/#story-2$/);
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL(/#story-1$/);
    await viewer(page)
      .getByRole('button', { name: t('site_next') })
      .click();
    await page.waitForURL(/#story-2$/);
    await expect.poll(() => viewed(page)).toBe('[1,2]');
    await page.keyboard.press('Escape');
    await viewer(page).waitFor({ state: 'detached' });
    await page.waitForURL((url) => url.hash === '');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('story-2');
    await expect.poll(() => page.locator('.story-strip .is-new').count()).toBe(6);
    await reloadHydrated(page);
    await expect.poll(() => page.locator('.story-strip .is-new').count()).toBe(6);
  });

  it('advance automatically, and stop by the button, a long press and the space bar', async () => {
    const page = await openHome({ address: '/#story-1', moves: true });
    await viewer(page).waitFor();
    await page.locator('.story-progress .is-current:not(.is-paused)').waitFor();
    const fill = () =>
      page.evaluate(() => {
        for (const filling of document.getAnimations())
          if (filling instanceof CSSAnimation && filling.animationName === 'story-fills') filling.finish();
      });
    await fill();
    await page.waitForURL(/#story-2$/);
    await page.keyboard.press(' ');
    await page.locator('.story-progress .is-paused').waitFor();
    await viewer(page)
      .getByRole('button', { name: t('home_story_play') })
      .click();
    await page.locator('.story-progress .is-current:not(.is-paused)').waitFor();
    await page.locator('.story-touch').hover();
    await page.mouse.down();
    await page.locator('.story-progress .is-paused').waitFor();
    await page.mouse.move(20, 300);
    await page.mouse.up();
    await page.waitForURL(/#story-3$/);
    await expect.poll(() => viewed(page)).toBe('[1,2,3]');
  });

  it('do not advance with reduced motion', async () => {
    const page = await openHome({ address: '/#story-1' });
    await viewer(page).waitFor();
    expect(await page.locator('.story-progress .is-current').count()).toBe(0);
    expect(
      await viewer(page)
        .getByRole('button', { name: t('home_story_pause') })
        .count(),
    ).toBe(0);
  });

  it('close on Back, and after the last one', async () => {
    const page = await openHome({ screen: 'phone' });
    await page.locator('#story-1').tap();
    await viewer(page).waitFor();
    await page.goBack();
    await viewer(page).waitFor({ state: 'detached' });
    expect(pathOf(page)).toBe('/');
    await page.goto('/#story-8');
    await viewer(page).waitFor();
    await page.keyboard.press('ArrowRight');
    await viewer(page).waitFor({ state: 'detached' });
  });

  it('show a replay of the linked game', async () => {
    const page = await openHome({ address: '/#story-7' });
    const frame = viewer(page).frameLocator('iframe');
    await frame.locator('body[data-mode=replay]').waitFor();
    await frame.locator('#spin').waitFor({ state: 'hidden' });
    await viewer(page).getByRole('link').click();
    await page.locator('dialog[open] input').first().waitFor();
    expect(await page.locator('.story-progress .is-current').count()).toBe(0);
  });

  it('tolerate a malformed list, and two tabs extend the same list', async () => {
    const page = await openHome();
    await page.evaluate(() => localStorage.setItem('viewed_stories', '{"no":"list'));
    await reloadHydrated(page);
    await page.locator('#story-3').click();
    await viewer(page).waitFor();
    const other = await page.context().newPage();
    await openHydrated(other, '/#story-5');
    await viewer(other).waitFor();
    await expect.poll(() => viewed(page)).toBe('[3,5]');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.story-strip .is-new').count()).toBe(6);
  });

  it.each(inSample(screenVariants, 1))('pass axe on a $screen in $language', async (variant) => {
    const page = await newPage(variant);
    const complaints = collectErrors(page);
    await openHydrated(page, '/#story-1');
    await viewer(page).waitFor();
    await expectAccessible(page, { part: '.story-viewer' });
    expect(complaints).toEqual([]);
  });
});

describe('the banner', () => {
  const slideName = (index: number) => t('site_slide_of', { index, count: 4 });
  function shown(page: Page) {
    return expect.poll(() => page.locator('.hero-slides').getAttribute('aria-label'));
  }

  it.each(['tr', 'en'] as const)('shows its terms in full on narrow screens, in %s', async (language) => {
    const page = await newPage({ screen: 'phone', language });
    for (const width of [320, 360, 390, 720]) {
      await page.setViewportSize({ width, height: 450 });
      await openHydrated(page, '/');
      const cut = await page.locator('.slide-copy').evaluateAll((copies) =>
        copies.flatMap((copy) => {
          const slide = copy.closest('.slide')?.getBoundingClientRect();
          return [...copy.querySelectorAll<HTMLElement>('h1, h2, p, .fine')].flatMap((element) => {
            const { top, bottom, height } = element.getBoundingClientRect();
            const isInside = slide && top >= slide.top && bottom <= slide.bottom;
            const isWhole = getComputedStyle(element).overflow === 'visible';
            return height > 0 && isInside && isWhole ? [] : [element.textContent];
          });
        }),
      );
      expect(cut).toEqual([]);
    }
  });

  it('advances every 5,500 ms until the visitor takes over', async () => {
    const page = await openHome({ moves: true, pausesClock: true });
    await page.clock.runFor(4_100);
    const pager = page.locator('.hero-pager');
    await pager.getByRole('button', { name: t('site_pause') }).waitFor();
    await shown(page).toBe(slideName(1));
    await page.clock.runFor(6_500);
    await shown(page).toBe(slideName(2));
    await page.clock.runFor(3 * 6_400);
    await shown(page).toBe(slideName(1));
    await pager.getByRole('button', { name: t('site_next') }).click();
    await pager.getByRole('button', { name: t('site_play_slides') }).waitFor();
    await page.clock.runFor(1_500);
    await shown(page).toBe(slideName(2));
    await page.clock.runFor(20_000);
    await shown(page).toBe(slideName(2));
    expect(await pager.getByRole('button', { name: t('site_pause') }).count()).toBe(0);
  });

  it('does not move with reduced motion, and works by keyboard', async () => {
    const page = await openHome({ pausesClock: true });
    await page.clock.runFor(20_000);
    await shown(page).toBe(slideName(1));
    await page
      .locator('.hero-pager')
      .getByRole('button', { name: t('site_next') })
      .focus();
    await page.keyboard.press('Enter');
    await page.clock.runFor(1_500);
    await shown(page).toBe(slideName(2));
    // Only the visible slide is focusable.
    expect(await page.locator('.slide:not([inert])').count()).toBe(1);
    expect(await page.locator('.slide').nth(1).getAttribute('inert')).toBeNull();
    expect(
      await page
        .locator('.hero-pager')
        .getByRole('button', { name: t('site_pause') })
        .count(),
    ).toBe(0);
  });
});

describe('the lower sections', () => {
  const scrollTo = (page: Page, section: string) => page.locator(`.home-${section}`).scrollIntoViewIfNeeded();

  it('link to lists with games', async () => {
    const page = await openHome();
    const links = await page
      .locator(':is(.home-studios, .home-categoryLinks, .home-explore) a')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    expect(links).toContain('/providers/egt/9087');
    expect(links).toContain('/casino/provider/42');
    expect(links).toContain('/live-casino/category/instant-games');
    expect(links.length).toBeGreaterThanOrEqual(22 + 6 + 3);
    for (const link of links.filter((address) => !/promotions/i.test(address))) {
      const answer = await page.request.get(link);
      expect(answer.status(), link).toBe(200);
      expect(await answer.text(), link).toContain('class="tile"');
    }
  });

  it('hydrate when they are near, and require sign-in before a deposit', async () => {
    const page = await openHome({ screen: 'phone' });
    const late = () =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => name.includes('late-part')).length,
      );
    expect(await late()).toBe(0);
    await scrollTo(page, 'payments');
    await expect.poll(late).toBeGreaterThan(0);
    const strip = page.locator('.payment-strip');
    await waitForHandlers(strip.locator('a').first());
    await strip.locator('a').first().tap();
    await page.locator('dialog[open] input').first().waitFor();
    expect(pathOf(page)).toBe('/');
  });

  it('scroll the payments automatically if motion is allowed, until they are touched', async () => {
    const page = await openHome({ screen: 'phone', moves: true, pausesClock: true });
    await scrollTo(page, 'payments');
    const section = page.locator('.home-payments');
    const stop = section.getByRole('button', { name: t('home_strip_pause') });
    await stop.waitFor();
    await page.locator('.payment-strip').scrollIntoViewIfNeeded();
    const left = () => page.locator('.payment-strip').evaluate((strip) => strip.scrollLeft);
    await page.clock.runFor(5_100);
    await expect.poll(left).toBeGreaterThan(100);
    await page.locator('.payment-strip').dispatchEvent('pointerdown');
    await section.getByRole('button', { name: t('home_strip_play') }).waitFor();
  });

  it('are a block of categories at one brand', async () => {
    const page = await openHome({ address: brandUrl('cini') });
    const tiles = page.locator('.category-block a');
    expect(await tiles.count()).toBeGreaterThan(8);
    await tiles.first().click();
    await page.waitForURL(/\/slots\/category\/hot-games$/);
    await page.locator('.tile').first().waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });
});

describe('the popup', () => {
  const dialog = (page: Page) => page.locator('.home-popup[open]');
  async function settle(page: Page): Promise<void> {
    await page.clock.install();
    await openHydrated(page, '/');
    // Without user input the popup would count as part of loading.
    await page.clock.runFor(4_600);
    expect(await dialog(page).count()).toBe(0);
    await page.keyboard.press('Shift');
  }

  it('opens once the page has settled, and not again after it was dismissed', async () => {
    const page = await newPage({ showsPopup: true });
    await settle(page);
    await dialog(page).waitFor();
    await expectAccessible(page, { part: '.home-popup' });
    await dialog(page)
      .getByRole('button', { name: t('home_popup_never') })
      .click();
    await dialog(page).waitFor({ state: 'detached' });
    const asked = page.waitForResponse(/\/_api\/popup/);
    await settle(page);
    await asked;
    await page.clock.runFor(3_000);
    expect(await dialog(page).count()).toBe(0);
  });

  it('waits during sign-in', async () => {
    const page = await openHome({ showsPopup: true, screen: 'phone', pausesClock: true });
    await page.getByRole('button', { name: t('site_log_in') }).tap();
    await page.locator('dialog[open] input').first().waitFor();
    const asked = page.waitForResponse(/\/_api\/popup/);
    await page.clock.runFor(4_600);
    await asked;
    await page.clock.runFor(3_000);
    expect(await dialog(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.clock.runFor(2_000);
    await dialog(page).waitFor();
  });

  it('does not open if it cannot be loaded', async () => {
    const page = await newPage({ showsPopup: true });
    await page.route(/\/_api\/popup/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/_api/popup'));
    await settle(page);
    await failed;
    await page.clock.runFor(3_000);
    expect(await dialog(page).count()).toBe(0);
  });
});
