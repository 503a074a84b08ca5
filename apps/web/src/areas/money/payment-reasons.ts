import type { PaymentReason } from '@baize/contract';
import type { MessageKey } from '@baize/messages/keys';

/** Why a payment is as it is, for its player. */
export const reasonTexts: Readonly<Record<PaymentReason, MessageKey>> = {
  seen: 'money_reason_seen',
  try_declined: 'money_reason_try_declined',
  late_payment: 'money_reason_late_payment',
  paid_after_refusal: 'money_reason_paid_after_refusal',
  rate_ended: 'money_reason_rate_ended',
  account_closed: 'money_reason_account_closed',
  not_me: 'money_reason_not_me',
  paid_after_closing: 'money_reason_paid_after_closing',
  above_deposit_limit: 'money_reason_above_deposit_limit',
  above_maximum: 'money_reason_above_maximum',
  other_payer: 'money_reason_other_payer',
  over_paid: 'money_reason_over_paid',
  partial_payment: 'money_reason_partial_payment',
  other_currency: 'money_reason_other_currency',
  contradiction: 'money_reason_contradiction',
  gateway_failed: 'money_reason_gateway_failed',
  gateway_expired: 'money_reason_gateway_expired',
  gateway_refused: 'money_reason_gateway_refused',
  gateway_unavailable: 'money_reason_gateway_unavailable',
  returned_part: 'money_reason_returned_part',
  rest_credited: 'money_reason_rest_credited',
  deposit_returned: 'money_reason_deposit_returned',
  undecided: 'money_reason_undecided',
  sent_back: 'money_reason_sent_back',
};
