import type { KeyRing, SigningKey } from '../key-ring.ts';
import type { LaunchRequest } from '../ports/game-provider.ts';
import { readWire, type WireResult } from '../wire/read-wire.ts';
import {
  currency,
  identifier,
  matching,
  message,
  oneOf,
  text,
  webAddress,
  withDefault,
} from '../wire/wire-types.ts';
import { readSignedForm, signForm } from './form-hash.ts';

export const QUICK_PAGE_PATH = '/quick/play';
const PURPOSE = 'launch';

/** The verified contents of a game page's address. */
export interface QuickLaunch {
  readonly key: SigningKey;
  readonly gameId: string;
  readonly gameName: string;
  readonly mode: 'real' | 'demo';
  /** Empty for play money. */
  readonly token: string;
  /** `<siteId>-<playerId>`; empty for play money. */
  readonly userId: string;
  readonly language: 'tr' | 'en';
  readonly currency: string;
  /** Stated return to player in basis points. */
  readonly rtp: number;
  readonly lobbyUrl: string;
}

export function buildQuickUrl(baseUrl: string, request: LaunchRequest, key: SigningKey): string {
  return `${baseUrl}${QUICK_PAGE_PATH}?${signQuickLaunch(request, key)}`;
}

/** The signed form of a launch. */
export function signQuickLaunch(request: LaunchRequest, key: SigningKey): string {
  return signForm(
    {
      gameId: request.game.code,
      gameName: request.game.name,
      mode: request.mode === 'real' ? 'real' : 'demo',
      token: request.token ?? '',
      userId: request.player?.id ?? '',
      language: request.lang,
      currency: request.currency,
      rtp: String(request.game.rtpBasisPoints),
      lobbyUrl: request.returnUrl,
    },
    key,
    PURPOSE,
  );
}

const schema = message({
  gameId: identifier,
  gameName: text(200),
  mode: oneOf(['real', 'demo']),
  token: withDefault(text(64), ''),
  userId: withDefault(text(64), ''),
  language: oneOf(['tr', 'en']),
  currency,
  rtp: matching(/^\d{1,5}$/, 'basis points').transform(Number),
  lobbyUrl: webAddress,
});

/** @returns the launch, or what is wrong with it; a bad hash is the problem of field `hash` */
export function readQuickUrl(search: string, keys: KeyRing): WireResult<QuickLaunch> {
  const form = readSignedForm(search, keys, PURPOSE);
  if (form === null) return { ok: false, problem: { field: 'hash', expected: 'the hash of a live key' } };
  const reading = readWire(schema, form.fields);
  return reading.ok ? { ok: true, value: { ...reading.value, key: form.key } } : reading;
}
