import { createOverUnder, settleSpots } from '@baize/games';
import type { LaunchTicket } from '@baize/providers';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { createTableGame } from './create-table-game.ts';
import { TestFloor, testSeeds, UNFED_TABLE } from './testing/test-floor.ts';

let tables: TestFloor;
beforeEach(async () => {
  tables = await TestFloor.open();
});
afterEach(() => tables.close());

const ticketOf = (code: string, tableId: string | null) => ({ game: { code, tableId } }) as LaunchTicket;

it('is found by the code of its game, and is not one of the feed', () => {
  expect(tables.floor.findFor(ticketOf(UNFED_TABLE, null))?.seed.id).toBe(UNFED_TABLE);
  expect(tables.floor.findFor(ticketOf(UNFED_TABLE, '0101'))?.seed.id).toBe('0101');
  expect(tables.floor.findFor(ticketOf('130001', null))).toBeNull();
  expect(tables.floor.fedIds).toContain('0101');
  expect(tables.floor.fedIds).not.toContain(UNFED_TABLE);
});

it('takes bets on its spots and pays what its dice say', async () => {
  const page = tables.sit(UNFED_TABLE);
  const bets = ['under-seven', 'over-seven', 'total-7', 'seven'].map((spot) => ({
    spot,
    stakeMinor: '1000',
  }));
  await page.send({ type: 'bets', round: page.state().round, bets });
  expect(page.refusals()).toEqual(['INVALID']);
  const known = bets.filter(({ spot }) => spot !== 'total-7');
  await page.send({ type: 'bets', round: page.state().round, bets: known });
  await tables.until(page, 'playing');
  expect(Number(tables.wallet.balanceMinor)).toBe(97_000);
  const { view } = await tables.until(page, 'result');
  expect(tables.storedRounds).toMatchObject([{ play: 'tables/over-under', drawn: view }]);
  const asked = known.map(({ spot }) => ({ spot, stakeMinor: 1_000n }));
  const winMinor = settleSpots(createOverUnder(), view as [number, number], asked)
    .map(Number)
    .reduce((sum, amount) => sum + amount, 0);
  // One of the three always wins.
  expect([2_300, 5_760]).toContain(winMinor);
  expect(page.own()).toMatchObject({ winMinor });
  await expect.poll(() => Number(tables.wallet.balanceMinor)).toBe(97_000 + winMinor);
});

it('has to name its rules', () => {
  const seed = testSeeds.find(({ id }) => id === UNFED_TABLE);
  if (seed === undefined) throw new Error('no table without a feed');
  const { play: _, ...nameless } = seed;
  const parts = { draw: () => 0, book: tables.book };
  expect(() => createTableGame(nameless, parts)).toThrow('has no rules');
});
