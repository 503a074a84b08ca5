import { collectErrors } from '@baize/testkit/browser';
import type { FrameLocator } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { isFocused } from '../accessibility.ts';
import { openHydrated, shareBrowser } from '../visit.ts';

const COIN = 140403;
const SHORTEST_GAME_MS = 5_000;

const { newPage } = shareBrowser();

const isDisabled = (game: FrameLocator) => game.locator('#play').getAttribute('aria-disabled');

describe('the coin game', () => {
  it('starts at most every five seconds, and shows and announces when', async () => {
    const page = await newPage();
    const complaints = collectErrors(page);
    await openHydrated(page, `/play/demo/${COIN}`);
    const game = page.frameLocator('iframe');
    const play = game.locator('#play');
    const starts: number[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/quick/api/play')) starts.push(performance.now());
    });

    await expect.poll(() => isDisabled(game)).toBe('false');
    expect(await game.locator('#ready').innerText()).toBe('');
    await play.focus();
    await page.keyboard.press('Enter');
    expect(await isDisabled(game)).toBe('true');
    expect(await game.locator('#wait').innerText()).toMatch(/^[1-5] sn$/);
    while (/^[2-5]/.test(await game.locator('#wait').innerText())) {
      await page.keyboard.press('Enter');
      await page.waitForTimeout(100);
    }
    await expect.poll(() => isDisabled(game)).toBe('false');
    expect(starts).toHaveLength(1);
    expect(await game.locator('#ready').innerText()).toBe('Yeniden oynayabilirsin.');
    expect(await isFocused(play)).toBe(true);

    await page.keyboard.press('Enter');
    await expect.poll(() => starts.length).toBe(2);
    const [first = 0, second = 0] = starts;
    expect(second - first).toBeGreaterThanOrEqual(SHORTEST_GAME_MS);
    expect(complaints).toEqual([]);
  });
});
