import { z } from 'zod';

import {
  currency,
  flag,
  identifier,
  integer,
  list,
  matching,
  message,
  optional,
  text,
} from '../wire/wire-types.ts';

/** The name of the provider. */
export const BTCPAY = 'btcpay';

export const API_PATH = '/api/v1';

/** Paths of one store. */
export function storePath(storeId: string, rest: string): string {
  return `${API_PATH}/stores/${encodeURIComponent(storeId)}/${rest}`;
}

export const INVOICES_PER_PAGE = 100;

/** A decimal number; some versions send it as a number. */
const decimal = z
  .union([z.string(), z.number()], { error: 'a decimal number' })
  .transform(String)
  .pipe(matching(/^\d{1,15}(\.\d{1,18})?$/, 'a decimal number'));

/** Minor units; what is less than one is dropped. */
const minorUnits = decimal.transform((given) => {
  const [whole = '', digits = ''] = given.split('.');
  return BigInt(`${whole}${digits.padEnd(2, '0').slice(0, 2)}`);
});

/** Seconds since 1970, also as text. */
const seconds = z
  .union([z.string(), z.number()], { error: 'a time in seconds' })
  .transform(Number)
  .pipe(integer(0))
  .transform((value) => new Date(value * 1_000));

const metadata = optional(message({ orderId: optional(text(100)) }));

export const invoiceStatuses = ['New', 'Processing', 'Settled', 'Expired', 'Invalid'] as const;

export const invoiceReply = message({
  id: identifier,
  checkoutLink: text(2_000),
  status: z.enum(invoiceStatuses, { error: 'the status of an invoice' }),
  additionalStatus: text(40),
  amount: minorUnits,
  paidAmount: optional(minorUnits),
  currency,
  createdTime: seconds,
  expirationTime: seconds,
  metadata,
});
export type Invoice = z.output<typeof invoiceReply>;

export const invoiceList = list(invoiceReply, INVOICES_PER_PAGE);

export const paymentMethodList = list(
  message({
    paymentMethodId: matching(/^[A-Z0-9]{1,12}-[A-Z0-9]{1,20}$/i, 'the id of a payment method'),
    activated: z.boolean({ error: 'true or false' }).optional(),
    destination: optional(text(2_000)),
    rate: decimal,
    amount: decimal,
    totalPaid: decimal,
    payments: optional(list(message({ status: text(40) }), 1_000)),
  }),
  50,
);
export type InvoiceMethod = z.output<typeof paymentMethodList>[number];

export const payoutStates = [
  'AwaitingApproval',
  'AwaitingPayment',
  'InProgress',
  'Completed',
  'Cancelled',
] as const;

export const payoutReply = message({
  id: identifier,
  revision: integer(0),
  pullPaymentId: optional(identifier),
  state: z.enum(payoutStates, { error: 'the state of a payout' }),
  date: seconds,
  originalCurrency: currency,
  originalAmount: minorUnits,
  metadata,
});
export type Payout = z.output<typeof payoutReply>;

const MAX_PAYOUTS = 100_000;
export const payoutList = list(payoutReply, MAX_PAYOUTS);

export const pullPaymentReply = message({ id: identifier, name: text(200) });
export const pullPaymentList = list(pullPaymentReply, MAX_PAYOUTS);

/** A webhook of any kind; it says little, so what it names is fetched. */
export const webhookBody = message({
  deliveryId: identifier,
  originalDeliveryId: optional(identifier),
  isRedelivery: flag,
  type: text(60),
  storeId: text(100),
  invoiceId: optional(identifier),
  payoutId: optional(identifier),
});
