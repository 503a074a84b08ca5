import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { WithdrawalFacts } from './withdrawal-facts.ts';
import { requireWithdrawable } from './withdrawal-rules.ts';
import { type Movement, owedWays, wayBefore } from './closed-loop.ts';

/** Two methods pay back card deposits, one wallet deposits, and one nothing. */
const methods = [
  { id: 10, minMinor: 1n, paysBack: [1, 2] },
  { id: 11, minMinor: 1n, paysBack: [1, 2] },
  { id: 12, minMinor: 1n, paysBack: [3] },
  { id: 13, minMinor: 1n, paysBack: [] },
];
const deposit = (methodId: number, amountMinor: bigint): Movement => ({ kind: 1, methodId, amountMinor });
const payout = (methodId: number, amountMinor: bigint): Movement => ({ kind: 2, methodId, amountMinor });

const owed = (movements: readonly Movement[], availableMinor = 1_000n) =>
  owedWays(methods, movements, availableMinor).map(({ method, owedMinor }) => [method.id, owedMinor]);
const ways = (movements: readonly Movement[], availableMinor = 1_000n) =>
  owedWays(methods, movements, availableMinor).map(({ method, owedMinor }) => ({
    methodId: method.id,
    name: String(method.id),
    owedMinor,
    paysBack: method.paysBack,
  }));

describe('what is owed', () => {
  test('is what came in and has not gone back, by whichever method', () => {
    const both = [deposit(1, 100n), deposit(3, 50n)];
    expect(owed(both)).toEqual([
      [10, 100n],
      [11, 100n],
      [12, 50n],
    ]);
    expect(owed([...both, payout(11, 70n)])).toEqual([
      [10, 30n],
      [11, 30n],
      [12, 50n],
    ]);
    expect(owed([...both, payout(10, 100n), payout(12, 50n)])).toEqual([]);
  });

  test('is not less because of winnings that were paid before', () => {
    expect(owed([deposit(3, 50n), payout(12, 500n), deposit(3, 80n)])).toEqual([[12, 80n]]);
  });

  test('is no more than the player can withdraw, and no less than a method pays', () => {
    expect(owed([deposit(3, 50n)], 20n)).toEqual([[12, 20n]]);
    const large = [{ id: 12, minMinor: 60n, paysBack: [3] }];
    expect(owedWays(large, [deposit(3, 59n)], 1_000n)).toEqual([]);
    expect(owedWays(large, [deposit(3, 60n)], 59n)).toEqual([]);
  });
});

describe('a withdrawal', () => {
  const before = (movements: readonly Movement[], methodId: number, amountMinor: bigint) =>
    wayBefore(ways(movements), { methodId, amountMinor })?.methodId;

  test('goes back first to where the money came from, up to what is owed there', () => {
    const both = [deposit(1, 100n), deposit(3, 50n)];
    expect(before(both, 13, 1n)).toBe(10);
    expect(before(both, 10, 100n)).toBeUndefined();
    expect(before(both, 10, 101n)).toBe(12);
    expect(before(both, 12, 50n)).toBeUndefined();
    expect(before(both, 12, 51n)).toBe(10);
  });

  test('goes by any way once all is back, and beyond the last sum by its own', () => {
    expect(before([deposit(3, 50n)], 12, 900n)).toBeUndefined();
    expect(before([deposit(1, 50n)], 11, 900n)).toBeUndefined();
    expect(before([deposit(3, 50n), payout(12, 50n)], 13, 900n)).toBeUndefined();
    expect(before([], 13, 900n)).toBeUndefined();
  });
});

test('the message says how much goes which way', () => {
  const facts = {
    isPhoneVerified: true,
    mayWithdraw: true,
    today: { count: 0, totalMinor: 0n },
    mainMinor: 100_000n,
    turnoverMinor: 0n,
    heldMinor: 0n,
    firstTo: ways([deposit(1, 10_000n), deposit(3, 5_000n)], 100_000n),
  } as unknown as WithdrawalFacts;
  const traits = {
    'money.identityForWithdrawal': 'never',
    'money.withdrawalsPerDay': null,
    'money.withdrawalSumPerDay': null,
  } as const;
  const request = (methodId: number, amountMinor: bigint) => () =>
    requireWithdrawable(facts, { traits, amountMinor, methodId, language: 'en' });
  const error = (code: string, values: object) =>
    expect.objectContaining({ code, details: { values } }) as Error;
  expect(request(12, 5_000n)).not.toThrow();
  expect(request(13, 5_000n)).toThrow(error('withdrawal_other_way', { method: '10', amount: '₺100.00' }));
  expect(request(12, 5_001n)).toThrow(
    error('withdrawal_way_sum', { method: '10', amount: '₺100.00', left: '₺50.00' }),
  );
});

const story = fc.array(
  fc.record({
    isDeposit: fc.boolean(),
    in: fc.constantFrom(1, 2, 3),
    out: fc.constantFrom(10, 11, 12, 13),
    amountMinor: fc.bigInt({ min: 1n, max: 300n }),
  }),
  { maxLength: 30 },
);

test('winnings never leave by another way than a deposit that is still owed, whatever is requested', () => {
  fc.assert(
    fc.property(story, (steps) => {
      const movements: Movement[] = [];
      // Counted apart: what each group of deposits still has to get.
      const left = { card: 0n, wallet: 0n };
      const least = (one: bigint, other: bigint) => (one < other ? one : other);
      for (const step of steps) {
        const { amountMinor } = step;
        if (step.isDeposit) {
          movements.push(deposit(step.in, amountMinor));
          left[step.in === 3 ? 'wallet' : 'card'] += amountMinor;
          continue;
        }
        const request = { methodId: step.out, amountMinor };
        const isAllowed = wayBefore(ways(movements, 1_000_000n), request) === undefined;
        const card = step.out <= 11 ? least(amountMinor, left.card) : 0n;
        const wallet = step.out === 12 ? least(amountMinor, left.wallet) : 0n;
        const winnings = amountMinor - card - wallet;
        const isOwed = left.card - card + (left.wallet - wallet) > 0n;
        expect(isAllowed).toBe(winnings === 0n || !isOwed);
        if (!isAllowed) continue;
        movements.push(payout(step.out, amountMinor));
        left.card -= card;
        left.wallet -= wallet;
      }
      const sums = Object.fromEntries(owed(movements, 1_000_000n));
      expect([sums[10] ?? 0n, sums[11] ?? 0n, sums[12] ?? 0n]).toEqual([left.card, left.card, left.wallet]);
    }),
    { numRuns: 500 },
  );
});
