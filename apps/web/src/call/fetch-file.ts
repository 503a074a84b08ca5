import type { CallKey, ErrorReply } from '@baize/contract';

import type { App } from '../app/app.ts';
import { callHeaders, isOutdated } from './browser-call.ts';
import { CallFailure } from './call-failure.ts';
import { callAddress, type CallRequest } from './call-request.ts';

/**
 * Fetches a file that a call replies with. It may be large, so there is no deadline.
 *
 * @throws CallFailure if the server refuses, or if the connection breaks at any time
 */
export async function fetchFile<Key extends CallKey>(
  { brand, language }: Pick<App, 'brand' | 'language'>,
  key: Key,
  request: Pick<CallRequest<Key>, 'params' | 'signal'>,
  brokenText: string,
): Promise<Blob> {
  const { address } = callAddress(key, request);
  const send = async () => {
    const headers = callHeaders(brand.siteId, language);
    const init: RequestInit = {
      headers,
      credentials: 'omit',
      ...(request.signal && { signal: request.signal }),
    };
    return { headers, response: await fetch(`/_api${address}`, init) };
  };
  try {
    let { headers, response } = await send();
    // Another tab exchanged the token meanwhile, so nothing was executed.
    if (response.status === 401 && isOutdated(headers)) ({ headers, response } = await send());
    if (response.ok) return await response.blob();
    const reply: Partial<ErrorReply> = await response.json().catch(() => ({}));
    throw new CallFailure(response.status, reply, brokenText);
  } catch (cause) {
    if (cause instanceof CallFailure || request.signal?.aborted) throw cause;
    throw new CallFailure(0, {}, brokenText);
  }
}
