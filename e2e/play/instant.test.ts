import { collectErrors } from '@baize/testkit/browser';
import type { FrameLocator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, isFocused, overflowOf } from '../accessibility.ts';
import { signInFunded } from '../money/real-payments.ts';
import { inSample, journeyVariants } from '../variants.ts';
import { openHydrated, reloadHydrated, shareBrowser } from '../visit.ts';
import { amountAt, balanceOf, gameThatPlays } from './played-games.ts';

const { newPage } = shareBrowser();

const tile = (game: FrameLocator, state: string) => game.locator(`.tile[data-state="${state}"]`);

async function ready(game: FrameLocator): Promise<void> {
  await expect.poll(() => game.locator('#go').isEnabled()).toBe(true);
}

async function open(page: Page, play: string): Promise<FrameLocator> {
  await openHydrated(page, `/PlayGame/${await gameThatPlays(play)}`);
  const game = page.frameLocator('iframe');
  await ready(game);
  return game;
}

/** The ledger has what the game says: the balance before, less the stake, with the win. */
async function expectBooked(game: FrameLocator, username: string, before: number, stake: number) {
  const win = await amountAt(game, '#win');
  await expect.poll(() => balanceOf(username)).toBe(before - stake + win);
  await expect.poll(() => amountAt(game, '#credit')).toBe(before - stake + win);
}

describe.each(inSample(journeyVariants, 0))('steps on a $screen in $language', (variant) => {
  it('mines are opened, survive a reload, and are cashed out', async () => {
    const page = await newPage(variant);
    const complaints = collectErrors(page);
    const { username } = await signInFunded(page);
    const before = await balanceOf(username);
    let game = await open(page, 'mines');
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

  it('a tower is climbed, survives a reload, and is cashed out', async () => {
    const page = await newPage(variant);
    const complaints = collectErrors(page);
    const { username } = await signInFunded(page);
    const before = await balanceOf(username);
    let game = await open(page, 'climb/tower');
    await expectAccessible(page, { withFrames: true });
    expect(await overflowOf(page)).toBe(0);

    await game.locator('#stake').fill('25');
    await game.locator('#risk button').first().click();
    await game.locator('#go').click();
    const next = () => game.locator('.floor[data-state="next"] .step[aria-disabled="false"]');
    await expect.poll(() => next().count()).toBe(4);
    await expect.poll(() => balanceOf(username)).toBe(before - 2_500);
    await next().nth(1).click();
    await expect.poll(() => game.locator('.step[data-taken]').count()).toBe(1);

    if ((await game.locator('.step[data-state="bad"]').count()) === 0) {
      await reloadHydrated(page);
      game = page.frameLocator('iframe');
      await expect.poll(() => game.locator('.step[data-taken]').count()).toBe(1);
      await expect.poll(() => next().count()).toBe(4);
      await game.locator('#go').click();
      await expect.poll(() => game.locator('.step[data-state="bad"]').count()).toBe(9);
      await expect.poll(() => amountAt(game, '#win')).toBe(3_225);
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
    let game = await open(page, 'plinko');
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

  it('a scratch card pays what three of its fields show', async () => {
    const page = await newPage(variant);
    const complaints = collectErrors(page);
    const { username } = await signInFunded(page);
    const before = await balanceOf(username);
    const game = await open(page, 'scratch');
    await expectAccessible(page, { withFrames: true });
    await game.locator('#stake').fill('10');
    await game.locator('#go').click();
    await expect.poll(() => game.locator('.scratch-field[aria-disabled="false"]').count()).toBe(9);
    await game.locator('.scratch-field').first().click();
    await game.locator('#all').press('Enter');
    await expect.poll(() => game.locator('#recent li').count()).toBe(1);
    // Neither button loses the focus by the round, and what is on the card is said once.
    expect(await isFocused(game.locator('#all'))).toBe(true);
    expect(await game.locator('#message .words-only').innerText()).toMatch(/(?:[\d.,]+×(?:, )?){9}$/);
    const won = await game.locator('.scratch-field[data-won]').allInnerTexts();
    expect([0, 3]).toContain(won.length);
    expect(await amountAt(game, '#win')).toBe(Number((won[0] ?? '0').replaceAll(/\D/g, '')) * 1_000);
    await expectBooked(game, username, before, 1_000);
    expect(complaints).toEqual([]);
  });
});
