import type { ErrorReply, Language, WireReply, CallKey } from '@baize/contract';

import type { Call } from '../app/app.ts';
import { CallFailure } from './call-failure.ts';
import { callAddress, type CallRequest } from './call-request.ts';
import { readEntry } from './token-store.ts';

interface BrowserCallSettings {
  readonly siteId: number;
  readonly language: Language;
  /** Texts for the cases in which no server speaks. */
  readonly texts: { readonly offline: string; readonly unknown: string };
  /** A 401 with a token: the session is over. */
  readonly onUnauthenticated: () => void;
  /** The server failed or would not serve us: the brand may be closed. */
  readonly onTrouble: () => void;
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

/** Whether there is another token by now than the one these headers carry. */
export function isOutdated(headers: Headers): boolean {
  const token = readEntry('access_token');
  return token !== null && headers.get('authorization') !== `Bearer ${token}`;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return {};
  }
}

/** The browser's way to the API. */
export function createBrowserCall(settings: BrowserCallSettings): Call {
  async function send<Key extends CallKey>(key: Key, request: CallRequest<Key>): Promise<WireReply<Key>> {
    const { method, address } = callAddress(key, request);
    const headers = callHeaders(settings.siteId, settings.language);
    const init: RequestInit = { method, headers, credentials: 'omit' };
    if (request.signal) init.signal = request.signal;
    if (method !== 'GET') {
      headers.set('content-type', 'application/json');
      init.body = JSON.stringify(request.body ?? {});
    }
    let response: Response;
    try {
      response = await fetch(`/_api${address}`, init);
    } catch (cause) {
      if (request.signal?.aborted) throw cause;
      throw new CallFailure(0, {}, settings.texts.offline);
    }
    const reply = await readJson(response);
    if (response.ok) return reply as WireReply<Key>;
    if (response.status === 401 && headers.has('authorization')) {
      // Another tab exchanged the token while this call was on its way; nothing has happened yet.
      if (isOutdated(headers)) return send(key, request);
      settings.onUnauthenticated();
    }
    const failure = new CallFailure(response.status, reply as Partial<ErrorReply>, settings.texts.unknown);
    if (failure.status >= 451 && key !== 'GET /options') settings.onTrouble();
    throw failure;
  }
  return (key, request = {}) => send(key, request);
}
