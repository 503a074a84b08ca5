import { paymentReasons, readPaymentReason, transactionStatus } from '@baize/contract';
import { describe, expect, test } from 'vitest';

import { type DepositFacts, depositOutcome, withObstacle } from './deposit-outcome.ts';
import { obstacles } from './find-obstacle.ts';
import { payoutOutcome } from './payout-outcome.ts';
import type { PaymentNews } from './report-outcome.ts';

const { pending, approved, rejected, processing, cancelled, expired, returned } = transactionStatus;

function facts(change: Partial<DepositFacts> = {}): DepositFacts {
  return {
    kind: 1,
    status: pending,
    amountMinor: 10_000n,
    feeMinor: 100n,
    creditedMinor: null,
    returnedMinor: 0n,
    currency: 1,
    changedBy: 'player',
    changeReason: null,
    details: {},
    ...change,
  };
}

const news = (change: Partial<PaymentNews> = {}): PaymentNews => ({
  state: 'paid',
  amountMinor: 10_000n,
  currency: 'TRY',
  ...change,
});

describe('a report of a deposit', () => {
  test('of exactly the amount approves it, whatever it waited for', () => {
    const seen = facts({ status: processing, changeReason: 'seen' });
    const partial = facts({ status: processing, changeReason: 'partial_payment', changedBy: 'gateway' });
    for (const row of [facts(), seen, partial])
      expect(depositOutcome(row, news())).toEqual({ result: 'decided', replayed: false, to: approved });
  });

  test.each([
    ['less', { amountMinor: 9_999n }, 'partial_payment'],
    ['another currency', { currency: 'EUR' }, 'other_currency'],
  ])('of %s credits nothing and goes to a person, once', (_, change, reason) => {
    const first = { result: 'review', replayed: false, to: processing, reason, review: reason };
    for (const status of [pending, cancelled, expired])
      expect(depositOutcome(facts({ status }), news(change))).toEqual(first);
    const known = { amountMinor: 10_000n, currency: 'TRY', ...change };
    const details = { received: { amount_minor: String(known.amountMinor), currency: known.currency } };
    const again = facts({ status: processing, changeReason: reason, changedBy: 'gateway', details });
    expect(depositOutcome(again, news(change))).toEqual({ result: 'review', replayed: true });
    expect(depositOutcome(again, news({ state: 'failed' }))).toEqual({ result: 'review', replayed: true });
  });

  test('of less while it was on its way waits for a person from then on', () => {
    const seen = facts({ status: processing, changeReason: 'seen' });
    expect(depositOutcome(seen, news({ amountMinor: 1n }))).toEqual({
      result: 'review',
      replayed: false,
      reason: 'partial_payment',
      review: 'partial_payment',
    });
    const doubted = facts({ status: processing, changeReason: 'contradiction' });
    expect(depositOutcome(doubted, news({ amountMinor: 1n }))).toEqual({
      result: 'mismatch',
      replayed: false,
      review: 'partial_payment',
    });
  });

  test('of more credits what came without the fee, and marks it', () => {
    const row = facts();
    expect(depositOutcome(row, news({ amountMinor: 12_000n }))).toEqual({
      result: 'decided',
      replayed: false,
      to: approved,
      creditedMinor: 11_900n,
      reason: 'over_paid',
    });
    const booked = facts({ status: approved, creditedMinor: 11_900n });
    expect(depositOutcome(booked, news({ amountMinor: 12_000n }))).toMatchObject({ replayed: true });
    expect(depositOutcome(booked, news({ amountMinor: 13_000n }))).toMatchObject({ result: 'mismatch' });
  });

  test.each([cancelled, expired, rejected])(
    'that we had given up (%i) credits it and marks it late',
    (status) => {
      const late = { result: 'decided', replayed: false, to: approved, reason: 'late_payment' };
      expect(depositOutcome(facts({ status, changedBy: 'job' }), news())).toEqual(late);
      const seen = { ...late, to: processing };
      expect(depositOutcome(facts({ status, changedBy: 'job' }), news({ state: 'seen' }))).toEqual(seen);
      const waiting = facts({ status: processing, changeReason: 'late_payment', changedBy: 'gateway' });
      expect(depositOutcome(waiting, news())).toEqual(late);
    },
  );

  test.each(obstacles)('that something is in the way of (%s) stays with an operator', (reason) => {
    const review = { result: 'review', replayed: false, reason, review: reason };
    for (const status of [pending, cancelled, expired, rejected])
      expect(withObstacle(facts({ status, changedBy: 'job' }), news(), reason)).toEqual({
        ...review,
        to: processing,
      });
    const seen = facts({ status: processing, changeReason: 'seen' });
    expect(withObstacle(seen, news(), reason)).toEqual(review);
    const details = { received: { amount_minor: '10000', currency: 'TRY' } };
    const waiting = facts({ status: processing, changeReason: reason, changedBy: 'gateway', details });
    expect(depositOutcome(waiting, news())).toEqual({ result: 'review', replayed: true });
    expect(depositOutcome(waiting, news({ state: 'failed' }))).toEqual({ result: 'review', replayed: true });
    expect(depositOutcome(waiting, news({ amountMinor: 10_001n }))).toEqual(review);
  });

  test('that came after the rate had ended is for a person, whom nobody asks twice', () => {
    const late = news({ state: 'late', amountMinor: 9_000n });
    const review = { result: 'review', replayed: false, reason: 'rate_ended', review: 'rate_ended' };
    for (const status of [pending, cancelled, expired, rejected])
      expect(depositOutcome(facts({ status, changedBy: 'job' }), late)).toEqual({
        ...review,
        to: processing,
      });
    expect(depositOutcome(facts({ status: processing, changeReason: 'seen' }), late)).toEqual(review);
    const details = { received: { amount_minor: '9000', currency: 'TRY' } };
    const waiting = facts({ status: processing, changeReason: 'rate_ended', changedBy: 'gateway', details });
    expect(depositOutcome(waiting, late)).toEqual({ result: 'review', replayed: true });
    expect(depositOutcome(waiting, news({ state: 'failed' }))).toEqual({ result: 'review', replayed: true });
    const decided = { result: 'decided', replayed: true };
    const refused = facts({ status: rejected, changedBy: 'operator ada' });
    expect(depositOutcome({ ...refused, details }, late)).toEqual(decided);
    // What comes after the decision was no part of it.
    expect(depositOutcome(refused, late)).toEqual({ ...review, to: processing });
    const credited = facts({ status: approved, changedBy: 'operator ada', creditedMinor: 8_900n });
    expect(depositOutcome(credited, late)).toEqual(decided);
    expect(depositOutcome(facts({ status: returned }), late)).toEqual(decided);
    expect(depositOutcome(facts({ status: rejected, changedBy: 'gateway' }), late)).toMatchObject({
      to: processing,
      review: 'rate_ended',
    });
  });

  test('after the gateway’s own refusal is credited, and an operator sees it', () => {
    const refused = facts({ status: rejected, changedBy: 'gateway', changeReason: 'gateway_failed' });
    const reason = 'paid_after_refusal';
    const credited = { result: 'decided', replayed: false, to: approved, reason, review: reason };
    expect(depositOutcome(refused, news())).toEqual(credited);
    expect(depositOutcome(refused, news({ amountMinor: 12_000n }))).toEqual({
      ...credited,
      creditedMinor: 11_900n,
    });
    expect(depositOutcome(refused, news({ state: 'seen' }))).toMatchObject({
      to: processing,
      reason: 'late_payment',
    });
    expect(depositOutcome(refused, news({ amountMinor: 1n }))).toMatchObject({
      to: processing,
      review: 'partial_payment',
    });
    // A payment that was only too slow was not refused.
    const slow = facts({ status: rejected, changedBy: 'gateway', changeReason: 'gateway_expired' });
    expect(depositOutcome(slow, news())).toMatchObject({ to: approved, reason: 'late_payment' });
  });

  test('after an operator’s rejection is credited, and another look is due', () => {
    const refused = facts({ status: rejected, changedBy: 'operator ada' });
    expect(depositOutcome(refused, news())).toEqual({
      result: 'decided',
      replayed: false,
      to: approved,
      reason: 'late_payment',
      review: 'paid_after_refusal',
    });
  });

  test('that has gone back already, by an earlier notice, credits nothing', () => {
    const details = { went_back: { amount_minor: '10000', currency: 'TRY' } };
    for (const status of [pending, rejected, expired, cancelled])
      expect(depositOutcome(facts({ status, details }), news())).toEqual({
        result: 'mismatch',
        replayed: false,
        to: processing,
        reason: 'contradiction',
        review: 'contradiction',
      });
  });

  test('in doubt since before, is for a person', () => {
    const inDoubt = facts({ status: processing, changeReason: 'contradiction', changedBy: 'gateway' });
    const unread = { result: 'mismatch', replayed: false, review: 'contradiction' };
    expect(depositOutcome(inDoubt, news())).toEqual(unread);
    const details = { received: { amount_minor: '10000', currency: 'TRY' } };
    expect(depositOutcome({ ...inDoubt, details }, news())).toEqual({ result: 'mismatch', replayed: true });
    expect(depositOutcome({ ...inDoubt, details }, news({ amountMinor: 20_000n }))).toEqual(unread);
  });

  test('that it failed ends what waits for money, and contradicts an approval', () => {
    const failed = news({ state: 'failed', amountMinor: 0n });
    expect(depositOutcome(facts(), failed)).toMatchObject({ to: rejected });
    expect(depositOutcome(facts(), news({ state: 'expired' }))).toMatchObject({ to: expired });
    const seen = facts({ status: processing, changeReason: 'seen' });
    for (const state of ['failed', 'expired'] as const)
      expect(depositOutcome(seen, news({ state }))).toMatchObject({ to: rejected });
    const contradiction = { result: 'mismatch', review: 'contradiction' };
    expect(depositOutcome(facts({ status: approved }), failed)).toMatchObject(contradiction);
    for (const status of [rejected, cancelled, expired, returned])
      expect(depositOutcome(facts({ status }), failed)).toEqual({ result: 'decided', replayed: true });
  });

  test('that a try failed is shown once, and changes neither the status nor the money', () => {
    const declined = news({ state: 'declined' });
    const shown = { result: 'decided', replayed: false, reason: 'try_declined' };
    expect(depositOutcome(facts(), declined)).toEqual(shown);
    for (const change of [
      { changeReason: 'try_declined' },
      ...[approved, rejected, processing, cancelled, expired, returned].map((status) => ({ status })),
    ])
      expect(depositOutcome(facts(change), declined)).toEqual({ result: 'decided', replayed: true });
    expect(depositOutcome(facts({ changeReason: 'try_declined' }), news())).toMatchObject({ to: approved });
  });

  test('that it is open changes nothing', () => {
    for (const status of Object.values(transactionStatus))
      expect(depositOutcome(facts({ status }), news({ state: 'open' }))).toEqual({
        result: 'decided',
        replayed: true,
      });
  });

  test('that money went back counts up, and ends it when all is back', () => {
    const back = (amountMinor: bigint) => news({ state: 'returned', amountMinor });
    const row = facts({ status: approved, returnedMinor: 3_000n });
    expect(depositOutcome(row, back(3_000n))).toMatchObject({ replayed: true });
    expect(depositOutcome(row, back(5_000n))).toEqual({
      result: 'decided',
      replayed: false,
      returned: { totalMinor: 5_000n, isWhole: false },
      reason: 'returned_part',
    });
    expect(depositOutcome(row, back(10_000n))).toMatchObject({ to: returned, returned: { isWhole: true } });
    expect(depositOutcome(facts({ status: returned }), back(10_000n))).toMatchObject({ replayed: true });
    expect(depositOutcome(facts(), back(10_000n))).toMatchObject({ result: 'mismatch' });
    expect(depositOutcome(row, { ...back(5_000n), currency: 'EUR' })).toMatchObject({ result: 'mismatch' });
  });
});

