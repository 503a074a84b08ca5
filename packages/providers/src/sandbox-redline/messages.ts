import { type BookTicket, bookFields, readBookTicket } from '../book-pages/book-ticket.ts';
import { signQuery } from '../book-pages/signed-query.ts';
import type { KeyRing, SigningKey } from '../key-ring.ts';
import type { SportsbookRequest } from '../ports/sportsbook.ts';
import type { WireResult } from '../wire/read-wire.ts';

/*
 * A frame with one address for visitors and players, `<origin>/book/redline?view=…`, to which our page may add `event`,
 * `league` and `sport`. A player's launch token is handed over apart, by message.
 *
 * Messages of the frame: `{ type: 'redline:ready' }` waits for a token, `{ type: 'redline:login' }` asks for a sign-in,
 * `{ type: 'redline:deposit' }` for the deposit page, `{ type: 'redline:bet-waiting' }` and `{ type: 'redline:bet-decided' }`
 * say whether a bet waits for its decision. Messages to it: `{ type: 'redline:token', token }`,
 * `{ type: 'redline:logout' }`.
 */

/** The provider's name, also in the key ring. */
export const REDLINE_PARTY = 'sandbox-redline';

export const REDLINE_FRAME_PATH = '/book/redline';

export function buildRedlineUrl(baseUrl: string, request: SportsbookRequest, key: SigningKey): string {
  const fields = { view: request.view, lang: request.lang, ...bookFields(request) };
  return `${baseUrl}${REDLINE_FRAME_PATH}?${signQuery(REDLINE_FRAME_PATH, fields, key)}`;
}

export function readRedlineUrl(search: string, keys: KeyRing): WireResult<BookTicket> {
  return readBookTicket({ path: REDLINE_FRAME_PATH, search, party: REDLINE_PARTY }, keys);
}
