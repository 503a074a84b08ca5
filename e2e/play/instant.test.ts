import { collectErrors } from '@baize/testkit/browser';
import type { FrameLocator } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInFunded } from '../money/real-payments.ts';
import { inSample, journeyVariants } from '../variants.ts';
import { reloadHydrated, shareBrowser } from '../visit.ts';
import { amountAt, balanceOf } from './played-games.ts';
import { expectBooked, openInstant, ready } from './instant-game.ts';

const { newPage } = shareBrowser();

const tile = (game: FrameLocator, state: string) => game.locator(`.tile[data-state="${state}"]`);

describe.each(inSample(journeyVariants, 0))('steps on a $screen in $language', (variant) => {
  it('mines are opened, survive a reload, and are cashed out', async () => {
    const page = await newPage(variant);
    const complaints = collectErrors(page);
    const { username } = await signInFunded(page);
    const before = await balanceOf(username);
    let game = await openInstant(page, 'mines');
    await expectAccessible(page, { withFrames: true });
    expect(await overflowOf(page)).toBe(0);

    await game.locator('#stake').fill('25');
    for (const _ of [1, 2]) await game.locator('#mine-count button').first().click();
    await game.locator('#go').click();
    await expect.poll(() => balanceOf(username)).toBe(before - 2_500);
    await expect.poll(() => game.locator('.tile[aria-disabled="false"]').count()).toBe(25);
    await tile(game, 'closed').first().click();
    await expect.poll(() => tile(game, 'closed').count()).not.toBe(25);

    const hasEnded = async () => (await game.locator('.tile[data-state="mine"]').count()) > 0;
    if (!(await hasEnded())) {
      await reloadHydrated(page);
      game = page.frameLocator('iframe');
      await expect.poll(() => tile(game, 'safe').count()).toBe(1);
      expect(await tile(game, 'mine').count()).toBe(0);
      await ready(game);
      await game.locator('#go').click();
      await expect.poll(() => tile(game, 'mine').count()).toBe(1);
      await expect.poll(() => amountAt(game, '#win')).toBe(2_525);
    }
    await expectBooked(game, username, before, 2_500);
    expect(complaints).toEqual([]);
  });
});

describe.each(inSample(journeyVariants, 1))('one draw on a $screen in $language', (variant) => {
  it('a ball of plinko pays what its bin says, and is still there after a reload', async () => {
    const page = await newPage(variant);
    const complaints = collectErrors(page);
    const { username } = await signInFunded(page);
    const before = await balanceOf(username);
    let game = await openInstant(page, 'plinko');
    await expectAccessible(page, { withFrames: true });
    await game.locator('#rows button').first().click();
    await game.locator('#stake').fill('10');
    await game.locator('#go').click();
    await expect.poll(() => game.locator('.bin.hit').count()).toBe(1);
    await expect.poll(() => game.locator('#recent li').count()).toBe(1);
    const times = (await game.locator('.bin.hit text').innerHTML()).replace(',', '.').replace('×', '');
    expect(await amountAt(game, '#win')).toBe(Math.round(Number(times) * 1_000));
    await expectBooked(game, username, before, 1_000);

    const binAt = () =>
      game.locator('.bin').evaluateAll((bins) => bins.findIndex((bin) => bin.classList.contains('hit')));
    const bin = await binAt();
    await reloadHydrated(page);
    game = page.frameLocator('iframe');
    await expect.poll(() => game.locator('#recent li').count()).toBe(1);
    expect([await game.locator('.bin').count(), await binAt()]).toEqual([9, bin]);
    expect(await amountAt(game, '#win')).toBe(Math.round(Number(times) * 1_000));
    await ready(game);
    await expectBooked(game, username, before, 1_000);
    expect(complaints).toEqual([]);
  });
});
