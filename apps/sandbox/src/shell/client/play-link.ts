import type { OpenedPage, WagerView } from '../play-calls.ts';

export type CallResult<Value> =
  | { readonly ok: true; readonly value: Value }
  /** The studio refused; `reason` is the key of the text to show. */
  | { readonly ok: false; readonly reason: string }
  /** No reply: the outcome is unknown, a retry is safe. */
  | { readonly ok: false; readonly reason: null };

const CALL_TIMEOUT_MS = 15_000;

/** The calls of one page to the server of its game. */
export class PlayLink {
  readonly #calls: string;
  readonly #search: string;
  #playKey: string | null;

  /**
   * @param calls address before `/open`, `/resume` and `/wagers`
   * @param search the signed launch
   */
  constructor(calls: string, search: string) {
    this.#calls = calls;
    this.#search = search;
    this.#playKey = readPlayKey(search);
  }

  get playKey(): string | null {
    return this.#playKey;
  }

  /** Opens the game by its launch, or continues the session from before a reload. */
  async open(): Promise<CallResult<OpenedPage>> {
    if (this.#playKey !== null) {
      const resumed = await this.refresh();
      if (resumed.ok || resumed.reason === null) return resumed;
    }
    const opened = await this.post<OpenedPage>(`${this.#calls}/open`, { search: this.#search });
    if (opened.ok) {
      this.#playKey = opened.value.playKey;
      savePlayKey(this.#search, this.#playKey);
    }
    return opened;
  }

  /** The current balance, limits and open wagers. */
  refresh(): Promise<CallResult<OpenedPage>> {
    return this.post(`${this.#calls}/resume`, {});
  }

  readWager(id: string): Promise<CallResult<WagerView>> {
    return this.read(`${this.#calls}/wagers/${id}`);
  }

  post<Value>(path: string, body: object): Promise<CallResult<Value>> {
    return this.#send(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  }

  read<Value>(path: string): Promise<CallResult<Value>> {
    return this.#send(path, { method: 'GET' });
  }

  async #send<Value>(path: string, init: RequestInit): Promise<CallResult<Value>> {
    const headers = new Headers(init.headers);
    if (this.#playKey !== null) headers.set('authorization', `Bearer ${this.#playKey}`);
    // Before the try, as an error of this code is no lost connection.
    const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
    try {
      const response = await fetch(path, { ...init, headers, signal });
      if (response.status >= 500) return { ok: false, reason: null };
      // Client and server are deployed together, so the types are known.
      const body = (await response.json()) as Value & { reason?: string };
      return response.ok ? { ok: true, value: body } : { ok: false, reason: body.reason ?? 'OTHER' };
    } catch {
      return { ok: false, reason: null };
    }
  }
}

/** The session key survives a reload of the frame, but not closing the tab. */
const storageKey = (search: string) => `play:${search}`;

function readPlayKey(search: string): string | null {
  try {
    return sessionStorage.getItem(storageKey(search));
  } catch {
    return null;
  }
}

/** Browsers may refuse storage to a frame of another origin; a reload then opens a new session. */
function savePlayKey(search: string, key: string): void {
  try {
    sessionStorage.setItem(storageKey(search), key);
  } catch {
    // The session then lasts as long as the frame.
  }
}

/** The studio, whose games have their launch in the address of their page. */
export const studioLink = new PlayLink('/studio/play', location.search);

export const refreshGame = (): Promise<CallResult<OpenedPage>> => studioLink.refresh();

/** An id that makes a request safe to repeat. */
export function makeRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export function post<Value>(path: string, body: object): Promise<CallResult<Value>> {
  return studioLink.post(path, body);
}

export function read<Value>(path: string): Promise<CallResult<Value>> {
  return studioLink.read(path);
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
    socket.addEventListener('open', () => socket.send(JSON.stringify({ playKey: studioLink.playKey })));
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
