import type { KeyRing, SigningKey } from '../key-ring.ts';
import {
  type SportsbookRequest,
  type SportsbookTheme,
  type SportsbookView,
  sportsbookViews,
} from '../ports/sportsbook.ts';
import { readWire, type WireResult } from '../wire/read-wire.ts';
import {
  currency,
  identifier,
  message,
  oneOf,
  optional,
  text,
  webAddress,
  withDefault,
} from '../wire/wire-types.ts';
import { type BookPlace, readPlace } from './book-place.ts';
import { readSignedQuery } from './signed-query.ts';
import { formatTheme, parseTheme } from './theme-text.ts';

/** The verified contents of what opens a page of a book, the same for all providers. */
export interface BookTicket {
  /** Of the brand and provider; wallet calls are signed with it, below the path of `key.party`. */
  readonly key: SigningKey;
  readonly view: SportsbookView;
  /** The code that wallet calls name as their game. */
  readonly game: string;
  /** `<siteId>-<playerId>`; null for visitors, and if the provider's page learns it from the wallet. */
  readonly player: string | null;
  /** The launch token in the address; null for visitors, and for a provider that receives it otherwise. */
  readonly token: string | null;
  readonly lang: 'tr' | 'en';
  readonly currency: string;
  readonly device: 'phone' | 'tablet' | 'web';
  readonly theme: SportsbookTheme;
  readonly returnUrl: string;
  /** The only origin that may frame the page and exchange messages with it. */
  readonly parentOrigin: string;
  readonly place: BookPlace;
}

const schema = message({
  view: oneOf(sportsbookViews),
  game: identifier,
  user_id: optional(identifier),
  auth_token: optional(identifier),
  lang: oneOf(['tr', 'en']),
  currency,
  device: oneOf(['phone', 'tablet', 'web']),
  theme: withDefault(text(2_000), ''),
  return: webAddress,
}).transform(({ user_id: player, auth_token: token, theme, return: returnUrl, ...rest }) => ({
  ...rest,
  player,
  token,
  theme: parseTheme(theme),
  returnUrl,
  parentOrigin: new URL(returnUrl).origin,
}));

/** The fields of a request that every provider's address has, apart from view and language. */
export function bookFields(request: SportsbookRequest): Record<string, string> {
  return {
    game: request.game,
    currency: request.currency,
    device: request.device,
    theme: formatTheme(request.theme),
    return: request.returnUrl,
  };
}

/**
 * Verifies and parses what opens a page.
 *
 * @param named fields that the provider's address has elsewhere than in its query
 * @returns the ticket, or what is wrong with it; a bad signature is the problem of field `sig`
 */
export function readBookTicket(
  address: { readonly path: string; readonly search: string; readonly party: string },
  keys: KeyRing,
  named: { readonly view?: string; readonly lang?: string } = {},
): WireResult<BookTicket> {
  const signed = readSignedQuery(address, keys);
  if (signed === null)
    return { ok: false, problem: { field: 'sig', expected: 'the signature of a live key' } };
  const reading = readWire(schema, { ...signed.fields, ...named });
  if (!reading.ok) return reading;
  const place = readPlace(new URLSearchParams(address.search));
  return { ok: true, value: { ...reading.value, key: signed.key, place } };
}
