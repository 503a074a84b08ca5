/** Why a payment got its status, where the status does not say it all. */
export const paymentReasons = [
  'seen',
  'try_declined',
  'late_payment',
  'paid_after_refusal',
  'rate_ended',
  'account_closed',
  'not_me',
  'paid_after_closing',
  'above_deposit_limit',
  'above_maximum',
  'other_payer',
  'over_paid',
  'partial_payment',
  'other_currency',
  'contradiction',
  'gateway_failed',
  'gateway_expired',
  'gateway_refused',
  'gateway_unavailable',
  'returned_part',
  'rest_credited',
  'deposit_returned',
  'undecided',
  'sent_back',
] as const;
export type PaymentReason = (typeof paymentReasons)[number];

/** @returns null for none, and for one that is not for players */
export function readPaymentReason(text: string | null): PaymentReason | null {
  return paymentReasons.find((reason) => reason === text) ?? null;
}
