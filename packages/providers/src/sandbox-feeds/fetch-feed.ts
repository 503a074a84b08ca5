import type { z } from 'zod';

import type { ProviderClient } from '../client/provider-client.ts';
import { FeedUnavailable } from '../ports/feed-unavailable.ts';
import { readWireText } from '../wire/read-wire.ts';

export const FEED_TIMEOUT_MS = 3_000;

export interface FeedFetch<Value> {
  readonly url: string;
  readonly client: ProviderClient;
  readonly timeoutMs?: number | undefined;
  /** Of the response; that of the client by default. */
  readonly maxBytes?: number;
  readonly schema: z.ZodType<Value>;
}

/**
 * Fetches and parses a feed.
 *
 * @throws FeedUnavailable if there is no readable response in time
 */
export async function fetchFeed<Value>(feed: FeedFetch<Value>): Promise<Value> {
  const { url, client, schema, timeoutMs = FEED_TIMEOUT_MS, maxBytes } = feed;
  let answer;
  try {
    const limit = maxBytes === undefined ? {} : { maxAnswerBytes: maxBytes };
    answer = await client.send({ method: 'GET', url, timeoutMs, ...limit });
  } catch (cause) {
    throw new FeedUnavailable(`no response from ${url}`, { cause });
  }
  const reading = readWireText(schema, answer.status === 200 ? answer.body : '');
  if (!reading.ok) throw new FeedUnavailable(`unreadable feed ${url}: ${reading.problem.field || 'body'}`);
  return reading.value;
}
