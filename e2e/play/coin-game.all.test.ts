import { collectErrors } from '@baize/testkit/browser';
import type { FrameLocator } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, isFocused, overflowOf } from '../accessibility.ts';
import { openHydrated, shareBrowser } from '../visit.ts';

const COIN = 140403;
/** Opens by script: its page has an opaque origin, without storage. */
const CARD = 140404;
const SHORTEST_GAME_MS = 5_000;

const { newPage } = shareBrowser();

const isDisabled = (game: FrameLocator) => game.locator('#go').getAttribute('aria-disabled');

async function untilReady(game: FrameLocator): Promise<void> {
  await expect.poll(() => isDisabled(game), { timeout: 15_000 }).toBe('false');
}

describe('the coin game', () => {
  it('starts at most every five seconds, and shows and announces when', async () => {
    const page = await newPage();
    const complaints = collectErrors(page);
    await openHydrated(page, `/play/demo/${COIN}`);
    const game = page.frameLocator('iframe');
    const go = game.locator('#go');
    const starts: number[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/quick/api/play')) starts.push(performance.now());
    });

    await untilReady(game);
    expect(await game.locator('#ready').innerText()).toBe('');
    await go.focus();
    await page.keyboard.press('Enter');
    expect(await isDisabled(game)).toBe('true');
    await expect.poll(() => go.innerText()).toMatch(/[1-5] sn sonra$/);
    while (/[2-5] sn sonra$/.test(await go.innerText())) {
      await page.keyboard.press('Enter');
      await page.waitForTimeout(100);
    }
    await untilReady(game);
    expect(starts).toHaveLength(1);
    expect(await game.locator('#ready').innerText()).toBe('Yeniden oynayabilirsiniz.');
    expect(await isFocused(go)).toBe(true);

    await page.keyboard.press('Enter');
    await expect.poll(() => starts.length).toBe(2);
    const [first = 0, second = 0] = starts;
    expect(second - first).toBeGreaterThanOrEqual(SHORTEST_GAME_MS);
    expect(complaints).toEqual([]);
  });

  it('has its rules and limits, and shows the last result after a reload', async () => {
    const page = await newPage();
    const complaints = collectErrors(page);
    await openHydrated(page, `/play/demo/${COIN}`);
    let game = page.frameLocator('iframe');
    await untilReady(game);
    await expectAccessible(page, { withFrames: true });
    expect(await overflowOf(page)).toBe(0);

    await game.locator('#info').click();
    const sheet = game.locator('#sheet');
    expect(await sheet.innerText()).toMatch(
      /1,94 katını öder[\s\S]*en az ₺1,00, en çok ₺1\.000,00[\s\S]*%97[\s\S]*en çok 1,94 katını öder/,
    );
    await page.keyboard.press('Escape');
    expect(await sheet.isVisible()).toBe(false);

    await game.locator('#side button').last().click();
    await game.locator('#go').click();
    await expect.poll(() => game.locator('#recent li').count()).toBe(1);
    const seen = async () => [
      await game.locator('#shown').innerText(),
      await game.locator('#recent').innerText(),
      await game.locator('#win').innerText(),
      await game.locator('#credit').innerText(),
      await game.locator('#side button').last().getAttribute('aria-pressed'),
    ];
    const before = await seen();
    const frame = page.frames().find((one) => one.url().includes('/quick/play'));
    await frame?.evaluate(() => location.reload());
    game = page.frameLocator('iframe');
    await expect.poll(() => game.locator('#message').innerText()).toMatch(/^Son oyununuz: /);
    expect(await seen()).toEqual(before);
    expect(complaints).toEqual([]);
  });
});

describe('the card game', () => {
  it('is played in a page without storage, and repeats a request whose reply was lost as the same one', async () => {
    const page = await newPage();
    await openHydrated(page, `/play/demo/${CARD}`);
    const game = page.frameLocator('iframe');
    await untilReady(game);
    await expectAccessible(page, { withFrames: true });
    const bodies: (string | null)[] = [];
    await page.route('**/quick/api/play', async (route) => {
      bodies.push(route.request().postData());
      const response = await route.fetch();
      if (bodies.length === 1) await route.abort('connectionreset');
      else await route.fulfill({ response });
    });
    await game.locator('#go').click();
    await expect.poll(() => game.locator('#recent li').count(), { timeout: 15_000 }).toBe(1);
    expect([bodies.length, new Set(bodies).size]).toEqual([2, 1]);
    const won = (await game.locator('#recent li').innerText()) !== '0×';
    const money = (text: string) => Number(text.replaceAll(/\D/g, ''));
    expect(money(await game.locator('#credit').innerText())).toBe(won ? 1_000_094 : 999_900);
  });
});
