import { collectErrors } from '@baize/testkit/browser';
import type { FrameLocator } from 'playwright-core';
import { describe, it } from 'vitest';

import { expectAccessible, overflowOf } from '../accessibility.ts';
import { signInFunded } from '../money/real-payments.ts';
import { englishDesktop, phone, type Variant } from '../variants.ts';
import { openHydrated, shareBrowser } from '../visit.ts';
import { amountAt, balanceOf, gameThatPlays } from './played-games.ts';

/** A round with its bets; Andar Bahar may deal forty-nine cards. */
const ROUND_MS = 60_000;

// The rounds take long and wait most of the time, so they are watched side by side.
const { newPage } = shareBrowser('group');

interface StudioTable {
  readonly play: string;
  readonly variant: Variant;
  /** Bets of a chip each. */
  readonly spots: readonly string[];
  /** What its scene shows once the round is over. */
  readonly shown: string;
}

/** One table of each kind of scene, without a feed in the lobby. */
const tables: readonly StudioTable[] = [
  { play: 'tables/cup-of-cards', variant: phone, spots: ['home', 'tie', 'away'], shown: '.hand-cards .card' },
  {
    play: 'tables/andar-bahar',
    variant: englishDesktop,
    spots: ['andar', 'bahar'],
    shown: '.hand-cards .card',
  },
  { play: 'tables/dice-duel', variant: phone, spots: ['red-side', 'tie', 'blue-side'], shown: '.dice .die' },
  {
    play: 'tables/hand-duel',
    variant: englishDesktop,
    spots: ['red-side', 'blue-side'],
    shown: '.hand-shape',
  },
  { play: 'tables/ten-seconds', variant: phone, spots: ['early', 'late'], shown: '.stopwatch-dial' },
  { play: 'tables/mini-roulette', variant: englishDesktop, spots: ['red', 'black'], shown: '.plate' },
];

const phaseOf = (game: FrameLocator) => game.locator('body').getAttribute('data-phase');

describe.concurrent('a table without a feed', () => {
  it.for(tables)(
    '$play is played with bets on all sides, and the ledger has what it paid',
    { timeout: 4 * ROUND_MS },
    async ({ play, variant, spots, shown }, { expect }) => {
      const page = await newPage(variant);
      const complaints = collectErrors(page);
      const { username } = await signInFunded(page);
      const before = await balanceOf(username);
      await openHydrated(page, `/PlayGame/${await gameThatPlays(play)}`);
      const game = page.frameLocator('iframe');
      const untilPhase = (phase: string) =>
        expect.poll(() => phaseOf(game), { timeout: ROUND_MS, interval: 100 }).toBe(phase);
      await game.locator('.dealer-face').waitFor({ state: 'attached' });
      await expectAccessible(page, { part: '.game-frame', withFrames: true });
      expect(await overflowOf(page)).toBe(0);

      // A round that has just begun leaves time for all bets.
      await untilPhase('result');
      await untilPhase('betting');
      for (const spot of spots) {
        const box = game.locator(`[data-spot="${spot}"]`);
        await box.focus();
        await box.press('Enter');
      }
      const staked = await amountAt(game, '#stake');
      expect(staked).toBeGreaterThan(0);
      expect(staked % spots.length).toBe(0);
      await untilPhase('playing');
      await expect.poll(() => balanceOf(username)).toBe(before - staked);

      await untilPhase('result');
      expect(await game.locator(shown).count()).toBeGreaterThan(0);
      await expect.poll(() => game.locator('#message').innerText()).toMatch(/Kazan|İade|won|Returned/);
      const win = await amountAt(game, '#win');
      // One side always wins or, on a zero, half of both is returned.
      expect(win).toBeGreaterThan(0);
      await expect.poll(() => balanceOf(username)).toBe(before - staked + win);
      expect(complaints).toEqual([]);
    },
  );
});
