import type { Delivery } from '../wire/delivery-queue.ts';

export type PageOutcome = 'paid' | 'failed';

/** A payment that began on a page of the site, as stored in the journal. */
export interface PagePayment {
  /** Unguessable, because it grants access to the payment page. */
  providerRef: string;
  transactionId: number;
  /** Id of the brand's key; the key itself is never stored. */
  keyId: string;
  /** Minor units, far below 2^53, so it can be stored as JSON. */
  amountMinor: number;
  currency: string;
  payer: string;
  lang: 'tr' | 'en';
  state: 'open' | PageOutcome;
  /** What the provider stores besides, by name. */
  facts: Readonly<Record<string, string>>;
  /** When the money came, ISO 8601; none in journals of earlier versions. */
  paidAt?: string | null;
  notice: PageNotice | null;
  /** ISO 8601. */
  createdAt: string;
}

export interface PageNotice extends Delivery {
  providerRef: string;
}

/** The newest state of the latest thousand payments. */
export function keepPagePayments(entries: readonly PagePayment[]): PagePayment[] {
  return [...new Map(entries.map((payment) => [payment.providerRef, payment])).values()].slice(-1_000);
}
