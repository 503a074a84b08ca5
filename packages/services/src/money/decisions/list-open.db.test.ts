import { transactionStatus } from '@baize/contract';
import { document, ledgerReview, paymentRefund, playerFreeze, reconciliationFinding } from '@baize/db';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { operatorServicesOf } from '../../testing/operator-decisions.ts';
import { createPaymentWriter } from '../../testing/payment-rows.ts';
import { openWithdrawals, siteId } from '../../testing/withdrawals.ts';
import { listOpen, WORK_PAGE, type WorkFilter, workKinds } from './index.ts';
import { riskMarkNames } from './risk-marks.ts';

const open = await openWithdrawals();
const { database, clock, ids } = open;
const services = operatorServicesOf(open);
const write = createPaymentWriter(database, clock);
const HOUR_MS = 60 * 60_000;
const MANY = 205;
const { pending, processing } = transactionStatus;
const start = clock.now();

const list = (filter: WorkFilter = {}) => listOpen(services, siteId, filter);
const why = (reason: string, text: string) =>
  expect.objectContaining({ why: reason, message: expect.stringContaining(text) as string }) as unknown;

/** 205 withdrawals of 1.00 to 205.00, one each hour, of which the last waits for as long as the clock has gone on. */
beforeAll(async () => {
  const playerId = await open.addPlayer(0n);
  // The last is stored first, so that no order comes by itself.
  for (let number = MANY; number >= 1; number -= 1) {
    const createdAt = new Date(start.getTime() + number * HOUR_MS);
    const amountMinor = BigInt(number * 100);
    const status = number % 2 === 0 ? processing : pending;
    await write({ id: ids.next(), siteId, playerId, kind: 2, status, amountMinor, createdAt });
  }
  await write({ id: ids.next(), siteId: 8, playerId, kind: 2, amountMinor: 100n });
  clock.advance((MANY + 2) * HOUR_MS);
});
afterAll(() => database.drop());

describe('more than a page of withdrawals', () => {
  test('is on pages that have each of them once, oldest first, under the count and sum of all', async () => {
    const seen: bigint[] = [];
    for (let page = 1; page <= 5; page += 1) {
      const { withdrawals, totals } = await list({ page });
      expect(withdrawals).toHaveLength(page === 5 ? MANY - 4 * WORK_PAGE : WORK_PAGE);
      seen.push(...withdrawals.map(({ amountMinor }) => amountMinor));
      expect(totals.withdrawals).toEqual({ count: MANY, sums: [{ currency: 'TRY', minor: 2_111_500n }] });
    }
    expect(seen).toEqual(Array.from({ length: MANY }, (_, at) => BigInt((at + 1) * 100)));
    expect((await list({ page: 6 })).withdrawals).toEqual([]);
  });

  test('is narrowed by age and sum, and the totals with it', async () => {
    const old = await list({ olderMs: 200 * HOUR_MS });
    expect(old.withdrawals.map(({ amountMinor }) => amountMinor)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((number) => BigInt(number * 100)),
    );
    expect(old.totals.withdrawals).toEqual({ count: 7, sums: [{ currency: 'TRY', minor: 2_800n }] });
    const large = await list({ aboveMinor: 20_000n });
    expect(large.totals.withdrawals?.count).toBe(6);
    expect(Object.keys(large.totals).toSorted()).toEqual(['deposits', 'refunds', 'withdrawals']);
    const both = await list({ olderMs: 200 * HOUR_MS, aboveMinor: 600n, kind: 'withdrawals' });
    expect(both.totals).toEqual({
      withdrawals: { count: 2, sums: [{ currency: 'TRY', minor: 1_300n }] },
    });
  });

  test('is narrowed by a mark', async () => {
    const other = await open.addPlayer(0n);
    const frozen = {
      siteId,
      playerId: other,
      number: 1,
      frozenAt: clock.now(),
      frozenBy: 'job',
      reason: 'x',
    };
    await database.sql.insert(playerFreeze).values(frozen);
    await database.pool.query('update account set state = 2 where player_id = $1 and kind = 1', [other]);
    const id = await write({ id: ids.next(), siteId, playerId: other, kind: 2, amountMinor: 90_000n });
    const marked = await list({ mark: 'frozen', aboveMinor: 20_000n });
    expect(marked.withdrawals.map((one) => one.id)).toEqual([id]);
    expect(Object.keys(marked.totals).toSorted()).toEqual(['deposits', 'withdrawals']);
    expect(marked.totals.withdrawals).toEqual({ count: 1, sums: [{ currency: 'TRY', minor: 90_000n }] });
    expect((await list({ mark: 'excluded', aboveMinor: 20_000n })).totals.withdrawals).toEqual({
      count: 0,
      sums: [],
    });
    const first = await list({ mark: 'first withdrawal', aboveMinor: 20_000n });
    expect(first.totals.withdrawals?.count).toBe(7);
  });

  test.each(riskMarkNames)('is narrowed by “%s” in a few queries', async (mark) => {
    const query = vi.spyOn(database.pool, 'query');
    await list({ mark });
    // Of both kinds: which are open, which have the mark, their sum and their page.
    expect(query.mock.calls.length).toBeLessThanOrEqual(8);
    query.mockRestore();
  });
});

