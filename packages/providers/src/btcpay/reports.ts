import type { PaymentReport, PaymentState } from '../ports/notice-dialect.ts';
import type { CoinPayment } from '../ports/payment-gateway.ts';
import type { Invoice, InvoiceMethod, Payout } from './messages.ts';
import { parseOrderId, type BtcpayOrder } from './order-id.ts';

/** Settled after one confirmation, which is the server's word for this speed. */
export const SPEED = { policy: 'MediumSpeed', confirmations: 1 } as const;

const networks: Readonly<Record<string, string>> = {
  'BTC-CHAIN': 'Bitcoin',
  'BTC-LN': 'Lightning',
  'LTC-CHAIN': 'Litecoin',
};

/** The brand and transaction of an invoice or payout; undefined if it is not ours. */
export function orderOf({ metadata }: Pick<Invoice | Payout, 'metadata'>): BtcpayOrder | undefined {
  return parseOrderId(metadata?.orderId ?? '');
}

interface Judgement {
  readonly state: PaymentState;
  readonly amountMinor: bigint;
  readonly reason?: string;
}

/**
 * An invoice is paid once it is settled: before, a reorganisation of the chain can undo it. Money that came after the rate
 * had ended is never reported as paid, so that nobody can wait until the coin has fallen: an operator decides.
 */
function judge({ status, additionalStatus, amount, paidAmount }: Invoice): Judgement {
  const paidMinor = paidAmount ?? amount;
  switch (status) {
    case 'New':
      return additionalStatus === 'PaidPartial'
        ? { state: 'seen', amountMinor: paidMinor, reason: 'part received' }
        : { state: 'open', amountMinor: amount };
    case 'Processing':
      return { state: 'seen', amountMinor: paidMinor };
    case 'Settled':
      if (additionalStatus === 'PaidLate')
        return { state: 'late', amountMinor: paidMinor, reason: 'paid after the rate had ended' };
      return { state: 'paid', amountMinor: additionalStatus === 'PaidOver' ? paidMinor : amount };
    case 'Expired':
      // The part that came stays with us; a person decides what follows.
      if (additionalStatus === 'PaidPartial')
        return { state: 'paid', amountMinor: paidMinor, reason: 'expired with a part' };
      return additionalStatus === 'PaidLate'
        ? { state: 'late', amountMinor: paidMinor, reason: 'paid after the rate had ended' }
        : { state: 'expired', amountMinor: amount };
    case 'Invalid':
      return { state: 'failed', amountMinor: amount, reason: `invalid, ${additionalStatus}` };
  }
}

/**
 * @param transactionId null for an invoice without one of ours
 * @param method how it is paid, if coins have to be reported
 */
export function reportInvoice(
  invoice: Invoice,
  transactionId: number | null,
  method?: InvoiceMethod,
): PaymentReport {
  return {
    subject: 'payment',
    providerRef: invoice.id,
    transactionId,
    currency: invoice.currency,
    ...judge(invoice),
    ...(method && { coin: { paid: method.totalPaid, confirmations: confirmationsOf(method) } }),
  };
}

/** How many its confirmed coins have at least: the server says only whether they have enough. */
function confirmationsOf({ paymentMethodId, payments }: InvoiceMethod): number {
  const counted = (payments ?? []).filter(({ status }) => status !== 'Invalid');
  const areSettled = counted.length > 0 && counted.every(({ status }) => status === 'Settled');
  return areSettled ? confirmationsNeeded(paymentMethodId) : 0;
}

/** Lightning payments are final at once. */
function confirmationsNeeded(paymentMethodId: string): number {
  return paymentMethodId.endsWith('-LN') ? 0 : SPEED.confirmations;
}

const payoutStates = {
  AwaitingApproval: 'open',
  AwaitingPayment: 'open',
  InProgress: 'seen',
  Completed: 'paid',
  Cancelled: 'failed',
} as const satisfies Record<Payout['state'], PaymentState>;

export function reportPayout(payout: Payout, transactionId: number | null): PaymentReport {
  return {
    subject: 'payout',
    providerRef: payout.id,
    transactionId,
    state: payoutStates[payout.state],
    amountMinor: payout.originalAmount,
    currency: payout.originalCurrency,
    ...(payout.state === 'Cancelled' && { reason: 'cancelled' }),
  };
}

/** How to pay an invoice by one method; undefined if it has no address. */
export function coinPaymentOf(method: InvoiceMethod): CoinPayment | undefined {
  const { paymentMethodId, destination, amount, totalPaid, rate } = method;
  if (destination === null) return undefined;
  const [coin = ''] = paymentMethodId.split('-');
  return {
    coin,
    network: networks[paymentMethodId] ?? coin,
    address: destination,
    amount,
    paid: totalPaid,
    rate,
    confirmations: confirmationsOf(method),
    confirmationsNeeded: confirmationsNeeded(paymentMethodId),
  };
}
