import type { PaytrForm } from '@baize/providers';

import type { Delivery } from '../wire/delivery-queue.ts';

/** An order at the stand-in processor, as stored in the journal. */
export interface PaytrOrder {
  /** The store's number of the order. */
  id: string;
  /** Unguessable, because it grants access to the page. */
  token: string;
  /** The form that opened it. */
  form: PaytrForm;
  state: 'open' | 'paid';
  /** Whether the last try failed; the page takes another one. */
  isDeclined: boolean;
  amountMinor: number;
  currency: string;
  paidAt: string | null;
  returns: { amountMinor: number; reference: string; at: string }[];
  notices: PaytrNotice[];
  createdAt: string;
}

export interface PaytrNotice extends Delivery {
  orderId: string;
  form: PaytrForm;
}

/** The newest state of the latest thousand orders. */
export function keepOrders(entries: readonly PaytrOrder[]): PaytrOrder[] {
  return [...new Map(entries.map((order) => [order.id, order])).values()].slice(-1_000);
}
