import type { CoinPayment } from '@baize/providers';

import type { Delivery } from '../wire/delivery-queue.ts';

export interface Webhook extends Delivery {
  /** The invoice or payout that it is about. */
  subjectId: string;
  body: string;
}

export interface StoredInvoice {
  kind: 'invoice';
  /** Unguessable, because it grants access to the page. */
  id: string;
  orderId: string;
  amountMinor: number;
  paidMinor: number;
  currency: string;
  status: 'New' | 'Processing' | 'Settled' | 'Expired' | 'Invalid';
  additionalStatus: string;
  coin: CoinPayment;
  redirectUrl: string;
  lang: 'tr' | 'en';
  createdAt: string;
  /** When its state last changed. */
  changedAt: string | null;
  expiresAt: string;
  webhooks: Webhook[];
}

export interface StoredPullPayment {
  kind: 'pull-payment';
  id: string;
  name: string;
  amountMinor: number;
  currency: string;
}

export interface StoredPayout {
  kind: 'payout';
  id: string;
  pullPaymentId: string;
  orderId: string;
  revision: number;
  state: 'AwaitingApproval' | 'AwaitingPayment' | 'InProgress' | 'Completed' | 'Cancelled';
  destination: string;
  amountMinor: number;
  currency: string;
  createdAt: string;
  /** When its state last changed. */
  changedAt: string | null;
  webhooks: Webhook[];
}

export type StoredEntity = StoredInvoice | StoredPullPayment | StoredPayout;

/** The newest state of the latest three thousand entities. */
export function keepEntities(entries: readonly StoredEntity[]): StoredEntity[] {
  return [...new Map(entries.map((entity) => [entity.id, entity])).values()].slice(-3_000);
}
