import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createIdMaker, manualClock } from '@baize/clock';
import { createKeyRing, type LaunchTicket } from '@baize/providers';
import { expect, test } from 'vitest';

import { createFaultBoard } from '../../studio/wallet/fault-board.ts';
import { FakeWallet } from '../../studio/wallet/fake-wallet.ts';
import { type Visit, Visits } from '../../visits/visit.ts';
import { type Book, sportIds } from '../book.ts';
import type { BetOrder } from '../bets.ts';
import { createBook } from '../create-book.ts';
import { createBetDesk } from './create-bet-desk.ts';
import { createDirectClient } from './testing/direct-client.ts';
import { settleSimply } from './testing/simple-settlement.ts';

const DAY_MS = 86_400_000;
const keys = createKeyRing(['k'.repeat(40)]);
const log = { info: () => {}, warn: () => {}, error: () => {} };

/** One pick of each market: a bet that returns its stake a few times at most. */
function orderOf(book: Book, eventId: number): BetOrder {
  const picks = book
    .snapshot(eventId)
    .offers.flatMap(({ id: marketId, picks: [first] }) =>
      first?.price ? [{ eventId, marketId, pick: first.pick, price: first.price }] : [],
    )
    .slice(0, 12);
  return {
    requestId: `r-${eventId}`,
    picks,
    sizes: [1],
    bankers: [],
    lineStakeMinor: 100n,
    rule: 'none',
  };
}

test('bets on the next match of every sport are settled by its results, whatever is bet on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'real-book-'));
  const clock = manualClock(new Date('2026-05-01T08:00:00Z'));
  const ids = createIdMaker(clock);
  const { book, close: closeBook } = await createBook({ config: { dataFolder: folder }, clock, ids });
  const wallet = new FakeWallet(keys, clock);
  const { desk, start, close } = await createBetDesk({
    dataFolder: folder,
    wallet: createDirectClient(wallet, createFaultBoard()),
    retry: { firstDelayMs: 1, longestDelayMs: 10, giveUpAfterMs: 60_000 },
    visits: new Visits(),
    book,
    keys,
    clock,
    ids,
    log,
  });
  await start();
  wallet.balanceMinor = 1_000_000_000n;
  const key = keys.current('sandbox-betconstruct', 7);
  const visit: Visit = {
    playKey: 'p',
    ticket: { key, currency: 'TRY', game: { code: '190201' } } as LaunchTicket,
    limits: { minBet: 1, maxBet: 500_000 },
    balanceMinor: 0,
    freeSpins: null,
    bonus: null,
    wallet: { session: 's-1', player: '7-5' },
    name: 'Elif',
    seat: 'p',
    wagerByRequest: new Map(),
  };
  book.tick();
  const events = sportIds.flatMap((sport) => book.list({ sport, phase: 'upcoming' }).slice(0, 1));
  expect(events).toHaveLength(sportIds.length);
  let staked = 0n;
  for (const { id } of events) {
    const bet = await desk.place(visit, orderOf(book, id));
    expect([bet.state, bet.refusal]).toEqual(['open', null]);
    expect(desk.offerCashOut(visit, bet.id, 10_000)?.amountMinor).toBeLessThan(bet.stakeMinor);
    staked += bet.stakeMinor;
  }
  clock.advance(3 * DAY_MS);
  book.tick();
  await expect.poll(() => desk.list(visit, 'open').bets, { timeout: 20_000 }).toEqual([]);
  await expect.poll(() => desk.pending(), { timeout: 20_000 }).toEqual([]);
  const settled = desk.list(visit, 'settled').bets;
  for (const { picks, paidMinor } of settled) {
    const results = picks.map(({ eventId, marketId, pick }) => book.judge(eventId, marketId, pick));
    const prices = picks.map(({ price }) => price);
    expect(Number(paidMinor)).toBe(
      settleSimply({ prices, sizes: [1], bankers: [], lineStakeMinor: 100 }, results),
    );
  }
  const paid = settled.reduce((total, { paidMinor }) => total + paidMinor, 0n);
  expect(wallet.balanceMinor).toBe(1_000_000_000n - staked + paid);
  await close();
  await closeBook();
  await rm(folder, { recursive: true });
}, 120_000);
