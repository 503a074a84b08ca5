import { transactionStatus } from '@baize/contract';
import type { PaymentState } from '@baize/providers';

import { type DepositFacts, depositOutcome, withObstacle } from './deposit-outcome.ts';
import type { Obstacle } from './find-obstacle.ts';
import { payoutOutcome } from './payout-outcome.ts';
import type { PaymentNews, ReportOutcome } from './report-outcome.ts';
import { transactionSteps } from './transaction-steps.ts';

const names = new Map<number, string>(
  Object.entries(transactionStatus).map(([name, number]) => [number, name]),
);
const nameOf = (status: number): string => names.get(status) ?? String(status);

const AMOUNT = 10_000n;

/** What a gateway may say, in the words of the table. */
const reports: readonly {
  readonly says: string;
  readonly state: PaymentState;
  readonly change?: Partial<PaymentNews>;
  /** What is in the way of a credit. */
  readonly obstacle?: Obstacle;
}[] = [
  { says: 'seen', state: 'seen' },
  { says: 'paid', state: 'paid' },
  { says: 'paid less', state: 'paid', change: { amountMinor: AMOUNT - 1n } },
  { says: 'paid more', state: 'paid', change: { amountMinor: AMOUNT + 1n } },
  { says: 'paid, the account being closed', state: 'paid', obstacle: 'paid_after_closing' },
  { says: 'paid, above a deposit limit', state: 'paid', obstacle: 'above_deposit_limit' },
  {
    says: 'paid more than the method takes',
    state: 'paid',
    change: { amountMinor: AMOUNT + 1n },
    obstacle: 'above_maximum',
  },
  { says: 'paid by somebody else', state: 'paid', obstacle: 'other_payer' },
  { says: 'paid in another currency', state: 'paid', change: { currency: 'EUR' } },
  { says: 'paid after its rate had ended', state: 'late' },
  { says: 'declined: a try failed', state: 'declined' },
  { says: 'failed', state: 'failed' },
  { says: 'expired', state: 'expired' },
  { says: 'returned in part', state: 'returned', change: { amountMinor: 1n } },
  { says: 'returned', state: 'returned' },
];

/** The statuses as a report finds them. */
const situations: readonly { readonly is: string; readonly change: Partial<DepositFacts> }[] = [
  { is: 'pending', change: { status: transactionStatus.pending } },
  {
    is: 'processing, money on its way',
    change: { status: transactionStatus.processing, changeReason: 'seen' },
  },
  {
    is: 'processing, with a person',
    change: {
      status: transactionStatus.processing,
      changeReason: 'partial_payment',
      details: { received: { amount_minor: String(AMOUNT - 1n), currency: 'TRY' } },
    },
  },
  { is: 'approved', change: { status: transactionStatus.approved } },
  {
    is: 'rejected by the gateway',
    change: { status: transactionStatus.rejected, changedBy: 'gateway', changeReason: 'gateway_failed' },
  },
  { is: 'rejected by us', change: { status: transactionStatus.rejected, changedBy: 'job' } },
  {
    is: 'rejected by an operator',
    change: { status: transactionStatus.rejected, changedBy: 'operator ada' },
  },
  { is: 'cancelled', change: { status: transactionStatus.cancelled } },
  { is: 'expired', change: { status: transactionStatus.expired } },
  { is: 'returned', change: { status: transactionStatus.returned } },
];

