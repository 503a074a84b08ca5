import type { FrameLocator } from 'playwright-core';
import { describe, type ExpectStatic, it } from 'vitest';

import { playsOf } from '@baize/testkit/test-scope';
import { englishDesktop, inTurn, phone, type Variant } from '../variants.ts';
import { shareBrowser } from '../visit.ts';
import { noteBar, shownAmounts } from './noted-bar.ts';
import { amountAt, gameThatPlays } from './played-games.ts';
import {
  expectQuiet,
  expectSettled,
  groupGames,
  openGame,
  openPlayer,
  playTogether,
  readGameLedger,
  untilBooked,
} from './settled-bets.ts';
import { bet, untilPhase } from './table-frame.ts';

const LONGEST_MS = 360_000;
const MOST_ROUNDS = 3;
const visits = shareBrowser('group');

interface PlayedTable {
  readonly play: string;
  /** Puts the lowest chip on the table. */
  place(game: FrameLocator): Promise<void>;
  /** Buttons that decide a round which would otherwise wait for the player. */
  readonly decisions?: string;
}

const onSpot = (play: string, spot: string): PlayedTable => ({ play, place: (game) => bet(game, spot) });

/** Every table that no other test plays for money; the sample has decisions, a wheel and cards. */
const all: readonly PlayedTable[] = [
  { play: 'tables/blackjack', place: betOnSeat, decisions: '.bj-action.decline, .bj-action.stand' },
  { ...onSpot('tables/boom-ladder', 'climb-6'), decisions: '.leave' },
  onSpot('tables/sweet-wheel', 'bubble'),
  onSpot('tables/money-wheel', '1'),
  onSpot('tables/baccarat', 'banker'),
  onSpot('tables/no-commission-baccarat', 'banker'),
  onSpot('tables/dragon-tiger', 'tiger'),
  onSpot('tables/sic-bo', 'small'),
  onSpot('tables/french-roulette', 'red'),
  onSpot('tables/thirty-forty', 'black'),
  onSpot('tables/last-card', 'red'),
  onSpot('tables/snap-card', 'higher'),
  onSpot('tables/hand-game', 'rock'),
  onSpot('tables/odds-evens', 'odd'),
  onSpot('tables/pick-a-colour', 'ball-red'),
  onSpot('tables/over-under', 'under-seven'),
];
const tables = playsOf(
  all,
  'tables/blackjack',
  'tables/boom-ladder',
  'tables/sweet-wheel',
  'tables/baccarat',
);

async function betOnSeat(game: FrameLocator): Promise<void> {
  const own = game.locator('.bj-seat.own .bj-circle');
  if ((await own.count()) === 0) {
    await game.locator('.bj-circle[aria-disabled=false]').first().press('Enter');
    await own.waitFor();
  }
  await own.press('Enter');
}

/** Bets in the next round that still takes the chip. @returns the stake that the table shows */
async function betOnce(game: FrameLocator, table: PlayedTable, username: string): Promise<number> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await untilPhase(game, 'betting');
    await table.place(game);
    const staked = await amountAt(game, '#stake');
    await untilPhase(game, 'playing');
    // A chip that comes as betting closes stays with the player.
    if ((await readGameLedger(username)).bets > 0) return staked;
  }
  throw new Error('no round took the chip');
}

async function pressOffered(game: FrameLocator, decisions: string): Promise<void> {
  await game.locator(decisions).evaluateAll((buttons) => {
    for (const button of buttons)
      if (button instanceof HTMLElement && button.checkVisibility()) button.click();
  });
}

async function playRound(table: PlayedTable & Variant, expect: ExpectStatic) {
  const { page, username } = await openPlayer(visits, table);
  const before = await readGameLedger(username);
  await noteBar(page);
  const { game, complaints } = await openGame(page, await gameThatPlays(table.play));
  await expectQuiet(game, expect);
  const stakes = [await betOnce(game, table, username)] as const;
  await untilBooked({ username, before }, expect, async () => {
    if (table.decisions !== undefined) await pressOffered(game, table.decisions);
  });
  await expectSettled({ page, game, username, before, stakes }, expect);
  // Nothing of the result before the end of its show.
  const known = [before.balance, before.balance - stakes[0], 0, stakes[0]];
  expect((await shownAmounts(page)).filter((amount) => !known.includes(amount))).toEqual([]);
  await page.context().close();
  return complaints;
}

describe.concurrent('a bet of one chip', () => {
  it.for(groupGames(inTurn(tables, [phone, englishDesktop])))(
    'is settled and booked at $plays',
    { timeout: LONGEST_MS },
    async ({ together }, { expect }) =>
      expect(await playTogether(together, (table) => playRound(table, expect))).toEqual([]),
  );
});
