import type { OpenWork, WorkTotal } from '@baize/services';
import { expect, test } from 'vitest';
import { describeWork } from './describe-work.ts';

const at = new Date('2026-03-15T12:00:00Z');
const payment = {
  id: 5,
  kind: 'withdrawal',
  state: 'pending',
  playerId: 12,
  username: 'kaya',
  method: 'Havale',
  amountMinor: 25_000n,
  currency: 1,
  createdAt: at,
  approvals: 1,
  attempts: 0,
} as const;

function work(shown: number, total: WorkTotal, others: Partial<OpenWork> = {}): OpenWork {
  const none = {
    deposits: [],
    identities: [],
    corrections: [],
    refunds: [],
    reviews: [],
    rounds: [],
    findings: [],
    frozen: [],
  };
  const withdrawals = Array.from({ length: shown }, () => payment);
  return { ...none, withdrawals, openSports: 0, totals: { withdrawals: total }, ...others };
}

const headOf = (text: string) => text.split('\n')[2];
const sums = [{ currency: 'TRY', minor: 4_820_000n }];

test('each kind is under its count and sum, and says what part of it is shown', () => {
  const one = describeWork('baize', work(1, { count: 1, sums: [{ currency: 'TRY', minor: 25_000n }] }), 1);
  expect(one.split('\n').slice(0, 5)).toEqual([
    '# baize',
    '',
    '1 withdrawal, 250.00 TRY',
    '',
    'id  kind        state    amount  method  player     since (UTC)       approvals  attempts',
  ]);
  expect(headOf(describeWork('baize', work(50, { count: 112, sums }), 1))).toBe(
    '112 withdrawals, 48,200.00 TRY; 1 to 50 shown, --page 2 for more',
  );
  expect(headOf(describeWork('baize', work(12, { count: 112, sums }), 3))).toBe(
    '112 withdrawals, 48,200.00 TRY; 101 to 112 shown',
  );
  expect(headOf(describeWork('baize', work(0, { count: 112, sums }), 4))).toBe(
    '112 withdrawals, 48,200.00 TRY; none on page 4',
  );
  const two = [...sums, { currency: 'EUR', minor: 123_456_789n }];
  expect(headOf(describeWork('baize', work(2, { count: 2, sums: two }), 1))).toBe(
    '2 withdrawals, 48,200.00 TRY, 1,234,567.89 EUR',
  );
});

test('a brand without work says so, and kinds without amounts have only a count', () => {
  expect(describeWork('baize', work(0, { count: 0, sums: [] }), 1)).toBe('# baize\n\nNothing waits.');
  const frozen = [{ playerId: 12, by: 'job', reason: 'a difference', at }];
  const totals = { frozen: { count: 1, sums: [] } };
  const text = describeWork('baize', work(0, { count: 0, sums: [] }, { frozen, totals, openSports: 3 }), 1);
  expect(headOf(text)).toBe('1 frozen wallet');
  expect(text).toContain('a difference');
  expect(text).toMatch(/Bets on sport open for more than a day: 3\.$/);
});
