import { createHmac, timingSafeEqual } from 'node:crypto';

import type { KeyRing, SigningKey } from '../key-ring.ts';
import type { LaunchRequest } from '../ports/game-studio.ts';
import { readWire, type WireResult } from '../wire-reader.ts';

/** What the frame's address says, once its signature is known to be ours. */
export interface LaunchTicket {
  /** The brand's key, with which the studio signs its wallet calls. */
  key: SigningKey;
  game: {
    code: string;
    name: string;
    studioName: string;
    type: string;
    rtpBasisPoints: number;
    lines: number | null;
    heroSymbol: string | null;
    hasJackpot: boolean;
  };
  mode: 'real' | 'demo' | 'replay';
  token: string | null;
  lang: 'tr' | 'en';
  currency: string;
  returnUrl: string;
  /** The only origin that may embed the frame and that its messages are addressed to. */
  parentOrigin: string;
}

export const FRAME_PATH = '/studio/frame';

/**
 * The address of a game's frame. It is signed as a whole, so that nobody can dress the studio's page
 * up with another name, another stated return or another parent.
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
    ...(request.game.lines === undefined ? {} : { lines: String(request.game.lines) }),
    ...(request.game.heroSymbol === undefined ? {} : { hero: request.game.heroSymbol }),
    ...(request.game.hasJackpot === true ? { jackpot: '1' } : {}),
    currency: request.currency,
    return: request.returnUrl,
    key: key.id,
  });
  query.set('sig', signQuery(query, key));
  return `${baseUrl}${FRAME_PATH}?${query}`;
}

/**
 * Reads a frame's address.
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
  const fields = Object.fromEntries(query);
  return readWire(
    { ...fields, rtp: Number(fields['rtp']), lines: Number(fields['lines'] ?? 0) },
    (reader) => {
      const mode = reader.oneOf('mode', ['real', 'demo', 'replay']);
      const returnUrl = reader.text('return', 2000);
      return {
        key,
        game: {
          code: reader.identifier('game'),
          name: reader.text('name', 200),
          studioName: reader.text('studio', 200),
          type: reader.identifier('type'),
          rtpBasisPoints: reader.integer('rtp', 0, 10_000),
          lines: reader.integer('lines', 0, 1_000) || null,
          heroSymbol: reader.optionalIdentifier('hero'),
          hasJackpot: reader.optionalIdentifier('jackpot') === '1',
        },
        mode,
        token: mode === 'real' ? reader.identifier('token') : null,
        lang: reader.oneOf('lang', ['tr', 'en']),
        currency: reader.currency('currency'),
        returnUrl,
        parentOrigin: originOf(returnUrl) ?? reader.refuse('return', 'an http or https address'),
      };
    },
  );
}

function originOf(address: string): string | null {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) ? url.origin : null;
}

function signQuery(query: URLSearchParams, key: SigningKey): string {
  return createHmac('sha256', key.secret).update(`${FRAME_PATH}?${query}`).digest('base64url');
}

function isSameText(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
