import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { WithdrawalFacts } from './withdrawal-facts.ts';
import { requireWithdrawable } from './withdrawal-rules.ts';
import { mostByMethod, type Movement, owedWays, wayBefore, type WayBack } from './closed-loop.ts';
import { accountOf, maskAccount, type PaymentAccount } from './payment-account.ts';

interface Method {
  readonly id: number;
  readonly minMinor: bigint;
  readonly stepMinor: bigint;
  readonly paysBack: readonly number[];
  readonly accountField: string | null;
}

const common = { minMinor: 1n, stepMinor: 1n, accountField: null };
/** Two methods pay back card deposits, one wallet deposits, and one nothing. */
const methods: Method[] = [
  { ...common, id: 10, paysBack: [1, 2] },
  { ...common, id: 11, paysBack: [1, 2] },
  { ...common, id: 12, paysBack: [3] },
  { ...common, id: 13, paysBack: [] },
];
const iban = (value: string) => ({ field: 'iban', value });
const deposit = (methodId: number, amountMinor: bigint, account: PaymentAccount | null = null): Movement => ({
  kind: 1,
  methodId,
  amountMinor,
  account,
});
const payout = (methodId: number, amountMinor: bigint, account: PaymentAccount | null = null): Movement => ({
  ...deposit(methodId, amountMinor, account),
  kind: 2,
});

const owed = (movements: readonly Movement[], limitMinor = 1_000n) =>
  owedWays(methods, movements, limitMinor).map(({ method, owedMinor }) => [method.id, owedMinor]);
const ways = (movements: readonly Movement[], limitMinor = 1_000n, paying = methods): WayBack[] =>
  owedWays(paying, movements, limitMinor).map(({ method, ...way }) => ({
    ...way,
    methodId: method.id,
    name: String(method.id),
  }));

/** Two methods pay to IBANs, one pays back the same deposits without naming an account. */
const banks: Method[] = [
  { ...common, id: 20, paysBack: [1, 2], accountField: 'iban' },
  { ...common, id: 21, paysBack: [1, 2], accountField: 'iban' },
  { ...common, id: 22, paysBack: [1, 2] },
  { ...common, id: 23, paysBack: [] },
];

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
    const large = [{ ...common, id: 12, minMinor: 60n, stepMinor: 50n, paysBack: [3] }];
    expect(owedWays(large, [deposit(3, 99n)], 1_000n)).toEqual([]);
    expect(owedWays(large, [deposit(3, 100n)], 99n)).toEqual([]);
    expect(owedWays(large, [deposit(3, 100n)], 1_000n)).toHaveLength(1);
  });
});

test('the most that a method takes is what a withdrawal may be, and no more', () => {
  const sum = fc.bigInt(0n, 300n);
  const movement = fc.tuple(fc.constantFrom(1, 2, 3), fc.bigInt(1n, 200n));
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 6 }), sum, sum, (made, freeMinor, availableMinor) => {
      const all = ways(made.map(([methodId, amountMinor]) => deposit(methodId, amountMinor)));
      for (const { methodId, mostMinor } of mostByMethod(all, freeMinor, availableMinor)) {
        const refused = (amountMinor: bigint) =>
          wayBefore(all, freeMinor, { methodId, amountMinor, account: null }) !== undefined;
        expect(refused(mostMinor)).toBe(false);
        expect(mostMinor === availableMinor || refused(mostMinor + 1n)).toBe(true);
      }
    }),
  );
});

