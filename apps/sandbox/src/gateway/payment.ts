import type { CoinPayment, PaymentReport, PaymentState } from '@baize/providers';

import type { Delivery } from '../wire/delivery-queue.ts';
import type { Family } from './family.ts';

/** A payment or payout at the gateway, as stored in the journal. Amounts are far below 2^53. */
export interface Payment {
  subject: PaymentReport['subject'];
  /** Unguessable, because it grants access to the payment page. */
  providerRef: string;
  siteId: number;
  transactionId: number;
  family: Family;
  amountMinor: number;
  currency: string;
  method: { code: string; name: string };
  fields: Readonly<Record<string, string>>;
  player: { id: string; name: string };
  /** Whose account the money came from; null for a payout and for coins. */
  payer?: string | null;
  /** Null for payouts, which have no page. */
  returnUrl: string | null;
  /** The brand's name on the payment page. */
  merchant?: string;
  lang: 'tr' | 'en';
  /** ISO 8601; null for payouts, which do not expire. */
  expiresAt: string | null;
  state: PaymentState;
  /** What came, which is not always what was requested. */
  receivedMinor: number;
  receivedCurrency: string;
  /** When the money was final, ISO 8601. */
  paidAt: string | null;
  returns: PaymentReturn[];
  reason: string | null;
  coin: CoinPayment | null;
  /** When coins were sent, ISO 8601. */
  sentAt: string | null;
  notices: NoticeRecord[];
  createdAt: string;
}

/** Money that went back: a refund that the site asked for, a charge-back, or a payout that came back. */
export interface PaymentReturn {
  id: string;
  amountMinor: number;
  at: string;
}

/** A notice with the state at the time of its creation. */
export interface NoticeRecord extends Delivery {
  providerRef: string;
  body: string;
}

/** What the gateway knows of a payment. */
export function reportOf(payment: Payment): PaymentReport {
  const { state, coin } = payment;
  const isReceived = state === 'paid' || state === 'seen' || state === 'returned';
  const amountMinor = isReceived ? payment.receivedMinor : payment.amountMinor;
  return {
    subject: payment.subject,
    providerRef: payment.providerRef,
    transactionId: payment.transactionId,
    state,
    amountMinor: BigInt(state === 'returned' ? returnedMinor(payment) : amountMinor),
    currency: isReceived ? payment.receivedCurrency : payment.currency,
    ...(payment.reason !== null && { reason: payment.reason }),
    ...(isReceived && payment.payer && { payer: payment.payer }),
    ...(coin && { coin: { paid: coin.paid, confirmations: coin.confirmations } }),
  };
}

export function returnedMinor({ returns }: Pick<Payment, 'returns'>): number {
  return returns.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** The newest state of the latest thousand payments. */
export function keepPayments(entries: readonly Payment[]): Payment[] {
  const latest = new Map(entries.map((payment) => [payment.providerRef, payment]));
  return [...latest.values()].slice(-1_000);
}
