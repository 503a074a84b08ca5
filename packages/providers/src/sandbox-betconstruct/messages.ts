import { type BookTicket, bookFields, readBookTicket } from '../book-pages/book-ticket.ts';
import { signQuery } from '../book-pages/signed-query.ts';
import type { KeyRing, SigningKey } from '../key-ring.ts';
import type { SportsbookRequest } from '../ports/sportsbook.ts';
import type { WireResult } from '../wire/read-wire.ts';

/*
 * A frame whose address names everything: `<origin>/book/betconstruct/{lang}/{page}?user_id=…&auth_token=…&odds_type=…`.
 * Our page may add `event`, `league` and `sport` to it.
 *
 * Messages of the frame: `{ action: 'openSlider', tab: 'login' | 'registrationForm' }` asks for a sign-in,
 * `{ action: 'userBalance' }` says that the balance may have changed, `{ action: 'bet', state: 'waiting' | 'decided' }`
 * whether a bet waits for its decision. Messages to it: `{ action: 'loggedOut' }`,
 * `{ action: 'loggedIn' }`, `{ action: 'loginRestored' }`.
 */

/** The provider's name, also in the key ring. */
export const BETCONSTRUCT_PARTY = 'sandbox-betconstruct';

/** The frame's path, before its language and its page. */
export const BETCONSTRUCT_FRAME_PATH = '/book/betconstruct';

export function buildBetconstructUrl(baseUrl: string, request: SportsbookRequest, key: SigningKey): string {
  const path = `${BETCONSTRUCT_FRAME_PATH}/${request.lang}/${request.view}`;
  const query = signQuery(
    path,
    {
      user_id: request.player?.id ?? '',
      auth_token: request.player?.token ?? '',
      odds_type: 'decimal',
      ...bookFields(request),
    },
    key,
  );
  return `${baseUrl}${path}?${query}`;
}

/** @param address `path` and `search` as requested */
export function readBetconstructUrl(
  { path, search }: { readonly path: string; readonly search: string },
  keys: KeyRing,
): WireResult<BookTicket> {
  const [lang = '', view = ''] = path.slice(BETCONSTRUCT_FRAME_PATH.length + 1).split('/');
  const reading = readBookTicket({ path, search, party: BETCONSTRUCT_PARTY }, keys, { lang, view });
  if (!reading.ok) return reading;
  const { player, token } = reading.value;
  if ((player === null) === (token === null)) return reading;
  return { ok: false, problem: { field: 'auth_token', expected: 'a launch token, for a player' } };
}
