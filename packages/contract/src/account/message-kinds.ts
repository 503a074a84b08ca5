/** What a message is about, by which players filter. */
export const messageTopics = ['money', 'bonus', 'security', 'account', 'operator'] as const;
export type MessageTopic = (typeof messageTopics)[number];

/** Each kind of message, and its topic. */
export const messageKinds = {
  deposit_approved: 'money',
  deposit_rejected: 'money',
  deposit_expired: 'money',
  deposit_review: 'money',
  deposit_refund_sent: 'money',
  deposit_refund_refused: 'money',
  deposit_returned: 'money',
  withdrawal_requested: 'money',
  withdrawal_sent: 'money',
  withdrawal_cancelled: 'money',
  withdrawal_paid: 'money',
  withdrawal_rejected: 'money',
  withdrawal_failed: 'money',
  withdrawal_expired: 'money',
  withdrawal_returned: 'money',
  bonus_offered: 'bonus',
  bonus_completed: 'bonus',
  bonus_expires: 'bonus',
  bonus_ended: 'bonus',
  new_place: 'security',
  session_ended: 'security',
  sessions_ended: 'security',
  session_copied: 'security',
  password_guesses: 'security',
  code_guesses: 'security',
  payouts_stopped: 'security',
  payout_lock_on: 'security',
  payout_lock_off: 'security',
  password_changed: 'security',
  address_changed: 'security',
  email_changed: 'security',
  phone_changed: 'security',
  email_restored: 'security',
  phone_restored: 'security',
  two_factor_on: 'security',
  two_factor_off: 'security',
  recovery_code_used: 'security',
  recovery_codes_new: 'security',
  passkey_added: 'security',
  passkey_removed: 'security',
  sms_sign_in_on: 'security',
  sms_sign_in_off: 'security',
  identity_verified: 'account',
  identity_unverified: 'account',
  document_rejected: 'account',
  details_corrected: 'account',
  withdrawals_forbidden: 'account',
  break_begun: 'account',
  exclusion_begun: 'account',
  return_requested: 'account',
  limit_raised: 'account',
  limit_removed: 'account',
  limit_change_cancelled: 'account',
  data_copy_ready: 'account',
  operator_message: 'operator',
} as const satisfies Readonly<Record<string, MessageTopic>>;

export type MessageKind = keyof typeof messageKinds;

export function isMessageKind(text: string): text is MessageKind {
  return Object.hasOwn(messageKinds, text);
}

/** The longest text of an operator. */
export const MAX_OPERATOR_TEXT = 2000;
