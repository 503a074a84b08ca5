import type { CallKey } from '@baize/contract';
import type { RateLimit } from '@baize/services';

export interface RouteLimit extends RateLimit {
  /** If set, only requests with this query parameter are counted. */
  readonly parameter?: string;
  /** Counted for the signed-in player, not for the network: what protects a player must not depend on others. */
  readonly by?: 'player';
}

export type RouteLimits = Readonly<Partial<Record<CallKey, RouteLimit>>>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * How often one network may call a route of one brand. Households, offices and mobile carriers share addresses, so
 * limits by network only stop bots; most limits per account are in the verbs. Read-only calls are served from memory and are
 * listed only if they cost more than that.
 */
export const routeLimits: RouteLimits = {
  'POST /login': { max: 60, windowMs: 5 * MINUTE_MS },
  'POST /account/register': { max: 60, windowMs: HOUR_MS },
  'POST /forget-password': { max: 20, windowMs: HOUR_MS },
  'POST /reset-password': { max: 30, windowMs: HOUR_MS },
  // Each compares a password, which is slow on purpose.
  'PUT /change-password': { max: 60, windowMs: HOUR_MS, by: 'player' },
  'POST /enable-2fa': { max: 60, windowMs: HOUR_MS, by: 'player' },
  'POST /confirm-2fa': { max: 120, windowMs: HOUR_MS, by: 'player' },
  'POST /disable-2fa': { max: 60, windowMs: HOUR_MS, by: 'player' },
  'POST /account/proof': { max: 120, windowMs: HOUR_MS, by: 'player' },
  'POST /account/proof/passkey-options': { max: 60, windowMs: HOUR_MS, by: 'player' },
  'POST /account/passkeys/options': { max: 60, windowMs: HOUR_MS, by: 'player' },
  'POST /account/passkeys': { max: 60, windowMs: HOUR_MS, by: 'player' },
  // Each writes a row, and every view of the sign-in page asks for one.
  'POST /login/passkey-options': { max: 300, windowMs: 5 * MINUTE_MS },
  'POST /login/passkey': { max: 60, windowMs: 5 * MINUTE_MS },
  'POST /account/recovery-codes': { max: 30, windowMs: HOUR_MS, by: 'player' },
  // Each message costs money and disturbs somebody.
  'POST /account/verifications/sms': { max: 20, windowMs: 24 * HOUR_MS },
  'POST /account/verifications/sms-check': { max: 60, windowMs: HOUR_MS },
  // Each compares a password and sends a message.
  'PUT /update-profile': { max: 60, windowMs: HOUR_MS, by: 'player' },
  'POST /account/contact-changes/confirm': { max: 60, windowMs: HOUR_MS, by: 'player' },
  'PUT /update-profile-address': { max: 300, windowMs: HOUR_MS, by: 'player' },
  'POST /undo-contact-change': { max: 60, windowMs: HOUR_MS },
  'POST /stop-withdrawal': { max: 60, windowMs: HOUR_MS },
  'POST /stop-withdrawal/show': { max: 120, windowMs: HOUR_MS },
  // A search scans all names. Nobody types this fast, but the players of one carrier share an address.
  'GET /search': { max: 600, windowMs: MINUTE_MS },
  'GET /games': { max: 600, windowMs: MINUTE_MS, parameter: 'search' },
  'POST /refresh': { max: 300, windowMs: 5 * MINUTE_MS },
  // Each change ends the player's other sessions.
  'POST /toggle-verification': { max: 60, windowMs: HOUR_MS },
  // Each writes a row of the trail for good. Closing an account has no limit: it ends every session.
  'POST /limits/{limitType}': { max: 600, windowMs: HOUR_MS, by: 'player' },
  'POST /account/limits': { max: 600, windowMs: HOUR_MS, by: 'player' },
  'POST /account/limits/cancel-change': { max: 300, windowMs: HOUR_MS, by: 'player' },
  'POST /account/limits/review': { max: 300, windowMs: HOUR_MS, by: 'player' },
  'POST /account/reality-check': { max: 300, windowMs: HOUR_MS, by: 'player' },
  'POST /account/request-return': { max: 60, windowMs: HOUR_MS, by: 'player' },
  // Every player of a carrier sends one after each round.
  'POST /account/play-session': { max: 12_000, windowMs: MINUTE_MS },
  'POST /account/play-session/leave': { max: 3_000, windowMs: MINUTE_MS },
  'POST /account/play-session/acknowledge': { max: 600, windowMs: MINUTE_MS },
  // Each asks a payment provider.
  'GET /account/deposit/rovpay': { max: 600, windowMs: HOUR_MS, by: 'player' },
  'GET /account/envoy/bank-list': { max: 600, windowMs: HOUR_MS, by: 'player' },
  'GET /account/envoy/available-payments/{bankSlug}': { max: 600, windowMs: HOUR_MS, by: 'player' },
  'POST /account/deposit/rovpay/account': { max: 300, windowMs: HOUR_MS, by: 'player' },
  'POST /account/deposit/rovpay/deposit': { max: 300, windowMs: HOUR_MS, by: 'player' },
  'GET /account/envoy/pay': { max: 300, windowMs: HOUR_MS, by: 'player' },
  'GET /account/envoy/qr': { max: 300, windowMs: HOUR_MS, by: 'player' },
  'POST /account/deposit/dynamic': { max: 300, windowMs: HOUR_MS, by: 'player' },
  // Each books a hold.
  'POST /account/withdraw/dynamic': { max: 300, windowMs: HOUR_MS, by: 'player' },
  // Each ends all sessions and writes a message.
  'POST /account/withdrawals/{id}/stop': { max: 60, windowMs: HOUR_MS, by: 'player' },
  'PUT /account/payout-destinations/{id}': { max: 300, windowMs: HOUR_MS, by: 'player' },
  'DELETE /account/payout-destinations/{id}': { max: 300, windowMs: HOUR_MS, by: 'player' },
  // Each may write a message.
  'POST /account/payout-destinations/lock': { max: 60, windowMs: HOUR_MS, by: 'player' },
  'POST /account/payout-destinations/unlock': { max: 60, windowMs: HOUR_MS, by: 'player' },
  // Each writes a row of the history for good.
  'POST /poker-transfer': { max: 300, windowMs: HOUR_MS, by: 'player' },
  'POST /live-slot/transfer': { max: 300, windowMs: HOUR_MS, by: 'player' },
  'POST /binary-option/transfer': { max: 300, windowMs: HOUR_MS, by: 'player' },
  'POST /account/bonuses/accept': { max: 120, windowMs: HOUR_MS, by: 'player' },
  'POST /account/bonuses/decline': { max: 120, windowMs: HOUR_MS, by: 'player' },
  'POST /account/bonuses/give-up': { max: 120, windowMs: HOUR_MS, by: 'player' },
  'POST /account/bonuses/code': { max: 120, windowMs: HOUR_MS, by: 'player' },
  'POST /account/bonuses/offers': { max: 120, windowMs: HOUR_MS, by: 'player' },
  'POST /account/claim-freespin': { max: 120, windowMs: HOUR_MS, by: 'player' },
  // Each is decoded, which takes a second of a processor.
  'POST /account/documents': { max: 30, windowMs: HOUR_MS, by: 'player' },
  // One a day is made; the rest are refused by the verb.
  'POST /account/data-copies': { max: 60, windowMs: HOUR_MS, by: 'player' },
  'GET /account/data-copies/{id}/file': { max: 30, windowMs: HOUR_MS, by: 'player' },
  // Each writes a row, and a page of a sportsbook asks for one whenever it connects anew.
  'POST /sports/token': { max: 600, windowMs: 5 * MINUTE_MS },
  'POST /sports/history-token': { max: 600, windowMs: 5 * MINUTE_MS },
  'POST /add-poker-user': { max: 60, windowMs: HOUR_MS },
  // Each draws a document, or may.
  'GET /pages/{slug}/file': { max: 120, windowMs: HOUR_MS },
  'GET /account/statement/{year}': { max: 60, windowMs: HOUR_MS, by: 'player' },
  'GET /account/statement': { max: 600, windowMs: HOUR_MS, by: 'player' },
  'POST /account/messages/read': { max: 1_200, windowMs: HOUR_MS, by: 'player' },
  // Each reads what it will send.
  'POST /account/file-links': { max: 120, windowMs: HOUR_MS, by: 'player' },
  'GET /account/recovery-codes/file': { max: 60, windowMs: HOUR_MS, by: 'player' },
  // Each reads up to 100,000 rows.
  'GET /account/exports/{history}': { max: 30, windowMs: HOUR_MS, by: 'player' },
  'POST /account/sessions/end-others': { max: 60, windowMs: HOUR_MS, by: 'player' },
  'POST /account/sessions/end': { max: 300, windowMs: HOUR_MS, by: 'player' },
  'POST /logout': { max: 300, windowMs: 5 * MINUTE_MS },
};

/** The limit that applies to a request, if any. */
export function limitOf(limits: RouteLimits, key: CallKey, query: unknown): RouteLimit | undefined {
  const limit = limits[key];
  if (limit?.parameter === undefined) return limit;
  return typeof query === 'object' && query !== null && limit.parameter in query ? limit : undefined;
}