/** docs/payments.md: the steps of payments, and what follows from every report of a gateway. */
export function paymentsMarkdown(): string {
  return `${[
    '# Payments',
    '',
    'A payment moves only along these steps; table `payment_step` has the same rows, and a trigger refuses every other',
    'change and writes each into `payment_event`, as it does money that changes meanwhile. This page is generated from',
    '`transaction-steps.ts`, `deposit-outcome.ts` and `payout-outcome.ts` in `packages/services/src/money` by `npm run docs`.',
    '',
    '## Steps',
    '',
    '| Kind | From | To | Books | When |',
    '|---|---|---|---|---|',
    ...transactionSteps.map(
      ({ kind, from, to, books, when }) =>
        `| ${kind === 1 ? 'deposit' : 'withdrawal'} | ${nameOf(from)} | ${nameOf(to)} | ${books ?? ''} | ${when} |`,
    ),
    '',
    'A withdrawal books `withdrawHold` when it is requested. A deposit is credited without its fee; a withdrawal holds the',
    'amount, and the player receives it without the fee.',
    '',
    'A withdrawal to a destination that was never paid asks for a strong proof, and is not approved within 24 hours of a change',
    'of what protects the account (decision 064).',
    '',
    'While a payment waits for its gateway, the gateway is asked after 2, 6, 14 and 30 minutes and then every 30. A deposit',
    'that we rejected because the gateway did not respond is asked about in the same way for 24 hours.',
    '',
    '## Refunds',
    '',
    'An operator refunds an approved deposit, wholly or in part. The player’s part is held at once (`withdrawHold`), so what is',
    'spent or withdrawn is never refunded: the refund of more than the main balance is refused with the sum that is left.',
    '',
    '| The gateway | Books | Then |',
    '|---|---|---|',
    '| refunds | `withdrawReturn`, then `depositReturn` | the deposit is returned, or stays approved after a part |',
    '| refuses | `withdrawReturn` | review: refund refused |',
    '| does not respond |  | it is sent again with the same id, less and less often |',
    '| takes money back by itself meanwhile | `depositReturn`, as far as the main balance goes | the refund goes on, unless that was as much |',
    '',
    'What a gateway has of a deposit and nobody was credited is never kept: an operator credits it or sends it back, and cannot',
    'reject the deposit before. Sending it back holds and books nothing, since the player never had it, and rejects a deposit',
    'that waits (sent back). What was sent back is left out of later reports, so a notice that comes again credits nothing and',
    'takes nothing. What comes for an approved deposit later is credited by an operator too, up to what was received.',
    '',
    '## What a gateway says of a deposit',
    '',
    'Rows are what a notice or a poll says, columns the status it finds. A dash changes nothing. *Review* puts the payment',
    'on the list of reviews; *mismatch* is also the reply to the notice. An unknown reference gets `unknown`, a forged',
    'signature is refused before this table, and the same report again changes nothing.',
    '',
    ...table(1, situations),
    '',
    'Each gateway states whether its word for a failure ends the payment or one try (decision 075). A failed try changes',
    'nothing: the player reads of it and may try again. Money that comes after a refusal is credited as if there had been',
    'none, and is on the list of reviews.',
    '',
    'Before a deposit is credited, it is judged by what protects the player now, however long ago it was started: whether the',
    'account is closed, whether all that was paid in, fee included, is within the deposit limits, and whether more than was asked',
    'for is still within the method’s maximum. Else nothing is credited, and an operator sends the money back, or approves it once',
    'the account is open and the limits have room. Closing an account cancels its pending deposits (account closed). What somebody',
    'else paid, as the gateway names them or else the form, waits for an operator too.',
    '',
    '## What a gateway says of a payout',
    '',
    ...table(
      2,
      situations.filter(({ is }) => is !== 'processing, with a person'),
    ),
  ].join('\n')}\n`;
}

function table(kind: 1 | 2, columns: typeof situations): string[] {
  return [
    `| It says | ${columns.map(({ is }) => is).join(' | ')} |`,
    `|---|${columns.map(() => '---|').join('')}`,
    ...reports
      .filter(({ obstacle }) => kind === 1 || obstacle === undefined)
      .map(({ says, state, change, obstacle }) => {
        const news: PaymentNews = { state, amountMinor: AMOUNT, currency: 'TRY', ...change };
        const cells = columns.map((column) =>
          describe(outcomeOf(kind, { ...base, kind, ...column.change }, news, obstacle)),
        );
        return `| ${says} | ${cells.join(' | ')} |`;
      }),
  ];
}

const base: DepositFacts = {
  kind: 1,
  status: transactionStatus.pending,
  amountMinor: AMOUNT,
  feeMinor: 0n,
  creditedMinor: null,
  returnedMinor: 0n,
  currency: 1,
  changedBy: 'player',
  changeReason: null,
  details: {},
};

function outcomeOf(
  kind: 1 | 2,
  facts: DepositFacts,
  news: PaymentNews,
  obstacle: Obstacle | undefined,
): ReportOutcome {
  if (kind === 2) return payoutOutcome(facts, news);
  const outcome = depositOutcome(facts, news);
  const isStopped = obstacle !== undefined && outcome.to === transactionStatus.approved;
  return isStopped ? withObstacle(facts, news, obstacle) : outcome;
}

function describe({ result, to, reason, review, returned, creditedMinor }: ReportOutcome): string {
  const parts = [
    to === undefined ? '' : `→ ${nameOf(to)}`,
    reason === undefined || reason === review ? '' : `(${reason.replaceAll('_', ' ')})`,
    creditedMinor === undefined ? '' : 'credits what came',
    returned && to === undefined ? 'books the part' : '',
    result === 'mismatch' ? 'mismatch' : '',
    review === undefined ? '' : `review: ${review.replaceAll('_', ' ')}`,
  ];
  return parts.filter(Boolean).join(', ').replaceAll(', (', ' (') || '–';
}
