import type { ErrorReply, Language, WireReply, CallKey } from '@baize/contract';

import type { Call } from '../app/app.ts';
import { noteServerTime } from '../app/server-clock.ts';
import { CallFailure } from './call-failure.ts';
import { anySignal } from './any-signal.ts';
import { callAddress, type CallRequest } from './call-request.ts';
import { NetworkFailure, overNetwork } from './network-failure.ts';
import { readEntry } from './token-store.ts';

/** Longer than the server's own time-out for any call. */
const DEADLINE_MS = 20_000;
/** A photo of 10 MB over a slow mobile connection. */
const UPLOAD_DEADLINE_MS = 120_000;

/** The server recognises this device by a cookie; no other call sends or stores one. */
const storesDevice: ReadonlySet<CallKey> = new Set(['POST /login', 'POST /reset-password']);

interface BrowserCallSettings {
  readonly siteId: number;
  readonly language: Language;
  /** Messages for failures without an answer from the server. */
  readonly texts: { readonly offline: string; readonly unknown: string };
  /** A 401 with a token: the session has ended. */
  readonly onUnauthenticated: (failure: CallFailure) => void;
  /** Refused because the player has closed the account. */
  readonly onAccountClosed: () => void;
  /** The server failed or refused to serve us: the brand may be closed. */
  readonly onUnavailable: () => void;
}

export function callHeaders(siteId: number, language: Language): Headers {
  const headers = new Headers({
    accept: 'application/json',
    'site-id': String(siteId),
    'accept-language': language,
  });
  const token = readEntry('access_token');
  if (token) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

/** Whether the stored token differs from the one in these headers. */
export function isOutdated(headers: Headers): boolean {
  const token = readEntry('access_token');
  return token !== null && headers.get('authorization') !== `Bearer ${token}`;
}

/** The body as a form if it has a file, for which the browser sets the type itself. */
function formOf(body: Readonly<Record<string, unknown>>): FormData | undefined {
  const entries = Object.entries(body);
  if (!entries.some(([, value]) => value instanceof Blob)) return undefined;
  const form = new FormData();
  // The server stops reading a form at its file, so that comes last.
  for (const [name, value] of entries) if (!(value instanceof Blob)) form.append(name, String(value));
  // The file's name may say more about the player than the document.
  for (const [name, value] of entries) if (value instanceof Blob) form.append(name, value, 'file');
  return form;
}

/** Only replies that no cache can repeat have it. */
function noteTimeOf({ headers }: Response, sentAt: number): void {
  const serverMs = headers.get('x-server-time');
  if (serverMs !== null) noteServerTime(Number(serverMs), sentAt, performance.now());
}

/** A refusal may have no JSON body; a success must, or it was cut off. */
async function readJson(response: Response): Promise<unknown> {
  const text = await overNetwork(response.text());
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (!response.ok) return {};
    throw new NetworkFailure(cause);
  }
}

/** The browser's API client. */
export function createBrowserCall(settings: BrowserCallSettings): Call {
  async function send<Key extends CallKey>(key: Key, request: CallRequest<Key>): Promise<WireReply<Key>> {
    const { method, address } = callAddress(key, request);
    const headers = callHeaders(settings.siteId, settings.language);
    const form = formOf(request.body ?? {});
    const late = AbortSignal.timeout(form ? UPLOAD_DEADLINE_MS : DEADLINE_MS);
    const signal = request.signal ? anySignal(request.signal, late) : late;
    const credentials = storesDevice.has(key) ? 'same-origin' : 'omit';
    const init: RequestInit = { method, headers, signal, credentials, keepalive: request.isLast ?? false };
    if (form) init.body = form;
    else if (method !== 'GET') {
      headers.set('content-type', 'application/json');
      init.body = JSON.stringify(request.body ?? {});
    }
    let response: Response;
    let reply: unknown;
    const sentAt = performance.now();
    try {
      response = await overNetwork(fetch(`/_api${address}`, init));
      noteTimeOf(response, sentAt);
      reply = await readJson(response);
    } catch (cause) {
      if (request.signal?.aborted) throw request.signal.reason;
      if (!(cause instanceof NetworkFailure)) throw cause;
      throw new CallFailure(0, late.aborted ? { error: 'timed_out' } : {}, settings.texts.offline);
    }
    if (response.ok) return reply as WireReply<Key>;
    const failure = new CallFailure(response.status, reply as Partial<ErrorReply>, settings.texts.unknown);
    if (response.status === 401 && headers.has('authorization')) {
      if (!isOutdated(headers)) settings.onUnauthenticated(failure);
      // Another tab exchanged the token while this call was under way, so it was not executed.
      else if (key !== 'POST /refresh') return send(key, request);
    }
    if (failure.error === 'account_closed') settings.onAccountClosed();
    if (failure.status >= 451 && key !== 'GET /options') settings.onUnavailable();
    throw failure;
  }
  return (key, request = {}) => send(key, request);
}
