import { collectErrors, screens } from '@baize/testkit/browser';
import { brandUrl } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible } from '../accessibility.ts';
import { inSample, journeyVariants, desktop, type Variant, phone, textsOf } from '../variants.ts';
import { openHydrated, reloadHydrated, shareBrowser } from '../visit.ts';

const noticeOf = { tr: 'Derbi haftası', en: 'Derby week' };

const { newPage } = shareBrowser();

interface Opening {
  readonly address?: string;
  readonly slug?: string;
  readonly isStill?: boolean;
}

/** A page of a brand, with motion by default. */
async function open(variant: Variant, { address = '/', slug, isStill = false }: Opening = {}): Promise<Page> {
  const page = await newPage(variant);
  if (!isStill) await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHydrated(page, (slug === undefined ? '' : brandUrl(slug)) + address);
  return page;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

describe.each(inSample(journeyVariants, 0))('the notice, on a $screen in $language', (variant) => {
  const t = textsOf(variant);
  const bar = (page: Page) => page.getByRole('region', { name: t('site_notice') });
  const words = (page: Page) => bar(page).getByText(noticeOf[variant.language]).first();
  const state = (page: Page) =>
    words(page).evaluate((element) => {
      const { animationPlayState, animationDuration } = getComputedStyle(element);
      return `${animationPlayState} ${animationDuration}`;
    });

  it('scrolls at its speed, stops on hover and focus, and is read out once', async () => {
    const page = await open(variant, { slug: 'tribun' });
    const duration = variant.screen === 'phone' ? '10s' : '50s';
    expect(await state(page)).toBe(`running ${duration}`);
    expect(await bar(page).locator('p:not([aria-hidden])').count()).toBe(1);
    await bar(page).hover();
    if (variant.screen === 'desktop') await expect.poll(() => state(page)).toBe(`paused ${duration}`);
    await page.mouse.move(5, 500);
    await bar(page)
      .getByRole('button', { name: t('site_pause'), exact: true })
      .click();
    await page.mouse.move(5, 500);
    await expect.poll(() => state(page)).toBe(`paused ${duration}`);
    await bar(page)
      .getByRole('button', { name: t('site_play_slides') })
      .click();
    await expect.poll(() => state(page)).toBe(`running ${duration}`);
    await expectAccessible(page);
  });

  it('is not in later HTML after it was closed, and causes no layout shift', async () => {
    const page = await open(variant, { slug: 'tribun' });
    const complaints = collectErrors(page);
    await bar(page)
      .getByRole('button', { name: t('site_notice_close') })
      .click();
    await bar(page).waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('main');
    const answer = await reloadHydrated(page);
    expect(await answer?.text()).not.toContain('class="notice-bar"');
    expect(await bar(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('is static and complete with reduced motion', async () => {
    const page = await open(variant, { slug: 'tribun', isStill: true });
    const box = await words(page).evaluate((element) => ({
      hidden: element.scrollWidth - element.clientWidth,
      animation: getComputedStyle(element).animationName,
    }));
    expect(box).toEqual({ hidden: 0, animation: 'none' });
    expect(await bar(page).getByRole('button').count()).toBe(1);
    const height = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--notice-height'),
    );
    expect(height).toBe('40px');
  });
});

describe('the header', () => {
  it.each(inSample(journeyVariants, 1))(
    'changes after 100 px and offers the other language, on a $screen in $language',
    async (variant) => {
      const page = await open(variant);
      const header = page.getByRole('banner');
      await page.evaluate(() => window.scrollTo(0, 101));
      await expect.poll(() => header.getAttribute('class')).toContain('is-scrolled');
      await page.evaluate(() => window.scrollTo(0, 100));
      await expect.poll(() => header.getAttribute('class')).toBe('site-header');
      const other = variant.language === 'tr' ? 'en' : 'tr';
      await header.getByRole('button', { name: textsOf(variant)('site_switch_language') }).click();
      await page.locator(`html[lang=${other}]`).waitFor();
      expect((await page.context().cookies(page.url())).find(({ name }) => name === 'lang')?.value).toBe(
        other,
      );
    },
  );

  it.each(inSample(journeyVariants, 0))(
    'and footer link to existing pages ($screen, $language)',
    async (variant) => {
      const page = await open(variant);
      const addresses = await page
        .locator('header a, footer a, .bottom-bar a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const own = [...new Set(addresses.filter((address) => address.startsWith('/')))];
      expect(own.length).toBeGreaterThan(15);
      const missing: string[] = [];
      // One by one: so many pages at once are more than a renderer takes.
      for (const address of own) if (!(await page.request.get(address)).ok()) missing.push(address);
      expect(missing).toEqual([]);
    },
  );
});

describe('the bottom bar', () => {
  it.each(['tr', 'en'] as const)(
    'is complete on all phones in %s and does not cover the end of the page',
    async (language) => {
      const page = await open({ ...phone, language });
      const bar = page.locator('.bottom-bar');
      const entries = bar.locator('> *');
      for (const width of [320, 390, 549]) {
        await page.setViewportSize({ width, height: 700 });
        expect(await entries.count()).toBe(5);
        for (const entry of await entries.all()) {
          const { hidden, height, name } = await entry.evaluate((element) => ({
            hidden: element.scrollWidth - element.clientWidth,
            height: element.clientHeight,
            name: element.textContent,
          }));
          expect(hidden, `${name} at ${width} px`).toBeLessThanOrEqual(0);
          expect(height).toBeGreaterThanOrEqual(44);
        }
        const last = await page.evaluate(() => {
          window.scrollTo(0, document.body.scrollHeight);
          return document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
        });
        // Scroll positions are integers, heights are not.
        expect(last).toBeLessThan(((await bar.boundingBox())?.y ?? 0) + 1);
      }
    },
  );

  it('is not shown on wide screens or with a game', async () => {
    const page = await open(desktop);
    expect(await page.locator('.bottom-bar').isVisible()).toBe(false);
    await page.setViewportSize(screens.phone);
    await openHydrated(page, '/play/demo/172101');
    expect(await page.locator('body').getAttribute('class')).toBe('play-game frame-play');
    expect(await page.locator('.bottom-bar').count()).toBe(0);
    expect(await page.locator('footer').getAttribute('class')).toContain('is-in-play');
  });

  it('is hidden on sport pages of a phone, with the footer’s margin', async () => {
    const page = await open(phone, { address: '/Sport' });
    expect(await page.locator('body').getAttribute('class')).toBe('sportsbook frame-sport');
    expect(await page.locator('.bottom-bar').isVisible()).toBe(false);
    const margins = await page.evaluate(() => [
      getComputedStyle(document.querySelector('footer') ?? document.body).marginTop,
      getComputedStyle(document.body).paddingBottom,
    ]);
    expect(margins).toEqual(['0px', '0px']);
  });
});

describe('a navigation', () => {
  it.each(inSample(journeyVariants, 1))(
    'starts at the top; Back, Forward and reload restore the position ($screen, $language)',
    async (variant) => {
      const page = await open(variant);
      const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
      await page.evaluate(() => window.scrollTo(0, 900));
      // Moving the mouse there would scroll.
      await page.locator('.site-nav a[href="/Jackpot"]').dispatchEvent('click');
      await page.waitForURL('**/Jackpot');
      await expect.poll(scrolled).toBe(0);
      expect(await page.locator('body').getAttribute('class')).toBe('lobby-page frame-page');
      await page.evaluate(() => window.scrollTo(0, 500));
      await page.goBack();
      await expect.poll(scrolled).toBe(900);
      expect(await page.locator('body').getAttribute('class')).toBe('home frame-page');
      await page.goForward();
      await expect.poll(scrolled).toBe(500);
      await reloadHydrated(page);
      await expect.poll(scrolled).toBe(500);
    },
  );

  it('to a part typed into the address goes there, and Back restores the position', async () => {
    const page = await open(phone, { address: '/Pages/payment-policy' });
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    const target = await page.evaluate(() => {
      const part = document.querySelector('footer') ?? document.body;
      part.id = 'part';
      return Math.round(part.getBoundingClientRect().top);
    });
    expect(target).toBeGreaterThan(500);
    await page.evaluate(() => window.scrollTo(0, 100));
    // What the browser does when a part is typed into the address bar.
    const type = (hash: string) => page.evaluate((part) => void (location.hash = part), hash);
    await type('part');
    // Until the router has opened the page again.
    await page.waitForTimeout(300);
    const reached = await scrolled();
    expect(reached).toBeGreaterThan(400);
    await page.evaluate(() => window.scrollTo(0, 200));
    await page.goBack();
    await expect.poll(scrolled).toBe(100);
    await page.goForward();
    await expect.poll(scrolled).toBe(200);
    await type('');
    await type('part');
    await page.waitForTimeout(300);
    expect(await scrolled()).toBe(reached);
  });
});

describe('the alert box', () => {
  const box = (page: Page) => page.locator('.alert-box');

  it.each(inSample(journeyVariants, 0))(
    'is shown for five seconds, longer on hover and focus ($screen, $language)',
    async (variant) => {
      const t = textsOf(variant);
      const page = await open(variant);
      const context = page.context();
      await page.clock.install();
      await context.setOffline(true);
      await box(page).getByText(t('site_offline')).waitFor();
      expect(await page.getByRole('alert').innerText()).toBe(t('site_offline'));
      await page.clock.runFor(3_500);
      expect(await box(page).isVisible()).toBe(true);
      const place = await box(page).boundingBox();
      await page.mouse.move((place?.x ?? 0) + 40, (place?.y ?? 0) + 20);
      await page.clock.runFor(20_000);
      expect(await box(page).isVisible()).toBe(true);
      await page.mouse.move(5, 800);
      await page.clock.runFor(5_100);
      await box(page).waitFor({ state: 'hidden' });
      await context.setOffline(false);
      await box(page).getByText(t('site_online')).waitFor();
      expect(await page.getByRole('status').first().textContent()).toBe(t('site_online'));
      await box(page).getByRole('button').dispatchEvent('click');
      await box(page).waitFor({ state: 'hidden' });
    },
  );
});
