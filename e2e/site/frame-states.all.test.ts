import { screens } from '@baize/testkit/browser';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible } from '../accessibility.ts';
import { inSample, journeyVariants, desktop, type Variant, phone, textsOf } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { type Opening, openMoving } from './open-moving.ts';

const noticeOf = { tr: 'Derbi haftası', en: 'Derby week' };

const { newPage } = shareBrowser();

const open = async (variant: Variant, opening?: Opening): Promise<Page> =>
  openMoving(await newPage(variant), opening);

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

  it('is static and complete with reduced motion', async () => {
    const page = await open(variant, { slug: 'tribun', isStill: true });
    const box = await words(page).evaluate((element) => ({
      hidden: element.scrollWidth - element.clientWidth,
      animation: getComputedStyle(element).animationName,
    }));
    expect(box).toEqual({ hidden: 0, animation: 'none' });
    expect(await bar(page).getByRole('button').count()).toBe(1);
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
});

describe('the bottom bar', () => {
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
