import { createHmac } from 'node:crypto';

/** The store's account at the processor. The key and the salt are secret. */
export interface PaytrStore {
  readonly merchantId: string;
  readonly merchantKey: string;
  readonly merchantSalt: string;
  /** Part of the signature of a payment, so that test and real payments cannot be mixed up. */
  readonly testMode: '0' | '1';
}

export type PaytrForm = Readonly<Record<string, string>>;

/** Fields in the order in which each call signs them; the salt follows. Bank transfers sign fewer. */
const cardFields = [
  'merchant_id',
  'user_ip',
  'merchant_oid',
  'email',
  'payment_amount',
  'user_basket',
  'no_installment',
  'max_installment',
  'currency',
  'test_mode',
];
const transferFields = [
  'merchant_id',
  'user_ip',
  'merchant_oid',
  'email',
  'payment_amount',
  'payment_type',
  'test_mode',
];
const signedFields = {
  statusQuery: ['merchant_id', 'merchant_oid'],
  refund: ['merchant_id', 'merchant_oid', 'return_amount'],
  statement: ['merchant_id', 'start_date', 'end_date'],
};

/** The token of the call that opens a payment. */
export function startToken(form: PaytrForm, store: PaytrStore): string {
  return sign(form, form['payment_type'] === 'eft' ? transferFields : cardFields, store);
}

/** The token of another call. */
export function callToken(call: keyof typeof signedFields, form: PaytrForm, store: PaytrStore): string {
  return sign(form, signedFields[call], store);
}

/** The hash of a notice. It covers neither the currency nor `payment_amount`. */
export function noticeHash(form: PaytrForm, { merchantKey, merchantSalt }: PaytrStore): string {
  const { merchant_oid: order = '', status = '', total_amount: total = '' } = form;
  return createHmac('sha256', merchantKey)
    .update(`${order}${merchantSalt}${status}${total}`)
    .digest('base64');
}

function sign(form: PaytrForm, fields: readonly string[], { merchantKey, merchantSalt }: PaytrStore): string {
  const text = fields.map((field) => form[field] ?? '').join('');
  return createHmac('sha256', merchantKey).update(`${text}${merchantSalt}`).digest('base64');
}
