export type CallResult<Value> =
  | { readonly ok: true; readonly value: Value }
  /** Refused; the reason is a name, such as `session` or `invalid`. */
  | { readonly ok: false; readonly reason: string }
  /** No reply: what the call was for may have happened or not, and a repeat is safe. */
  | { readonly ok: false; readonly reason: null };

/** Longer than the delay of any live bet and the wallet's time-outs after it. */
const CALL_TIMEOUT_MS = 20_000;

let server = '';
let key: string | null = null;

/** @param origin empty for the document's own */
export function setServer(origin: string): void {
  server = origin;
}

/** The bearer key of the page, which is only ever in this header. */
export function setPlayKey(playKey: string | null): void {
  key = playKey;
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
  if (key !== null) headers.set('authorization', `Bearer ${key}`);
  // Before the try, as an error of this code is no lost connection.
  const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
  try {
    const response = await fetch(`${server}${path}`, { ...init, headers, signal });
    if (response.status >= 500) return { ok: false, reason: null };
    // Client and server are deployed together, so the types are known.
    const body = (await response.json()) as Value & { reason?: string };
    if (response.ok) return { ok: true, value: body };
    return { ok: false, reason: response.status === 401 ? 'session' : (body.reason ?? 'other') };
  } catch {
    return { ok: false, reason: null };
  }
}

/** An id that makes a request safe to repeat. */
export function makeRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