describe('a report of a payout', () => {
  const payout = (change: Partial<DepositFacts> = {}) => facts({ kind: 2, status: processing, ...change });
  const paid = news({ amountMinor: 9_900n });

  test('settles what was sent, without its fee', () => {
    expect(payoutOutcome(payout(), paid)).toEqual({ result: 'decided', replayed: false, to: approved });
    expect(payoutOutcome(payout({ status: approved }), paid)).toMatchObject({ replayed: true });
    for (const state of ['open', 'seen'] as const)
      expect(payoutOutcome(payout(), news({ state }))).toEqual({ result: 'decided', replayed: true });
  });

  test('of another sum settles nothing', () => {
    for (const wrong of [news(), { ...paid, currency: 'EUR' }])
      expect(payoutOutcome(payout(), wrong)).toEqual({
        result: 'review',
        replayed: false,
        review: 'other_amount',
      });
  });

  test('that we never asked for is for a person', () => {
    for (const status of [pending, rejected, cancelled, expired])
      expect(payoutOutcome(payout({ status }), paid)).toEqual({
        result: 'mismatch',
        replayed: false,
        review: 'unasked_payout',
      });
  });

  test('that failed gives the money back once', () => {
    for (const state of ['failed', 'expired'] as const)
      expect(payoutOutcome(payout(), news({ state }))).toMatchObject({ to: rejected });
    expect(payoutOutcome(payout({ status: rejected }), news({ state: 'failed' }))).toMatchObject({
      replayed: true,
    });
    expect(payoutOutcome(payout({ status: approved }), news({ state: 'failed' }))).toMatchObject({
      result: 'mismatch',
    });
  });

  test('that came back is returned, also before it was called paid', () => {
    const back = { ...paid, state: 'returned' as const };
    expect(payoutOutcome(payout({ status: approved }), back)).toMatchObject({
      to: returned,
      returned: { isWhole: true },
    });
    expect(payoutOutcome(payout({ status: approved }), { ...back, amountMinor: 100n })).toMatchObject({
      returned: { totalMinor: 100n, isWhole: false },
    });
    expect(payoutOutcome(payout(), back)).toMatchObject({ to: rejected });
    expect(payoutOutcome(payout(), { ...back, amountMinor: 1n })).toMatchObject({ result: 'review' });
    const refused = payout({ status: rejected, changedBy: 'gateway' });
    expect(payoutOutcome(refused, back)).toEqual({ result: 'decided', replayed: true });
    const byUs = payout({ status: rejected, changedBy: 'operator ada' });
    expect(payoutOutcome(byUs, back)).toMatchObject({ result: 'mismatch', review: 'contradiction' });
  });
});

