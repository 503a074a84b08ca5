import type { PaymentMessage } from '@baize/providers';

export type PaymentOutcome = 'approved' | 'refused';

/** A payment at the gateway, as stored in the journal. */
export interface Payment extends Omit<PaymentMessage, 'amountMinor'> {
  /** Unguessable, because it grants access to the payment page. */
  providerRef: string;
  /** Id of the brand's key; the key itself is never stored. */
  keyId: string;
  /** Minor units, far below 2^53, so it can be stored as JSON. */
  amountMinor: number;
  state: 'waiting' | PaymentOutcome;
  /** The notice of the outcome, once there is one. */
  notice: PaymentNoticeRecord | null;
  /** ISO 8601. */
  createdAt: string;
}

export interface PaymentNoticeRecord {
  id: string;
  /** When it was first sent, ISO 8601. */
  since: string;
  attempts: number;
  /** Whether the site has replied 200; until then it is repeated. */
  isDelivered: boolean;
  /** Result of the last attempt, for the console. */
  lastAnswer: string;
}

/** The newest state of the latest thousand payments. */
export function keepPayments(entries: readonly Payment[]): Payment[] {
  const latest = new Map(entries.map((payment) => [payment.providerRef, payment]));
  return [...latest.values()].slice(-1_000);
}
