import { type VisitOptions, collectErrors } from '@baize/testkit/browser';
import { runningSite } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible } from '../accessibility.ts';
import { desktop, inSample, screenVariants, textsOf } from '../variants.ts';
import { loadDeferredParts, openHydrated, shareBrowser } from '../visit.ts';

const t = textsOf(desktop);
const { newPage } = shareBrowser();

interface CarouselOptions extends VisitOptions {
  readonly mayMove?: boolean;
  /** The test controls the clock. */
  readonly pausesClock?: boolean;
}

async function openCarousel({ mayMove = false, pausesClock = false, ...options }: CarouselOptions = {}) {
  const page = await newPage(options);
  if (mayMove) await page.emulateMedia({ reducedMotion: 'no-preference' });
  if (pausesClock) await page.clock.install();
  await openHydrated(page, '/casino');
  if (!pausesClock) await loadDeferredParts(page);
  const carousel = page.locator('.jackpot-carousel');
  await page.locator('.late-jackpots').scrollIntoViewIfNeeded();
  await carousel.waitFor();
  return { page, carousel };
}

/** The name of the current jackpot. */
const reached = (page: Page) => page.locator('.jackpot-panel:not([inert]) h3').innerText();
const [grand, cards] = [t('feeds_jackpot_grand'), t('feeds_jackpot_cards')];

describe('the carousel of jackpots', () => {
  it('shows the pools, and advances automatically until it is paused', async () => {
    const { page, carousel } = await openCarousel({ mayMove: true, pausesClock: true });
    const amount = page.locator('.jackpot-panel:not([inert]) .jackpot-amount .visually-hidden').first();
    await amount.waitFor({ state: 'attached' });
    const feed = await (await fetch(`${runningSite().sandboxUrl}/feeds.json`)).json();
    const pool = feed.pools.find(({ id }: { id: string }) => id === 'grand').tiers[0].amountMinor;
    expect(Number((await amount.innerText()).replaceAll(/\D/g, ''))).toBe(pool);
    expect(await reached(page)).toBe(grand);
    await page.clock.runFor(4_100);
    const pause = carousel.getByRole('button', { name: t('site_pause') });
    await pause.waitFor();
    await page.clock.runFor(6_500);
    await expect.poll(() => reached(page)).toBe(cards);
    await pause.click();
    await carousel.getByRole('button', { name: t('site_play_slides') }).waitFor();
    await page.clock.runFor(20_000);
    expect(await reached(page)).toBe(cards);
  });

  it('does not move with reduced motion, and works by keyboard', async () => {
    const { page, carousel } = await openCarousel({ pausesClock: true });
    await page.clock.runFor(20_000);
    expect(await reached(page)).toBe(grand);
    await carousel.getByRole('button', { name: t('site_next') }).focus();
    await page.keyboard.press('Enter');
    await page.clock.runFor(100);
    await expect.poll(() => reached(page)).toBe(cards);
    expect(await carousel.getByRole('status').innerText()).toBe(t('site_slide_of', { index: 2, count: 2 }));
    // Hidden panels are not focusable: the next focus is in the current jackpot.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(
      '/casino/provider/42',
    );
  });

  it('can be swiped', async () => {
    const { page } = await openCarousel({ screen: 'phone' });
    const session = await page.context().newCDPSession(page);
    const box = await page.locator('.jackpot-viewport').boundingBox();
    if (!box) throw new Error('the carousel is not on the screen');
    const y = box.y + box.height / 2;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    // The first touch loads the carousel's code if the banners have not; the next one swipes.
    await touch('touchStart', 300);
    await touch('touchEnd');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /embla-carousel.*\.js/.test(name)),
    );
    await expect
      .poll(async () => {
        await touch('touchStart', 330);
        for (const x of [300, 240, 160, 90, 40]) await touch('touchMove', x);
        await touch('touchEnd');
        return reached(page);
      })
      .toBe(cards);
  });

  it.each(inSample(screenVariants, 2))('passes axe on a $screen in $language', async (variant) => {
    const page = await newPage(variant);
    const complaints = collectErrors(page);
    await openHydrated(page, '/casino');
    await loadDeferredParts(page);
    await page.locator('.late-jackpots').scrollIntoViewIfNeeded();
    await page.locator('.jackpot-amount').first().waitFor();
    await expectAccessible(page, { part: '.jackpot-carousel' });
    expect(complaints).toEqual([]);
  });
});