const at = (number: number) => new Date(start.getTime() + number * HOUR_MS);
const numbers = Array.from({ length: WORK_PAGE + 1 }, (_, index) => index + 1);

/** One more than a page of what is not of payments. */
async function fillLists(): Promise<void> {
  const players = numbers.map(() => ids.next());
  const playerOf = (number: number) => players[number - 1] ?? 0;
  await database.sql.insert(ledgerReview).values(
    numbers.map((number) => ({
      siteId,
      playerId: 1,
      kind: 4,
      provider: 'pay',
      providerTx: `review ${number}`,
      reason: 'a doubt',
      createdAt: at(number),
    })),
  );
  await database.sql
    .insert(reconciliationFinding)
    .values(
      numbers.map((number) => ({ siteId, day: '2026-03-16', number, kind: 'total' as const, detail: 'x' })),
    );
  await database.sql.insert(playerFreeze).values(
    numbers.map((number) => ({
      siteId,
      playerId: playerOf(number),
      number: 1,
      frozenAt: at(number),
      frozenBy: 'job',
      reason: 'x',
    })),
  );
  await database.sql.insert(paymentRefund).values(
    numbers.map((number) => ({
      siteId,
      playerId: 1,
      transactionId: number,
      number: 1,
      state: 0,
      amountMinor: BigInt(number),
      currency: number === 1 ? 'EUR' : 'TRY',
      heldMinor: 0n,
      note: 'x',
      requestedBy: 'ada',
      createdAt: at(number),
    })),
  );
}

/** And as many players with a passport and a deposit. */
async function fillPlayers(): Promise<void> {
  for (const number of numbers) {
    const playerId = await open.addPlayer(0n);
    await database.sql.insert(document).values({
      siteId,
      playerId,
      id: ids.next(),
      kind: 'passport',
      contentHash: String(number),
      width: 9,
      height: 9,
      uploadedAt: at(number),
      keepDays: 30,
    });
    await write({
      id: ids.next(),
      siteId,
      playerId,
      status: processing,
      amountMinor: 100n,
      createdAt: at(number),
    });
  }
}

test('every other kind has its pages and its total', async () => {
  await fillLists();
  await fillPlayers();
  const [first, second] = [await list(), await list({ page: 2 })];
  for (const kind of ['deposits', 'identities', 'refunds', 'reviews', 'findings'] as const) {
    expect([kind, first[kind].length, second[kind].length]).toEqual([kind, WORK_PAGE, 1]);
    expect(first.totals[kind]?.count).toBe(WORK_PAGE + 1);
  }
  // One was frozen before.
  expect([first.frozen.length, second.frozen.length, first.totals.frozen?.count]).toEqual([50, 2, 52]);
  expect(first.totals.refunds?.sums).toEqual([
    { currency: 'EUR', minor: 1n },
    { currency: 'TRY', minor: 1_325n },
  ]);
  const old = await list({ olderMs: (MANY + 2 - 3) * HOUR_MS });
  for (const kind of ['deposits', 'identities', 'refunds', 'reviews', 'frozen'] as const)
    expect([kind, old.totals[kind]?.count]).toEqual([kind, 3]);
  expect(old.totals.findings?.count).toBe(0);
  expect((await list({ olderMs: 24 * HOUR_MS })).totals.findings?.count).toBe(WORK_PAGE + 1);
});

test('a kind that is named is the only one, and one that has no such filter is refused', async () => {
  for (const kind of workKinds) expect(Object.keys((await list({ kind })).totals)).toEqual([kind]);
  for (const [filter, text] of [
    [{ kind: 'money' }, 'There is no such kind; there are: withdrawals, deposits'],
    [{ mark: 'rich' }, 'There is no such mark; there are: shared destination, destination of another brand'],
    [{ kind: 'frozen', aboveMinor: 1n }, 'Rows of frozen have no sums'],
    [{ kind: 'refunds', mark: 'held' }, 'Rows of refunds have no sums or marks'],
    [{ page: 0 }, 'counted from 1'],
    [{ page: 1.5 }, 'counted from 1'],
  ] as const)
    await expect(list(filter)).rejects.toEqual(why('invalid', text));
});
