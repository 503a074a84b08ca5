import { createHmac } from 'node:crypto';

import { z } from 'zod';

import type { KeyRing, SigningKey } from '../key-ring.ts';
import type { LaunchRequest } from '../ports/game-provider.ts';
import { isSameText } from '../same-text.ts';
import { readWire, type WireResult } from '../wire/read-wire.ts';
import {
  currency,
  identifier,
  integer,
  matching,
  message,
  oneOf,
  optional,
  text,
  webAddress,
} from '../wire/wire-types.ts';

/** The verified contents of a frame's address. */
export interface LaunchTicket {
  /** The brand's key; the studio signs its wallet calls with it. */
  key: SigningKey;
  game: {
    code: string;
    name: string;
    studioName: string;
    type: string;
    rtpBasisPoints: number;
    /** What it plays, such as `slots/bold-ten` or `tables/roulette`. */
    play: string | null;
    /** Its table in the live feed. */
    tableId: string | null;
    lines: number | null;
    hasJackpot: boolean;
  };
  mode: 'real' | 'demo' | 'replay';
  token: string | null;
  lang: 'tr' | 'en';
  currency: string;
  returnUrl: string;
  /** The site's own parameter of the game, such as a seat at a table; none of these games has one. */
  data: string | null;
  /** The only origin that may embed the frame and receive its messages. */
  parentOrigin: string;
}

export const FRAME_PATH = '/studio/frame';

/**
 * The address of a game's frame. The whole address is signed, so that nobody can change the game's name, its rules,
 * its stated return or the parent page.
 */
export function buildLaunchUrl(baseUrl: string, request: LaunchRequest, key: SigningKey): string {
  const query = new URLSearchParams({
    game: request.game.code,
    mode: request.mode,
    lang: request.lang,
    ...(request.token === null ? {} : { token: request.token }),
    name: request.game.name,
    studio: request.game.studioName,
    type: request.game.type,
    rtp: String(request.game.rtpBasisPoints),
    ...(request.game.play === undefined ? {} : { play: request.game.play }),
    ...(request.game.tableId === undefined ? {} : { table: request.game.tableId }),
    ...(request.game.lines === undefined ? {} : { lines: String(request.game.lines) }),
    ...(request.game.hasJackpot === true ? { jackpot: '1' } : {}),
    ...(request.data === undefined ? {} : { data: request.data }),
    currency: request.currency,
    return: request.returnUrl,
    key: key.id,
  });
  query.set('sig', signQuery(query, key));
  return `${baseUrl}${FRAME_PATH}?${query}`;
}

/**
 * Verifies and parses a frame's address.
 *
 * @param search the query string, with or without its question mark
 * @returns the ticket, or what is wrong with it; a bad signature is the problem of field `sig`
 */
export function readLaunchUrl(search: string, keys: KeyRing): WireResult<LaunchTicket> {
  const query = new URLSearchParams(search);
  const key = keys.find(query.get('key') ?? '');
  const signature = query.get('sig') ?? '';
  query.delete('sig');
  if (key === null || !isSameText(signature, signQuery(query, key))) {
    return { ok: false, problem: { field: 'sig', expected: 'the signature of a live key' } };
  }
  const reading = readWire(address, Object.fromEntries(query));
  if (!reading.ok) return reading;
  const { token, ...ticket } = reading.value;
  if (ticket.mode !== 'real') return { ok: true, value: { ...ticket, key, token: null } };
  if (token !== null) return { ok: true, value: { ...ticket, key, token } };
  return { ok: false, problem: { field: 'token', expected: 'a launch token, for a game with a wallet' } };
}

const BASIS_POINTS = 10_000;
const MAX_LINES = 1_000;

/** An integer in an address, where everything is text. */
function wholeNumber(max: number, fallback = Number.NaN) {
  return z
    .string()
    .nullish()
    .transform((value) => (value ? Number(value) : fallback))
    .pipe(integer(0, max));
}

/** `crash` or `slots/bold-ten` */
const playName = matching(/^(?=.{1,64}$)[a-z0-9-]+(\/[a-z0-9-]+)?$/, 'the name of what a game plays');

const address = message({
  game: identifier,
  name: text(200),
  studio: text(200),
  type: identifier,
  rtp: wholeNumber(BASIS_POINTS),
  play: optional(playName),
  table: optional(identifier),
  lines: wholeNumber(MAX_LINES, 0),
  jackpot: optional(identifier),
  mode: oneOf(['real', 'demo', 'replay']),
  token: optional(identifier),
  lang: oneOf(['tr', 'en']),
  currency,
  data: optional(text(200)),
  return: webAddress,
}).transform(
  ({ game, name, studio, type, rtp, play, table, lines, jackpot, return: returnUrl, ...rest }) => ({
    ...rest,
    game: {
      code: game,
      name,
      studioName: studio,
      type,
      rtpBasisPoints: rtp,
      play,
      tableId: table,
      lines: lines || null,
      hasJackpot: jackpot === '1',
    },
    returnUrl,
    parentOrigin: new URL(returnUrl).origin,
  }),
);

function signQuery(query: URLSearchParams, key: SigningKey): string {
  return createHmac('sha256', key.secret).update(`${FRAME_PATH}?${query}`).digest('base64url');
}
