import { readWireText, type WireResult } from '../wire-reader.ts';

/** What the gateway tells us about a payment. Sent again until we answer 200. */
export interface PaymentNotice {
  /** The gateway's id of this notice; each copy carries the same. */
  noticeId: string;
  vendorRef: string;
  transactionId: number;
  outcome: PaymentOutcome;
  amountMinor: bigint;
  currency: string;
}

export type PaymentOutcome = 'approved' | 'refused';

/** The answer to a notice: HTTP 200 says that it need not be sent again. */
export interface PaymentNoticeReply {
  /** `UNKNOWN` and `MISMATCH` are final as well: an engineer has to look, a retry would not help. */
  status: 'OK' | 'UNKNOWN' | 'MISMATCH' | 'INVALID';
  replayed?: boolean;
}

/** Where the site listens for notices. */
export const PAYMENT_NOTICE_PATH = '/_callback/payments/sandbox-gateway';

/** The key ring's name of this third party. */
export const GATEWAY_PARTY = 'sandbox-gateway';

/** Reads the raw body of a notice whose signature was checked. */
export function parsePaymentNotice(rawBody: string): WireResult<PaymentNotice> {
  return readWireText(rawBody, (reader) => ({
    noticeId: reader.identifier('notice_id'),
    vendorRef: reader.identifier('vendor_ref'),
    transactionId: reader.integer('transaction_id', 1, Number.MAX_SAFE_INTEGER),
    outcome: reader.oneOf('outcome', ['approved', 'refused']),
    amountMinor: reader.amountMinor('amount', 1n),
    currency: reader.currency('currency'),
  }));
}

/** The JSON text of a notice. */
export function formatPaymentNotice(notice: PaymentNotice): string {
  return JSON.stringify({
    notice_id: notice.noticeId,
    vendor_ref: notice.vendorRef,
    transaction_id: notice.transactionId,
    outcome: notice.outcome,
    amount: Number(notice.amountMinor),
    currency: notice.currency,
  });
}
