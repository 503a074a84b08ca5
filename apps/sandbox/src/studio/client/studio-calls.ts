import type { GameOutcome } from '../math/draw-game.ts';
import type { RoundState } from '../rounds/round.ts';

/** Amounts in minor units. */
export interface OpenedGame {
  playKey: string;
  balance: number;
  stakes: number[];
  stake: number;
}

export interface RoundView {
  id: string;
  state: RoundState;
  reason: string | null;
  bet: number;
  win: number;
  /** A jackpot won in the same round. */
  jackpot: number;
  balance: number | null;
  outcome: GameOutcome | null;
}

export type CallResult<Value> =
  | { ok: true; value: Value }
  /** The studio refused; `reason` is the key of the text to show. */
  | { ok: false; reason: string }
  /** No reply: the outcome is unknown, a retry is safe. */
  | { ok: false; reason: null };

/** The session key survives a reload of the frame, but not closing the tab. */
const STORAGE_KEY = `play:${location.search}`;

function readPlayKey(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Browsers may refuse storage to a frame of another origin; a reload then opens a new session. */
function savePlayKey(key: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, key);
  } catch {
    // The session then lasts as long as the frame.
  }
}

let playKey = readPlayKey();

/** Opens the game by its launch, or continues the session from before a reload. */
export async function openGame(): Promise<CallResult<OpenedGame>> {
  if (playKey !== null) {
    const resumed = await post<OpenedGame>('resume', {});
    if (resumed.ok || resumed.reason === null) return resumed;
  }
  const opened = await post<OpenedGame>('open', { search: location.search });
  if (opened.ok) {
    playKey = opened.value.playKey;
    savePlayKey(playKey);
  }
  return opened;
}

/** The current balance and stakes. */
export function refreshGame(): Promise<CallResult<OpenedGame>> {
  return post<OpenedGame>('resume', {});
}

/** @param requestId idempotency key of the game */
export function spin(requestId: string, bet: number): Promise<CallResult<RoundView>> {
  return post<RoundView>('spin', { requestId, bet });
}

export function readRound(id: string): Promise<CallResult<RoundView>> {
  return send<RoundView>(`rounds/${id}`, { method: 'GET' });
}

export function makeRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function post<Value>(call: string, body: object): Promise<CallResult<Value>> {
  return send(call, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
}

async function send<Value>(call: string, init: RequestInit): Promise<CallResult<Value>> {
  const headers = new Headers(init.headers);
  if (playKey !== null) headers.set('authorization', `Bearer ${playKey}`);
  try {
    const response = await fetch(`/studio/api/${call}`, {
      ...init,
      headers,
      signal: AbortSignal.timeout(15_000),
    });
    if (response.status >= 500) return { ok: false, reason: null };
    // Client and server are deployed together, so the types are known.
    const body = (await response.json()) as Value & { reason?: string };
    return response.ok ? { ok: true, value: body } : { ok: false, reason: body.reason ?? 'OTHER' };
  } catch {
    return { ok: false, reason: null };
  }
}
