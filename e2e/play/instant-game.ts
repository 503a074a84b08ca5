import type { FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';

import { openHydrated } from '../visit.ts';
import { amountAt, balanceOf, gameThatPlays } from './played-games.ts';

/** Waits until a round can be started. */
export async function ready(game: FrameLocator): Promise<void> {
  await expect.poll(() => game.locator('#go').isEnabled()).toBe(true);
}

/** Opens an instant game for real money. */
export async function openInstant(page: Page, play: string): Promise<FrameLocator> {
  await openHydrated(page, `/PlayGame/${await gameThatPlays(play)}`);
  const game = page.frameLocator('iframe');
  await ready(game);
  return game;
}

/** The ledger has what the game says: the balance before, less the stake, with the win. */
export async function expectBooked(game: FrameLocator, username: string, before: number, stake: number) {
  const win = await amountAt(game, '#win');
  await expect.poll(() => balanceOf(username)).toBe(before - stake + win);
  await expect.poll(() => amountAt(game, '#credit')).toBe(before - stake + win);
}

/** The same for a round of cards, once nothing is left to decide. */
export async function expectSettled(game: FrameLocator, username: string, before: number, staked: number) {
  await expect.poll(() => game.locator('.decisions button').count()).toBe(0);
  await ready(game);
  await expectBooked(game, username, before, staked);
}
