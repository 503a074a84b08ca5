import { noticePath, type PaymentNotice } from '../ports/notice-dialect.ts';
import { readWireText, type WireResult } from '../wire/read-wire.ts';
import { amountMinor, currency, identifier, integer, message, oneOf } from '../wire/wire-types.ts';

/** The reply to a notice: HTTP 200 means that it need not be repeated. */
export interface PaymentNoticeReply {
  /** `UNKNOWN` and `MISMATCH` are final as well: an engineer has to investigate, a retry would not help. */
  status: 'OK' | 'UNKNOWN' | 'MISMATCH' | 'INVALID';
  replayed?: boolean;
}

/** The provider's name, also in the key ring. */
export const GATEWAY_PARTY = 'sandbox-gateway';

/** Path of the site's route for notices. */
export const PAYMENT_NOTICE_PATH = noticePath(GATEWAY_PARTY);

const schema = message({
  notice_id: identifier,
  provider_ref: identifier,
  transaction_id: integer(1),
  outcome: oneOf(['approved', 'refused']),
  amount: amountMinor(1n),
  currency,
}).transform(
  ({
    notice_id: noticeId,
    provider_ref: providerRef,
    transaction_id: transactionId,
    outcome,
    amount,
    currency,
  }) => ({
    subject: 'payment' as const,
    state: outcome === 'approved' ? ('paid' as const) : ('failed' as const),
    currency,
    noticeId,
    providerRef,
    transactionId,
    amountMinor: amount,
  }),
);

/** Parses the raw body of a notice whose signature was checked. */
export function parsePaymentNotice(rawBody: string): WireResult<PaymentNotice> {
  return readWireText(schema, rawBody);
}

/** The JSON text of a notice. */
export function formatPaymentNotice(notice: PaymentNotice): string {
  return JSON.stringify({
    notice_id: notice.noticeId,
    provider_ref: notice.providerRef,
    transaction_id: notice.transactionId,
    outcome: notice.state === 'paid' ? 'approved' : 'refused',
    amount: Number(notice.amountMinor),
    currency: notice.currency,
  });
}
