import type { Brand } from '@baize/brand';
import { transactionKind, transactionStatus } from '@baize/contract';
import { OperatorError, type ShownPayment } from '@baize/services';
import { describe, expect, it } from 'vitest';
import { approvalFacts, approvalQuestion } from './describe-approval.ts';

const brand = {
  siteId: 7,
  slug: 'test',
  traits: { 'money.twoDecisionsAbove': 1_000, 'money.stoppingMarks': [] },
};
const services = { brands: [brand as unknown as Pick<Brand, 'siteId' | 'slug' | 'traits'>] };

const lira = { amountMinor: 15_000n, currency: 'TRY' };

function shownDeposit(
  payment: object = {},
  received = lira,
  approvedMinor: bigint | null = 14_500n,
): ShownPayment {
  const stored = { amount_minor: String(received.amountMinor), currency: received.currency };
  const shown = {
    payment: {
      id: 5,
      siteId: 7,
      kind: transactionKind.deposit,
      status: transactionStatus.processing,
      amountMinor: 25_000n,
      feeMinor: 500n,
      creditedMinor: null,
      stoppedAt: null,
      currency: 1,
      details: { received: stored },
      ...payment,
    },
    received,
    method: 'Havale',
    player: { name: 'Ece Tan' },
    marks: ['first withdrawal'],
    reviews: [{ number: 3, providerTx: '5:partial_payment', reason: 'partial_payment' }],
    approvals: [{ operator: 'ada', creditedMinor: approvedMinor }],
    preview: { decidedMinor: 0n, sentBackMinor: 0n },
  };
  // Only what the texts are made of.
  return shown as unknown as ShownPayment;
}

describe('before a decision an operator reads', () => {
  it('what was received, what is credited, open reviews, and whose approvals count', () => {
    expect(approvalFacts(services, shownDeposit())).toEqual([
      ['received', '150.00 TRY'],
      ['approving', 'credit 145.00 of 250.00 to Ece Tan'],
      ['approved by', '1 of 1: ada'],
      ['reviews', '3 partial_payment (5:partial_payment)'],
    ]);
  });

  it('the same in the question, with the amount that was given', () => {
    expect(approvalQuestion(services, shownDeposit(), 20_000n)).toBe(
      'Payment 5: received 150.00 TRY; marks first withdrawal; open reviews 3 partial_payment (5:partial_payment); approved by 0 of 2, ada approved 145.00. Credit 200.00 of 250.00 to Ece Tan?',
    );
  });

  it('what a withdrawal pays', () => {
    const withdrawal = { kind: transactionKind.withdraw, status: transactionStatus.pending, details: {} };
    expect(approvalQuestion(services, shownDeposit(withdrawal, lira, null))).toBe(
      'Payment 5: marks first withdrawal; open reviews 3 partial_payment (5:partial_payment); approved by 1 of 1: ada. Pay 245.00 of 250.00 to Ece Tan by Havale?',
    );
  });

  it('that its player has stopped a withdrawal, which leaves the rejection', () => {
    const stopped = {
      kind: transactionKind.withdraw,
      status: transactionStatus.pending,
      details: {},
      stoppedAt: new Date('2026-03-15T12:00:00Z'),
    };
    const [, why] = approvalFacts(services, shownDeposit(stopped, lira, null))[0] ?? [];
    expect(why).toMatch(/^Payment 5 was stopped on 2026-03-15T12:00:00.000Z: .* Reject it/);
  });

  it('why it cannot be approved', () => {
    const decided = shownDeposit({ status: transactionStatus.approved });
    const why = 'Payment 5 does not wait for an operator.';
    expect(approvalFacts(services, decided)).toContainEqual(['approving', why]);
    expect(() => approvalQuestion(services, decided)).toThrow(OperatorError);
    const foreign = shownDeposit({}, { amountMinor: 900n, currency: 'EUR' });
    expect(approvalFacts(services, foreign)).toContainEqual([
      'approving',
      'The gateway received 9.00 EUR: say the amount to credit.',
    ]);
  });
});
