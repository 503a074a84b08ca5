import type { Clock } from '@baize/clock';
import { type SigningKey, signRequest } from '@baize/providers';

export interface SignedPost {
  /** The site's origin, without a trailing slash. */
  baseUrl: string;
  path: string;
  rawBody: string;
  key: SigningKey;
  timeoutMs: number;
}

/** Any response, or the reason why there is none. */
export type PostResult = { kind: 'answer'; status: number; body: string } | { kind: 'none'; reason: string };

/** Sends one signed POST. Never throws: time-outs and lost connections are results as well. */
export async function postSigned(post: SignedPost, clock: Clock): Promise<PostResult> {
  const { baseUrl, path, rawBody, key, timeoutMs } = post;
  const signature = signRequest({ method: 'POST', path, rawBody }, key, clock);
  try {
    const response = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      body: rawBody,
      headers: { ...signature, 'content-type': 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { kind: 'answer', status: response.status, body: await response.text() };
  } catch (error) {
    return { kind: 'none', reason: error instanceof Error ? error.message : String(error) };
  }
}