describe('a withdrawal', () => {
  const before = (movements: readonly Movement[], methodId: number, amountMinor: bigint) =>
    wayBefore(ways(movements), 0n, { methodId, amountMinor, account: null })?.methodId;

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

  test('goes back to the account that it came from', () => {
    const [home, other] = [iban('TR1'), iban('TR2')];
    const found = (
      movements: Movement[],
      methodId: number,
      account: PaymentAccount | null,
      amountMinor: bigint,
    ) => {
      const way = wayBefore(ways(movements, 1_000n, banks), 0n, { methodId, account, amountMinor });
      return way && [way.methodId, way.account?.value];
    };
    const known = [deposit(1, 100n, home)];
    expect(found(known, 20, home, 900n)).toBeUndefined();
    expect(found(known, 21, home, 900n)).toBeUndefined();
    expect(found(known, 20, other, 1n)).toEqual([20, 'TR1']);
    // A method whose form names no account pays it back as well.
    expect(found(known, 22, null, 100n)).toBeUndefined();
    const both = [...known, deposit(2, 50n, other), deposit(2, 30n)];
    expect(found(both, 20, other, 80n)).toBeUndefined();
    expect(found(both, 20, other, 81n)).toEqual([20, 'TR1']);
    expect(found([...both, payout(21, 130n, home)], 20, other, 50n)).toBeUndefined();
    expect(found([...both, payout(21, 130n, home)], 20, home, 1n)).toEqual([20, 'TR2']);
    // Its own account is paid back first, what could have gone anywhere afterwards.
    const paid = [...both, payout(20, 100n, home)];
    expect(found(paid, 20, home, 31n)).toEqual([20, 'TR2']);
    expect(found(paid, 20, other, 80n)).toBeUndefined();
  });

  test('may take by any way what need not go back', () => {
    const free = (methodId: number, amountMinor: bigint) =>
      wayBefore(ways([deposit(3, 50n)], 40n), 60n, { methodId, amountMinor, account: null })?.methodId;
    expect([free(13, 60n), free(13, 61n), free(12, 100n)]).toEqual([undefined, 12, undefined]);
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
    freeMinor: 0n,
    firstTo: ways([deposit(1, 10_000n), deposit(3, 5_000n)], 100_000n),
  } as unknown as WithdrawalFacts;
  const traits = {
    'money.identityForWithdrawal': 'never',
    'money.withdrawalsPerDay': null,
    'money.withdrawalSumPerDay': null,
  } as const;
  const request = (methodId: number, amountMinor: bigint) => () =>
    requireWithdrawable(facts, {
      form: { method: { id: methodId }, amountMinor, fields: {}, mobileNumbers: {} },
      traits,
      language: 'en',
    });
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
        const request = { methodId: step.out, amountMinor, account: null };
        const isAllowed = wayBefore(ways(movements, 1_000_000n), 0n, request) === undefined;
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

test('nothing of a known account leaves to another before that account has got its deposits back', () => {
  const accounts = [iban('TR1'), iban('TR2'), iban('TR3')];
  const steps = fc.array(
    fc.record({
      isDeposit: fc.boolean(),
      account: fc.constantFrom(...accounts),
      out: fc.constantFrom(20, 21, 23),
      amountMinor: fc.bigInt({ min: 1n, max: 300n }),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(steps, (story) => {
      const movements: Movement[] = [];
      const left = new Map(accounts.map(({ value }) => [value, 0n]));
      for (const { isDeposit, account, out, amountMinor } of story) {
        const owedMinor = left.get(account.value) ?? 0n;
        if (isDeposit) {
          movements.push(deposit(1, amountMinor, account));
          left.set(account.value, owedMinor + amountMinor);
          continue;
        }
        const all = [...left.values()].reduce((sum, one) => sum + one, 0n);
        const ownMinor = out === 23 ? 0n : owedMinor;
        const isAllowed =
          wayBefore(ways(movements, 1_000_000n, banks), 0n, { methodId: out, account, amountMinor }) ===
          undefined;
        expect(isAllowed).toBe(amountMinor <= ownMinor || all === ownMinor);
        if (!isAllowed) continue;
        movements.push(payout(out, amountMinor, account));
        left.set(account.value, owedMinor - (amountMinor < ownMinor ? amountMinor : ownMinor));
      }
    }),
    { numRuns: 300 },
  );
});

test.each([
  [{ iban: 'tr33 0006 1005' }, { iban: 'TR3300061005' }, true],
  [{ mobile_number: '+90 532 123 45 67' }, { mobile_number: '05321234567' }, true],
  [{ wallet_name: 'Ece' }, { wallet_name: 'ece' }, true],
  [{ wallet_number: '1' }, { iban: '1' }, false],
  [{ address: 'bc1q' }, { address: 'bc1q' }, null],
])('accounts %o and %o are compared as people write them', (one, other, isSame) => {
  const [left, right] = [accountOf(one), accountOf(other)];
  if (isSame === null) expect([left, right]).toEqual([null, null]);
  else expect(JSON.stringify(left) === JSON.stringify(right)).toBe(isSame);
});

test('a mobile number is the same with or without a country code or leading zeros, and no other', () => {
  const digits = fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }).map(String);
  const valueOf = (mobile_number: string) => accountOf({ mobile_number })?.value;
  fc.assert(
    fc.property(digits, digits, (number, other) => {
      const written = ['', '0', '90', '+90 ', '0090'].map((prefix) => valueOf(prefix + number));
      expect(new Set(written)).toEqual(new Set([valueOf(number)]));
      expect(valueOf(`0${other}`) === valueOf(`+90${number}`)).toBe(other === number);
    }),
  );
});

test('an account is shown by its last characters', () => {
  expect(maskAccount(iban('TR330006100519786457841326'))).toBe('TR33 … 1326');
  expect(maskAccount({ field: 'wallet_number', value: '1234567890' })).toBe('… 7890');
});
