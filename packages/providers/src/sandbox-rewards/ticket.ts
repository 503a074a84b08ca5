import type { Clock, IdMaker } from '@baize/clock';
import { z } from 'zod';

import { parseTheme, formatTheme } from '../book-pages/theme-text.ts';
import type { KeyRing, SigningKey } from '../key-ring.ts';
import type { RewardFrameRequest, RewardLoyalty, RewardPause } from '../ports/rewards.ts';
import { readWire, readWireText, type WireProblem } from '../wire/read-wire.ts';
import {
  identifier,
  integer,
  list,
  matching,
  message,
  oneOf,
  optional,
  text,
  webAddress,
  withDefault,
} from '../wire/wire-types.ts';
import { readSignedAddress, signAddress } from './signed-address.ts';

/*
 * The pages are at `<origin>/rewards/<page>`. A brand's address of one has the player's values in `user`, `site` and `name`,
 * or in `data`: base64 of JSON with `username`, `user_id` and `total_deposit`. We add what the page is drawn in and who vouches
 * for it: `lang`, `theme`, `zone`, `return`, `loyalty`, `pauses`, `expires` (seconds), `nonce`, `partner`, `sig`.
 *
 * Messages of the frame: `{ type: 'rewards:ready' }`, `{ type: 'rewards:granted' }` after the player won something,
 * `{ type: 'rewards:renew' }` if its address is used up and it needs another, `{ type: 'rewards:bonuses' }` to see the offers.
 */

/** The provider's name, also in the key ring. */
export const REWARDS_PARTY = 'sandbox-rewards';

/** Addresses of its pages begin with it. */
export const REWARDS_PATH = '/rewards/';

/** How long an address opens a page. */
export const ADDRESS_SECONDS = 60;

/** The verified contents of an address. */
export interface RewardTicket {
  /** Of the brand; grants are signed with it. */
  readonly key: SigningKey;
  /** Number of the player at the brand. */
  readonly userId: number;
  readonly userName: string;
  readonly lang: 'tr' | 'en';
  readonly theme: Readonly<Record<string, string>>;
  readonly timeZone: string;
  readonly returnUrl: string;
  /** The only origin that may frame the page and exchange messages with it. */
  readonly parentOrigin: string;
  readonly loyalty: RewardLoyalty | null;
  readonly pauses: readonly RewardPause[];
  readonly expiresAt: Date;
  /** Of this address, which opens a page once. */
  readonly nonce: string;
}

export type TicketReading =
  | { readonly ok: true; readonly ticket: RewardTicket }
  | { readonly ok: false; readonly reason: 'signature' | 'expired' }
  | { readonly ok: false; readonly reason: 'malformed'; readonly problem: WireProblem };

interface SigningParts {
  readonly keys: KeyRing;
  readonly clock: Clock;
  readonly ids: Pick<IdMaker, 'secret'>;
}

export function buildRewardAddress(request: RewardFrameRequest, { keys, clock, ids }: SigningParts): string {
  const { address, lang, theme, timeZone, returnUrl, loyalty, pauses, siteId } = request;
  const expires = Math.floor(clock.now().getTime() / 1_000) + ADDRESS_SECONDS;
  const fields = {
    lang,
    theme: formatTheme(theme),
    zone: timeZone,
    return: returnUrl,
    loyalty: loyalty ? JSON.stringify(loyalty) : '',
    pauses: pauses.map(({ from, to }) => `${from}.${to}`).join(','),
    expires: String(expires),
    nonce: ids.secret(),
  };
  return signAddress(address, fields, keys.current(REWARDS_PARTY, siteId));
}

const userName = text(100);
const fieldsSchema = message({
  user: optional(matching(/^[1-9]\d{0,15}$/, 'the number of a player')),
  name: withDefault(userName, ''),
  data: optional(text(2_000)),
  lang: oneOf(['tr', 'en']),
  theme: withDefault(text(2_000), ''),
  zone: matching(/^[A-Za-z0-9/_+-]{1,64}$/, 'a time zone'),
  return: webAddress,
  loyalty: optional(text(4_000)),
  pauses: withDefault(
    matching(/^(?:\d{4}(?:-\d\d){2}\.\d{4}(?:-\d\d){2}(?:,(?!$)|$))*$/, 'spans of days'),
    '',
  ),
  expires: matching(/^\d{1,12}$/, 'seconds since 1970'),
  nonce: identifier,
});

const dataSchema = message({ username: userName, user_id: integer(1) });

const levelSchema = message({
  number: integer(0),
  name: text(60),
  from: integer(0),
  gives: optional(text(200)),
});
const percent = integer(0, 100);
const loyaltySchema = message({
  points: integer(0),
  level: integer(0),
  stakeMinor: integer(1),
  types: z.record(z.string(), percent, { error: 'percentages by type of game' }),
  levels: list(levelSchema, 20),
});

/** The player in `data`, or in the fields beside it. */
function readPlayer({ user, name, data }: { user: string | null; name: string; data: string | null }) {
  if (data === null) return user === null ? null : { userId: Number(user), userName: name };
  const reading = readWireText(dataSchema, Buffer.from(data, 'base64').toString());
  return reading.ok ? { userId: reading.value.user_id, userName: reading.value.username } : null;
}

function readPause(span: string): RewardPause {
  const [from = '', to = ''] = span.split('.');
  return { from, to };
}

/** Verifies and parses the address of a page; whether its nonce is used is for its reader to remember. */
export function readRewardAddress(
  { path, search }: { readonly path: string; readonly search: string },
  { keys, clock }: Pick<SigningParts, 'keys' | 'clock'>,
): TicketReading {
  const signed = readSignedAddress({ path, search, party: REWARDS_PARTY }, keys);
  if (signed === null) return { ok: false, reason: 'signature' };
  const reading = readWire(fieldsSchema, signed.fields);
  if (!reading.ok) return { ok: false, reason: 'malformed', problem: reading.problem };
  const { lang, theme, zone, return: returnUrl, nonce, ...fields } = reading.value;
  const expiresAt = new Date(Number(fields.expires) * 1_000);
  if (expiresAt <= clock.now()) return { ok: false, reason: 'expired' };
  const player = readPlayer(fields);
  if (player === null)
    return { ok: false, reason: 'malformed', problem: { field: 'user', expected: 'a player' } };
  const loyalty = fields.loyalty === null ? null : readWireText(loyaltySchema, fields.loyalty);
  if (loyalty?.ok === false) return { ok: false, reason: 'malformed', problem: loyalty.problem };
  return {
    ok: true,
    ticket: {
      ...player,
      key: signed.key,
      lang,
      theme: parseTheme(theme),
      timeZone: zone,
      returnUrl,
      parentOrigin: new URL(returnUrl).origin,
      loyalty: loyalty?.value ?? null,
      pauses: fields.pauses === '' ? [] : fields.pauses.split(',').map((span) => readPause(span)),
      expiresAt,
      nonce,
    },
  };
}
