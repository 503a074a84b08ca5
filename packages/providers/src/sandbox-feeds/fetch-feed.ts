import { FeedUnavailable } from '../ports/feed-unavailable.ts';
import { readWireText, type WireReader } from '../wire-reader.ts';

const DEFAULT_TIMEOUT_MS = 3_000;
const MAX_LETTERS = 256 * 1024;

export interface FeedFetch<Value> {
  readonly url: string;
  /** 3,000 ms unless said otherwise. */
  readonly timeoutMs?: number | undefined;
  readonly read: (reader: WireReader) => Value;
}

/**
 * Fetches a feed and reads it whole.
 *
 * @throws FeedUnavailable when it does not come, comes late or cannot be read
 */
export async function fetchFeed<Value>({ url, timeoutMs = DEFAULT_TIMEOUT_MS, read }: FeedFetch<Value>) {
  let text: string;
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    text = response.ok ? await response.text() : '';
  } catch (cause) {
    throw new FeedUnavailable(`no answer from ${url}`, { cause });
  }
  const reading = readWireText(text.length > MAX_LETTERS ? '' : text, read);
  if (!reading.ok) throw new FeedUnavailable(`unreadable feed ${url}: ${reading.problem.field || 'body'}`);
  return reading.value;
}
