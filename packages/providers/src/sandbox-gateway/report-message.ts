import type { PaymentNotice, PaymentReport, PaymentState } from '../ports/notice-dialect.ts';
import { readWireText, type WireResult } from '../wire/read-wire.ts';
import {
  amountMinor,
  currency,
  identifier,
  integer,
  message,
  oneOf,
  optional,
  text,
} from '../wire/wire-types.ts';
import { decimalText } from './coin-message.ts';

/** The gateway's word for each state of a payment or payout. */
export const stateWords = {
  open: 'waiting',
  seen: 'on_its_way',
  paid: 'approved',
  late: 'after_rate',
  declined: 'try_declined',
  failed: 'refused',
  expired: 'expired',
  returned: 'returned',
} as const satisfies Record<PaymentState, string>;

const words = [
  'waiting',
  'on_its_way',
  'approved',
  'after_rate',
  'try_declined',
  'refused',
  'expired',
  'returned',
] as const;
const stateOfWord: Readonly<Record<(typeof words)[number], PaymentState>> = {
  waiting: 'open',
  on_its_way: 'seen',
  approved: 'paid',
  after_rate: 'late',
  try_declined: 'declined',
  refused: 'failed',
  expired: 'expired',
  returned: 'returned',
};

const reportShape = {
  subject: oneOf(['payment', 'payout']),
  provider_ref: identifier,
  transaction_id: integer(1),
  state: oneOf(words),
  amount: amountMinor(1n),
  currency,
  reason: optional(text(200)),
  payer: optional(text(200)),
  coin: optional(message({ paid: decimalText, confirmations: integer(0, 10_000) })),
};
const reportSchema = message(reportShape).transform(toReport);
const noticeSchema = message({ ...reportShape, notice_id: identifier }).transform(
  ({ notice_id: noticeId, ...report }): PaymentNotice => ({ ...toReport(report), noticeId }),
);

interface ReportMessage {
  readonly subject: PaymentReport['subject'];
  readonly provider_ref: string;
  readonly transaction_id: number;
  readonly state: (typeof words)[number];
  readonly amount: bigint;
  readonly currency: string;
  readonly reason: string | null;
  readonly payer: string | null;
  readonly coin: PaymentReport['coin'] | null;
}

function toReport({ reason, payer, coin, ...report }: ReportMessage): PaymentReport {
  return {
    subject: report.subject,
    providerRef: report.provider_ref,
    transactionId: report.transaction_id,
    state: stateOfWord[report.state],
    amountMinor: report.amount,
    currency: report.currency,
    ...(reason !== null && { reason }),
    ...(payer !== null && { payer }),
    ...(coin && { coin }),
  };
}

/** A report on the wire; a notice is a report with an id. */
export function reportMessage(report: PaymentReport): Record<string, unknown> {
  return {
    subject: report.subject,
    provider_ref: report.providerRef,
    transaction_id: report.transactionId,
    state: stateWords[report.state],
    amount: Number(report.amountMinor),
    currency: report.currency,
    ...(report.reason !== undefined && { reason: report.reason }),
    ...(report.payer !== undefined && { payer: report.payer }),
    ...(report.coin && { coin: report.coin }),
  };
}

/** Schema of the gateway's replies about one payment or payout. */
export const reportReply = reportSchema;

/** With status 404: the gateway has no such payment or payout. */
export const unknownReply = message({ message: oneOf(['unknown']) });

/** Parses the raw body of a notice whose signature was checked. */
export function parsePaymentNotice(rawBody: string): WireResult<PaymentNotice> {
  return readWireText(noticeSchema, rawBody);
}

/** The JSON text of a notice. */
export function formatPaymentNotice({ noticeId, ...report }: PaymentNotice): string {
  return JSON.stringify({ notice_id: noticeId, ...reportMessage(report) });
}
