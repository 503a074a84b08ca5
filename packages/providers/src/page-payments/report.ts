import type { PaymentNotice, PaymentReport } from '../ports/notice-dialect.ts';
import { readWireText, type WireResult } from '../wire/read-wire.ts';
import { amountMinor, currency, identifier, integer, message, oneOf } from '../wire/wire-types.ts';

const fields = {
  provider_ref: identifier,
  transaction_id: integer(1),
  state: oneOf(['open', 'paid', 'failed', 'expired']),
  amount: amountMinor(1n),
  currency,
};

interface WireReport {
  provider_ref: string;
  transaction_id: number;
  state: 'open' | 'paid' | 'failed' | 'expired';
  amount: bigint;
  currency: string;
}

function readReport(wire: WireReport): PaymentReport {
  return {
    subject: 'payment',
    providerRef: wire.provider_ref,
    transactionId: wire.transaction_id,
    state: wire.state,
    amountMinor: wire.amount,
    currency: wire.currency,
  };
}

/** The reply to a query. */
export const pageReport = message(fields).transform(readReport);
/** With status 404: the provider has no such payment. */
export const unknownPage = message({ reason: oneOf(['unknown']) });
const noticeSchema = message({ notice_id: identifier, ...fields }).transform(
  ({ notice_id: noticeId, ...wire }): PaymentNotice => ({ noticeId, ...readReport(wire) }),
);

/** Parses the raw body of a notice whose signature was checked. */
export function parsePageNotice(rawBody: string): WireResult<PaymentNotice> {
  return readWireText(noticeSchema, rawBody);
}

function wireReport(report: PaymentReport) {
  return {
    provider_ref: report.providerRef,
    transaction_id: report.transactionId,
    state: report.state,
    amount: Number(report.amountMinor),
    currency: report.currency,
  };
}

/** The JSON text of a report. */
export function formatPageReport(report: PaymentReport): string {
  return JSON.stringify(wireReport(report));
}

/** The JSON text of a notice. */
export function formatPageNotice({ noticeId, ...report }: PaymentNotice): string {
  return JSON.stringify({ notice_id: noticeId, ...wireReport(report) });
}
