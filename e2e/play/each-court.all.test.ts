import type { FrameLocator } from 'playwright-core';
import { describe, type ExpectStatic, it } from 'vitest';

import { playsOf } from '@baize/testkit/test-scope';
import { englishDesktop, inTurn, phone, type Variant } from '../variants.ts';
import { shareBrowser } from '../visit.ts';
import { amountAt, amountIn, gameThatPlays } from './played-games.ts';
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

const LONGEST_MS = 360_000;
const visits = shareBrowser('group');

/** Every court that no other test plays for money. */
const all = [
  'courts/basketball',
  'courts/three-pointers',
  'courts/table-tennis',
  'courts/volleyball',
  'courts/darts',
  'courts/billiards',
  'courts/ice-hockey',
  'courts/bowling',
].map((play) => ({ play }));
const courts = inTurn(playsOf(all, 'courts/basketball', 'courts/darts'), [phone, englishDesktop]);

interface PlayedCourt extends Variant {
  readonly play: string;
}

/**
 * Chooses the first odds or, if they are chosen, orders the bet: a sale may close between them.
 *
 * @returns the price of what was ordered; 0 if nothing was
 */
async function orderFirst(game: FrameLocator): Promise<number> {
  const price = await game.locator('body').evaluate((body) => {
    const go = body.querySelector<HTMLElement>('#go:not([data-blocked])');
    const amount = body.querySelector('#order-amount')?.textContent ?? '';
    if (amount === '') body.querySelector<HTMLElement>('.odds')?.click();
    else go?.click();
    return go === null ? '' : amount;
  });
  return amountIn(price);
}

async function playContest({ play, ...variant }: PlayedCourt, expect: ExpectStatic) {
  const { page, username } = await openPlayer(visits, variant);
  const before = await readGameLedger(username);
  const { game, complaints } = await openGame(page, await gameThatPlays(play));
  await expectQuiet(game, expect);
  let price = 0;
  await untilBooked({ username, before }, expect, async (bets) => {
    if (bets === 0) price = (await orderFirst(game)) || price;
  });
  // The bets say what they won only once everything is shown.
  const isOver = () => game.locator('#message').innerText();
  await expect.poll(isOver, { timeout: LONGEST_MS }).toMatch(/kazan|geri döndü|won|came back|No win/);
  const won = await expectSettled({ page, game, username, before, stakes: [price] }, expect);
  await expect.poll(() => amountAt(game, '#win')).toBe(won);
  await page.context().close();
  return complaints;
}

describe.concurrent('a bet on a contest', () => {
  it.for(groupGames(courts))(
    'is sold, shown and booked in $plays',
    { timeout: LONGEST_MS },
    async ({ together }, { expect }) =>
      expect(await playTogether(together, (contest) => playContest(contest, expect))).toEqual([]),
  );
});
