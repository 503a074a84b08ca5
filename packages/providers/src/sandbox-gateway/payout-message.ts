import type { PayoutRequest, RefundRequest } from '../ports/payment-gateway.ts';
import { readWireText, type WireResult } from '../wire/read-wire.ts';
import {
  amountMinor,
  currency,
  identifier,
  integer,
  MAX_AMOUNT_MINOR,
  message,
  text,
  texts,
} from '../wire/wire-types.ts';

/** Paths of the gateway's routes for money that goes back or out. */
export const REFUND_PATH = '/gateway/refunds';
export const PAYOUT_PATH = '/gateway/payouts';

/** On the wire; the signing key identifies the brand. */
export type PayoutMessage = Omit<PayoutRequest, 'siteId'>;
export type RefundMessage = Omit<RefundRequest, 'siteId' | 'providerRef'>;

export function formatPayoutMessage(payout: PayoutMessage): string {
  return JSON.stringify({
    transaction_id: payout.transactionId,
    amount: Number(payout.amountMinor),
    currency: payout.currency,
    method: payout.method.code,
    method_name: payout.method.name,
    fields: payout.fields,
    player: payout.player.id,
    player_name: payout.player.name,
  });
}

const payoutSchema = message({
  transaction_id: integer(1),
  amount: amountMinor(1n, MAX_AMOUNT_MINOR),
  currency,
  method: identifier,
  method_name: text(200),
  fields: texts,
  player: identifier,
  player_name: text(200),
}).transform((payout): PayoutMessage => ({
  transactionId: payout.transaction_id,
  amountMinor: payout.amount,
  currency: payout.currency,
  method: { code: payout.method, name: payout.method_name },
  fields: payout.fields,
  player: { id: payout.player, name: payout.player_name },
}));

/** Parses the raw body of a payout request whose signature was checked. */
export function parsePayoutMessage(rawBody: string): WireResult<PayoutMessage> {
  return readWireText(payoutSchema, rawBody);
}

export function formatRefundMessage(refund: RefundMessage): string {
  return JSON.stringify({
    refund_id: refund.refundId,
    transaction_id: refund.transactionId,
    amount: Number(refund.amountMinor),
    currency: refund.currency,
  });
}

const refundSchema = message({
  refund_id: identifier,
  transaction_id: integer(1),
  amount: amountMinor(1n, MAX_AMOUNT_MINOR),
  currency,
}).transform((refund): RefundMessage => ({
  refundId: refund.refund_id,
  transactionId: refund.transaction_id,
  amountMinor: refund.amount,
  currency: refund.currency,
}));

/** Parses the raw body of a refund request whose signature was checked. */
export function parseRefundMessage(rawBody: string): WireResult<RefundMessage> {
  return readWireText(refundSchema, rawBody);
}
