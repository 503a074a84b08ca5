/**
 * Every error of a call. `status` is the HTTP status, `number` the specification's code for the error, sent as
 * `data.code`, and `message` the key in the message catalogues.
 */
export const errorCodes = {
  bad_request: { status: 400, message: 'bad_request' },
  unauthenticated: { status: 401, message: 'unauthenticated' },
  wrong_credentials: { status: 422, message: 'wrong_credentials' },
  authenticator_code_required: { status: 422, message: 'authenticator_code_required', number: 768 },
  sms_code_required: { status: 422, message: 'sms_code_required', number: 770 },
  sms_unavailable: { status: 503, message: 'sms_unavailable' },
  sms_network_wait: { status: 429, message: 'sms_network_wait' },
  sms_network_day: { status: 429, message: 'sms_network_day' },
  sms_sends_reached: { status: 429, message: 'sms_sends_reached' },
  phone_blocked: { status: 429, message: 'phone_blocked' },
  captcha_required: { status: 422, message: 'captcha_required' },
  captcha_failed: { status: 422, message: 'captcha_failed' },
  captcha_unavailable: { status: 503, message: 'captcha_unavailable' },
  passkey_refused: { status: 422, message: 'passkey_refused' },
  too_many_passkeys: { status: 422, message: 'too_many_passkeys' },
  proof_needed: { status: 403, message: 'proof_needed' },
  forbidden: { status: 403, message: 'forbidden' },
  data_not_found: { status: 404, message: 'data_not_found' },
  unknown_brand: { status: 404, message: 'unknown_brand' },
  method_not_allowed: { status: 405, message: 'method_not_allowed' },
  payload_too_large: { status: 413, message: 'payload_too_large' },
  unsupported_media_type: { status: 415, message: 'unsupported_media_type' },
  conflict: { status: 409, message: 'conflict' },
  invalid: { status: 422, message: 'invalid' },
  too_many_requests: { status: 429, message: 'too_many_requests' },
  sign_in_delayed: { status: 429, message: 'sign_in_delayed' },
  please_try_again: { status: 500, message: 'please_try_again' },
  unavailable: { status: 503, message: 'unavailable' },
  maintenance: { status: 503, message: 'maintenance' },
  options_in_maintenance: { status: 500, message: 'maintenance' },
  country_restricted: { status: 451, message: 'country_restricted' },
  account_inactive: { status: 422, message: 'account_inactive' },
  account_suspend: { status: 422, message: 'account_suspend' },
  account_locked: { status: 422, message: 'account_locked' },
  account_delete: { status: 422, message: 'account_delete' },
  account_closed: { status: 403, message: 'account_closed' },
  registration_refused: { status: 422, message: 'registration_refused' },
  recovery_link_invalid: { status: 422, message: 'recovery_link_invalid' },
  undo_link_invalid: { status: 422, message: 'undo_link_invalid' },
  undo_contact_taken: { status: 422, message: 'undo_contact_taken' },
  phone_verification_needed: { status: 422, message: 'phone_verification_needed', number: 621 },
  phone_verified: { status: 422, message: 'phone_verified' },
  game_unavailable: { status: 422, message: 'game_unavailable' },
  too_many_favorites: { status: 422, message: 'too_many_favorites' },
  poker_user_missing: { status: 422, message: 'poker_user_missing', number: 1005 },
  poker_name_length: { status: 400, message: 'poker_name_length', number: 700 },
  poker_name_letters: { status: 400, message: 'poker_name_letters', number: 700 },
  poker_name_taken: { status: 400, message: 'poker_name_taken', number: 700 },
  poker_room_unavailable: { status: 503, message: 'poker_room_unavailable' },
  insufficient_balance: { status: 422, message: 'insufficient_balance' },
  payment_method_unavailable: { status: 422, message: 'payment_method_unavailable' },
  payment_gateway_unavailable: { status: 503, message: 'payment_gateway_unavailable' },
  pending_transaction: { status: 422, message: 'pending_transaction', number: 600 },
  pending_withdrawal: { status: 422, message: 'pending_withdrawal', number: 600 },
  identity_verification_needed: { status: 422, message: 'identity_verification_needed', number: 623 },
  wallet_frozen: { status: 422, message: 'wallet_frozen' },
  withdrawal_not_permitted: { status: 422, message: 'withdrawal_not_permitted' },
  withdrawal_turnover_left: { status: 422, message: 'withdrawal_turnover_left' },
  withdrawal_daily_count: { status: 422, message: 'withdrawal_daily_count' },
  withdrawal_daily_sum: { status: 422, message: 'withdrawal_daily_sum' },
  withdrawal_other_way: { status: 422, message: 'withdrawal_other_way' },
  withdrawal_way_sum: { status: 422, message: 'withdrawal_way_sum' },
  envoy_payment_taken: { status: 422, message: 'envoy_payment_taken' },
  deposit_limit: { status: 422, message: 'deposit_limit' },
  transaction_decided: { status: 422, message: 'transaction_decided' },
  document_too_large: { status: 413, message: 'document_too_large' },
  document_type: { status: 415, message: 'document_type' },
  document_unreadable: { status: 422, message: 'document_unreadable' },
  document_too_small: { status: 422, message: 'document_too_small' },
  document_too_many_pixels: { status: 422, message: 'document_too_many_pixels' },
  document_unsafe: { status: 422, message: 'document_unsafe' },
  documents_waiting: { status: 422, message: 'documents_waiting' },
  history_too_long: { status: 422, message: 'history_too_long' },
  file_unavailable: { status: 503, message: 'file_unavailable' },
  document_unavailable: { status: 503, message: 'document_unavailable' },
} as const satisfies Record<string, ErrorRow>;

interface ErrorRow {
  readonly status: number;
  readonly message: string;
  readonly number?: number;
}

export type ErrorCode = keyof typeof errorCodes;

export function errorRow(code: ErrorCode): ErrorRow {
  return errorCodes[code];
}
