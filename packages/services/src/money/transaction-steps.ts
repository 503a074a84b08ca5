import {
  type TransactionKind,
  transactionKind,
  type TransactionStatus,
  transactionStatus,
} from '@baize/contract';

const { deposit, withdraw } = transactionKind;
const { pending, approved, rejected, processing, cancelled, expired, returned } = transactionStatus;

/** A step that a payment may take. The database refuses every other one. */
export interface TransactionStep {
  readonly kind: TransactionKind;
  readonly from: TransactionStatus;
  readonly to: TransactionStatus;
  /** What is booked in the same transaction; null for nothing. */
  readonly books: 'deposit' | 'withdrawSettle' | 'withdrawReturn' | 'depositReturn' | 'payoutReturn' | null;
  readonly when: string;
}

/** Every step, as docs/payments.md shows them and table `payment_step` has them. */
export const transactionSteps: readonly TransactionStep[] = [
  { kind: deposit, from: pending, to: approved, books: 'deposit', when: 'the gateway has the money' },
  {
    kind: deposit,
    from: pending,
    to: rejected,
    books: null,
    when: 'the gateway refuses the payment or opens none',
  },
  {
    kind: deposit,
    from: pending,
    to: processing,
    books: null,
    when: 'money is on its way but not certain, or an operator has to decide',
  },
  {
    kind: deposit,
    from: pending,
    to: cancelled,
    books: null,
    when: 'the player cancels it or closes the account',
  },
  { kind: deposit, from: pending, to: expired, books: null, when: 'nothing came in time' },
  {
    kind: deposit,
    from: processing,
    to: approved,
    books: 'deposit',
    when: 'the money is certain, or an operator approves',
  },
  {
    kind: deposit,
    from: processing,
    to: rejected,
    books: null,
    when: 'the money never came, or an operator rejects it or sends back what came',
  },
  {
    kind: deposit,
    from: rejected,
    to: approved,
    books: 'deposit',
    when: 'money came although we had given up',
  },
  {
    kind: deposit,
    from: rejected,
    to: processing,
    books: null,
    when: 'uncertain money came after the refusal',
  },
  {
    kind: deposit,
    from: cancelled,
    to: approved,
    books: 'deposit',
    when: 'money came after the cancellation',
  },
  {
    kind: deposit,
    from: cancelled,
    to: processing,
    books: null,
    when: 'uncertain money came after the cancellation',
  },
  { kind: deposit, from: expired, to: approved, books: 'deposit', when: 'money came after the expiry' },
  {
    kind: deposit,
    from: expired,
    to: processing,
    books: null,
    when: 'uncertain money came after the expiry',
  },
  {
    kind: deposit,
    from: approved,
    to: returned,
    books: 'depositReturn',
    when: 'the gateway takes all of it back, or an operator refunds it',
  },
  {
    kind: withdraw,
    from: pending,
    to: processing,
    books: null,
    when: 'it is approved and sent to the gateway',
  },
  {
    kind: withdraw,
    from: pending,
    to: rejected,
    books: 'withdrawReturn',
    when: 'an operator rejects it, or a deposit of its money is taken back',
  },
  { kind: withdraw, from: pending, to: cancelled, books: 'withdrawReturn', when: 'the player cancels' },
  { kind: withdraw, from: pending, to: expired, books: 'withdrawReturn', when: 'nobody decided in time' },
  {
    kind: withdraw,
    from: processing,
    to: approved,
    books: 'withdrawSettle',
    when: 'the gateway has paid it',
  },
  {
    kind: withdraw,
    from: processing,
    to: rejected,
    books: 'withdrawReturn',
    when: 'the gateway did not pay it, or operators reject it after its silence',
  },
  { kind: withdraw, from: approved, to: returned, books: 'payoutReturn', when: 'the payout came back' },
];

/** @returns undefined if a payment cannot take this step */
export function findStep(
  kind: TransactionKind,
  from: TransactionStatus,
  to: TransactionStatus,
): TransactionStep | undefined {
  return transactionSteps.find((step) => step.kind === kind && step.from === from && step.to === to);
}
