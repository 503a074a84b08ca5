import type { PaymentMessage, PaymentOutcome } from '@baize/providers';

/** One payment at the gateway. Written to the journal as a whole. */
export interface Payment extends Omit<PaymentMessage, 'amountMinor'> {
  /** Unguessable: whoever knows it may open the payment's page. */
  providerRef: string;
  /** Id of the brand's key: the key itself never goes to the journal. */
  keyId: string;
  /** Minor units, far below 2^53, so that a payment can be written as JSON. */
  amountMinor: number;
  state: 'waiting' | PaymentOutcome;
  /** The one notice that tells the site the outcome, once there is one. */
  notice: PaymentNoticeRecord | null;
  /** ISO 8601. */
  createdAt: string;
}

export interface PaymentNoticeRecord {
  id: string;
  /** When it first went out, ISO 8601. */
  since: string;
  attempts: number;
  /** True once the site answered 200; false while it is sent again and again. */
  isDelivered: boolean;
  /** What the last attempt met, for the door. */
  lastAnswer: string;
}

/** The newest state of each payment, the latest thousand of them. */
export function keepPayments(entries: readonly Payment[]): Payment[] {
  const latest = new Map(entries.map((payment) => [payment.providerRef, payment]));
  return [...latest.values()].slice(-1_000);
}
