import type { Clock } from '@baize/clock';
import { type SigningKey, signRequest } from '@baize/providers';

import { type PostResult, postText } from './post-text.ts';

export interface SignedPost {
  /** The site's origin, without a trailing slash. */
  baseUrl: string;
  path: string;
  rawBody: string;
  key: SigningKey;
  timeoutMs: number;
}

/** Sends one signed POST. Never throws: time-outs and lost connections are results as well. */
export async function postSigned(post: SignedPost, clock: Clock): Promise<PostResult> {
  const { baseUrl, path, rawBody, key, timeoutMs } = post;
  const signature = signRequest({ method: 'POST', path, rawBody }, key, clock);
  const headers = { ...signature, 'content-type': 'application/json' };
  return postText({ url: `${baseUrl}${path}`, body: rawBody, headers, timeoutMs });
}
