import type { StatementLine } from '@baize/providers';
import { expect, test } from 'vitest';

import { type ComparedPayment, compareStatement } from './compare-statement.ts';

const from = new Date('2026-03-14T00:00:00Z');
const to = new Date('2026-03-15T00:00:00Z');
const noon = new Date('2026-03-14T12:00:00Z');

const payment = (id: number, changes: Partial<ComparedPayment> = {}): ComparedPayment => ({
  siteId: 7,
  playerId: 1,
  id,
  methodId: 1,
  kind: 1,
  amountMinor: 25_000n,
  currency: 1,
  status: 1,
  provider: 'pay',
  providerRef: `ref-${id}`,
  fields: {},
  managerNote: null,
  createdAt: noon,
  decidedAt: noon,
  feeMinor: 0n,
  creditedMinor: null,
  returnedMinor: 0n,
  expiresAt: null,
  details: {},
  isFinal: false,
  stoppedAt: null,
  changedBy: 'gateway',
  changeReason: null,
  changedAt: noon,
  askedAt: null,
  attempts: 0,
  resentAt: null,
  sendingUntil: null,
  sentBackMinor: 0n,
  sentByGatewayMinor: 0n,
  ...changes,
});

const line = (id: number, changes: Partial<StatementLine> = {}): StatementLine => ({
  kind: 'payment',
  providerRef: `ref-${id}`,
  transactionId: id,
  amountMinor: 25_000n,
  currency: 'TRY',
  at: noon,
  ...changes,
});

const compare = (lines: StatementLine[], payments: ComparedPayment[]) =>
  compareStatement({ provider: 'pay', lines, payments, from, to }).map((found) => [
    found.kind,
    found.detail,
    found.transactionId,
    found.expectedMinor,
    found.foundMinor,
  ]);

test('a statement that agrees has no differences', () => {
  const payout = payment(2, { kind: 2, feeMinor: 500n });
  const over = payment(3, { creditedMinor: 29_000n, feeMinor: 1_000n });
  const returned = payment(4, { status: 6, returnedMinor: 25_000n });
  const lines = [
    line(1),
    line(2, { kind: 'payout', amountMinor: 24_500n }),
    line(3, { amountMinor: 30_000n }),
    line(4),
    line(4, { kind: 'refund', amountMinor: 10_000n }),
    line(4, { kind: 'refund', amountMinor: 15_000n }),
  ];
  expect(compare(lines, [payment(1), payout, over, returned])).toEqual([]);
});

test('what was sent back without having been credited is no difference', () => {
  const sent = { sentBackMinor: 6_000n, sentByGatewayMinor: 6_000n };
  const outside = { status: 2, sentBackMinor: 6_000n };
  const lines = [1, 2, 3].map((id) => line(id, { amountMinor: id === 3 ? 10_000n : 6_000n }));
  const refunds = [1, 3].map((id) => line(id, { kind: 'refund', amountMinor: 6_000n }));
  const rest = payment(3, { creditedMinor: 4_000n, ...sent });
  const payments = [payment(1, { status: 2, ...sent }), payment(2, outside), rest];
  expect(compare([...lines, ...refunds], payments)).toEqual([]);
  const less = payment(1, { status: 2, sentBackMinor: 5_000n, sentByGatewayMinor: 5_000n });
  expect(compare([lines[0] ?? line(1), refunds[0] ?? line(1)], [less])).toEqual([
    ['missing here', 'payment', 1, 6_000n, 0n],
    ['other amount', 'refund', 1, 5_000n, 6_000n],
  ]);
});

test('payments are found by our id if the gateway’s is not known yet', () => {
  expect(compare([line(1)], [payment(1, { providerRef: null })])).toEqual([]);
  expect(compare([line(9, { providerRef: 'ref-1', transactionId: null })], [payment(1)])).toEqual([]);
});

test('what is missing, here or there, and other amounts are found', () => {
  expect(compare([line(1)], [])).toEqual([['missing here', 'payment', 1, 25_000n, 0n]]);
  expect(compare([line(1)], [payment(1, { status: 2 })])).toEqual([
    ['missing here', 'payment', 1, 25_000n, 0n],
  ]);
  expect(compare([], [payment(1)])).toEqual([['missing there', 'payment', 1, 25_000n, 0n]]);
  expect(compare([], [payment(1, { kind: 2, feeMinor: 500n })])).toEqual([
    ['missing there', 'payout', 1, 24_500n, 0n],
  ]);
  expect(compare([line(1, { amountMinor: 24_999n })], [payment(1)])).toEqual([
    ['other amount', 'payment', 1, 25_000n, 24_999n],
  ]);
  expect(compare([line(1), line(1)], [payment(1)])).toEqual([
    ['other amount', 'payment', 1, 25_000n, 50_000n],
  ]);
  expect(compare([line(1, { currency: 'EUR' })], [payment(1)])).toEqual([
    ['other amount', 'payment in EUR', 1, 25_000n, 25_000n],
  ]);
  expect(compare([line(1), line(1, { kind: 'refund' })], [payment(1)])).toEqual([
    ['other amount', 'refund', 1, 0n, 25_000n],
  ]);
});

test('a payment on the other side of midnight is not missing', () => {
  const before = new Date('2026-03-13T23:59:00Z');
  expect(compare([line(1, { at: before })], [payment(1)])).toEqual([]);
  expect(compare([line(1)], [payment(1, { decidedAt: before })])).toEqual([]);
  expect(compare([line(1, { at: before, amountMinor: 1n })], [payment(1, { decidedAt: before })])).toEqual(
    [],
  );
  expect(compare([], [payment(1, { decidedAt: before })])).toEqual([]);
});