test('every reason that a report can give a payment has a text for its player', () => {
  const states = ['open', 'seen', 'paid', 'late', 'declined', 'failed', 'expired', 'returned'] as const;
  const changes: Partial<PaymentNews>[] = [
    {},
    { amountMinor: 1n },
    { amountMinor: 20_000n },
    { currency: 'EUR' },
  ];
  const statuses = [pending, approved, rejected, processing, cancelled, expired, returned];
  const given = new Set<string>();
  for (const status of statuses)
    for (const changedBy of ['player', 'gateway', 'job'] as const)
      for (const changeReason of [null, ...paymentReasons])
        for (const state of states)
          for (const change of changes) {
            const row = facts({ status, changedBy, changeReason });
            for (const outcome of [
              depositOutcome(row, news({ state, ...change })),
              payoutOutcome(row, news({ state, ...change })),
              ...obstacles.map((obstacle) => withObstacle(row, news({ state, ...change }), obstacle)),
            ])
              if (outcome.reason !== undefined) given.add(outcome.reason);
          }
  expect([...given].filter((reason) => readPaymentReason(reason) === null)).toEqual([]);
  // The others are of closed accounts, rows that were in doubt before there was decision 075, payments that the gateway did not open, rests of deposits, withdrawals that cover a
  // returned deposit or that nobody decided, and refunds.
  expect(paymentReasons.filter((reason) => !given.has(reason))).toEqual([
    'account_closed',
    'not_me',
    'contradiction',
    'gateway_refused',
    'gateway_unavailable',
    'rest_credited',
    'deposit_returned',
    'undecided',
    'sent_back',
  ]);
});
