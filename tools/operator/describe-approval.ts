import { transactionKind } from '@baize/contract';
import { formatWire } from '@baize/currency';
import {
  type ApprovalPreview,
  OperatorError,
  type OperatorServices,
  previewApproval,
  type ShownPayment,
} from '@baize/services';

type Brands = Pick<OperatorServices, 'brands'>;

/** What the gateway received, by name; nothing for a withdrawal. */
function receivedFacts({ payment, received }: ShownPayment): [string, string][] {
  if (payment.kind !== transactionKind.deposit) return [];
  const text = received ? `${formatWire(received.amountMinor)} ${received.currency}` : 'nothing reported';
  return [['received', text]];
}

function effectOf(shown: ShownPayment, { creditedMinor }: ApprovalPreview): string {
  const { payment, player, method } = shown;
  const amount = formatWire(payment.amountMinor);
  return creditedMinor === null
    ? `pay ${formatWire(payment.amountMinor - payment.feeMinor)} of ${amount} to ${player.name} by ${method}`
    : `credit ${formatWire(creditedMinor)} of ${amount} to ${player.name}`;
}

/** Who has approved this sum of the payment as it is now, of how many, and who has approved another one. */
function countOf({ approvals }: ShownPayment, { decisions, creditedMinor }: ApprovalPreview): string {
  const names = approvals.filter((one) => one.creditedMinor === creditedMinor).map((one) => one.operator);
  const others = approvals
    .filter((one) => one.creditedMinor !== creditedMinor)
    .map((one) => `, ${one.operator} approved ${formatWire(one.creditedMinor ?? 0n)}`);
  return `${names.length} of ${decisions}${names.length > 0 ? `: ${names.join(', ')}` : ''}${others.join('')}`;
}

function reviewsOf({ reviews }: ShownPayment): string {
  return (
    reviews.map(({ number, providerTx, reason }) => `${number} ${reason} (${providerTx})`).join('; ') ||
    'none'
  );
}

/** What an operator has to know besides the payment itself, by name. */
export function approvalFacts(services: Brands, shown: ShownPayment): [string, string][] {
  return [...receivedFacts(shown), ...previewFacts(services, shown), ['reviews', reviewsOf(shown)]];
}

function previewFacts(services: Brands, shown: ShownPayment): [string, string][] {
  try {
    const preview = previewApproval(services, shown.payment, shown.preview);
    return [
      ['approving', effectOf(shown, preview)],
      ['approved by', countOf(shown, preview)],
    ];
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return [['approving', error.message]];
  }
}

/**
 * What is asked before an approval: `Payment 5: received 150.00 TRY; …. Credit 145.00 of 250.00 to Ece Tan?`
 *
 * @throws OperatorError if it cannot be approved
 */
export function approvalQuestion(services: Brands, shown: ShownPayment, creditedMinor?: bigint): string {
  const preview = previewApproval(services, shown.payment, shown.preview, creditedMinor);
  const facts = [
    ...receivedFacts(shown),
    ['marks', shown.marks.join(', ') || 'none'],
    ['open reviews', reviewsOf(shown)],
    ['approved by', countOf(shown, preview)],
  ].map(([name, value]) => `${name} ${value}`);
  const effect = effectOf(shown, preview);
  return `Payment ${shown.payment.id}: ${facts.join('; ')}. ${effect[0]?.toUpperCase()}${effect.slice(1)}?`;
}
