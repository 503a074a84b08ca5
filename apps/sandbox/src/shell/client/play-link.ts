import type { OpenedPage, WagerView } from '../play-calls.ts';

export type CallResult<Value> =
  | { readonly ok: true; readonly value: Value }
  /** The studio refused; `reason` is the key of the text to show. */
  | { readonly ok: false; readonly reason: string }
  /** No reply: the outcome is unknown, a retry is safe. */
  | { readonly ok: false; readonly reason: null };

/** The session key survives a reload of the frame, but not closing the tab. */
const STORAGE_KEY = `play:${location.search}`;
const CALL_TIMEOUT_MS = 15_000;

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
export async function openGame(): Promise<CallResult<OpenedPage>> {
  if (playKey !== null) {
    const resumed = await post<OpenedPage>('/studio/play/resume', {});
    if (resumed.ok || resumed.reason === null) return resumed;
  }
  const opened = await post<OpenedPage>('/studio/play/open', { search: location.search });
  if (opened.ok) {
    playKey = opened.value.playKey;
    savePlayKey(playKey);
  }
  return opened;
}

/** The current balance, limits and open wagers. */
export function refreshGame(): Promise<CallResult<OpenedPage>> {
  return post<OpenedPage>('/studio/play/resume', {});
}

export function readWager(id: string): Promise<CallResult<WagerView>> {
  return read(`/studio/play/wagers/${id}`);
}

/** An id that makes a request safe to repeat. */
export function makeRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export function post<Value>(path: string, body: object): Promise<CallResult<Value>> {
  return send(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
}

export function read<Value>(path: string): Promise<CallResult<Value>> {
  return send(path, { method: 'GET' });
}

async function send<Value>(path: string, init: RequestInit): Promise<CallResult<Value>> {
  const headers = new Headers(init.headers);
  if (playKey !== null) headers.set('authorization', `Bearer ${playKey}`);
  try {
    const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
    const response = await fetch(path, { ...init, headers, signal });
    if (response.status >= 500) return { ok: false, reason: null };
    // Client and server are deployed together, so the types are known.
    const body = (await response.json()) as Value & { reason?: string };
    return response.ok ? { ok: true, value: body } : { ok: false, reason: body.reason ?? 'OTHER' };
  } catch {
    return { ok: false, reason: null };
  }
}

const LONGEST_PAUSE_MS = 8_000;

/**
 * A connection over which the studio sends messages of a shared round. It connects again by itself; the first text after
 * each connection is the key of the session.
 *
 * @param onLost called when the connection was lost, until `onMessage` is called again
 * @returns sends a message, or returns false without a connection
 */
export function listen(
  path: string,
  onMessage: (message: unknown) => void,
  onLost: () => void,
): (message: object) => boolean {
  let attempt = 0;
  let current: WebSocket | null = null;
  const connect = (): void => {
    const socket = new WebSocket(new URL(path, location.href.replace(/^http/, 'ws')));
    current = socket;
    socket.addEventListener('open', () => socket.send(JSON.stringify({ playKey })));
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      attempt = 0;
      onMessage(JSON.parse(data));
    });
    socket.addEventListener('close', () => {
      onLost();
      setTimeout(connect, Math.min(500 * 2 ** attempt, LONGEST_PAUSE_MS));
      attempt += 1;
    });
  };
  connect();
  return (message) => {
    if (current?.readyState !== WebSocket.OPEN) return false;
    current.send(JSON.stringify(message));
    return true;
  };
}
