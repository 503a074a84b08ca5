import { collectErrors } from '@baize/testkit/browser';
import type { FrameLocator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, isFocused, overflowOf } from '../accessibility.ts';
import { signInFunded } from '../money/real-payments.ts';
import { inSample, journeyVariants } from '../variants.ts';
import { openHydrated, reloadHydrated, shareBrowser } from '../visit.ts';
import { amountAt, balanceOf, gameThatPlays } from './played-games.ts';

const { newPage } = shareBrowser();

async function ready(page: Page): Promise<FrameLocator> {
  const game = page.frameLocator('iframe');
  await expect.poll(() => game.locator('#go').isEnabled()).toBe(true);
  return game;
}

async function open(page: Page, play: string): Promise<FrameLocator> {
  await openHydrated(page, `/PlayGame/${await gameThatPlays(play)}`);
  return ready(page);
}

/** The ledger has what the game says: the balance before, less all stakes, with the win. */
async function expectBooked(game: FrameLocator, username: string, before: number, staked: number) {
  await expect.poll(() => game.locator('.decisions button').count()).toBe(0);
  await expect.poll(() => game.locator('#go').isEnabled()).toBe(true);
  const win = await amountAt(game, '#win');
  await expect.poll(() => balanceOf(username)).toBe(before - staked + win);
  await expect.poll(() => amountAt(game, '#credit')).toBe(before - staked + win);
}

describe.each(inSample(journeyVariants, 1))('on a $screen in $language', (variant) => {
  it('cards of video poker are held, survive a reload, and are exchanged', async () => {
    const page = await newPage(variant);
    const complaints = collectErrors(page);
    const { username } = await signInFunded(page);
    const before = await balanceOf(username);
    let game = await open(page, 'cards/jacks-or-better');
    await expectAccessible(page, { withFrames: true });
    expect(await overflowOf(page)).toBe(0);
    await game.locator('#stake').fill('25');
    await game.locator('#go').click();
    await expect.poll(() => game.locator('.slot[data-can-hold]').count()).toBe(5);
    const dealt = await game.locator('.slot').nth(1).getAttribute('aria-label');

    await reloadHydrated(page);
    game = page.frameLocator('iframe');
    await expect.poll(() => game.locator('.slot[data-can-hold]').count()).toBe(5);
    expect(await game.locator('.slot').nth(1).getAttribute('aria-label')).toBe(dealt);
    await game.locator('.slot').nth(1).press('Enter');
    await expect.poll(() => game.locator('.slot.held').count()).toBe(1);
    await expectAccessible(page, { withFrames: true });
    await game.locator('[data-choice="draw"]').click();
    await expectBooked(game, username, before, 2_500);
    expect(await game.locator('.slot').nth(1).getAttribute('aria-label')).toBe(dealt);
    expect(complaints).toEqual([]);
  });

  it('a hand is called with twice its ante at a table', async () => {
    const page = await newPage(variant);
    const complaints = collectErrors(page);
    const { username } = await signInFunded(page);
    const before = await balanceOf(username);
    const game = await open(page, 'cards/casino-holdem');
    await game.locator('#stake').fill('30');
    await game.locator('#sides button').first().click();
    await game.locator('#go').press('Enter');
    const decisions = game.locator('.decisions button');
    await expect.poll(() => decisions.count()).toBe(2);
    // A round that is played by keyboard keeps the focus, and the cards are said.
    expect(await isFocused(decisions.first())).toBe(true);
    await expect.poll(() => game.locator('#message').innerText()).toMatch(/(Siz|You): .+, .+/);
    await game.locator('[data-choice="call"]').press('Enter');
    await expectBooked(game, username, before, 4 * 3_000);
    expect(await isFocused(game.locator('#go'))).toBe(true);
    await expectAccessible(page, { withFrames: true });
    expect(await overflowOf(page)).toBe(0);
    expect(complaints).toEqual([]);
  });
});
