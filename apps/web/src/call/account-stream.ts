import type { AccountEvent } from './account-events.ts';
import { isOutdated } from './browser-call.ts';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** Cuts a stream of server-sent events into the data of its events. */
async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const lines = block.split('\n').filter((line) => line.startsWith('data:'));
      if (lines.length > 0) yield lines.map((line) => line.slice(5).trimStart()).join('\n');
    }
  }
}

interface StreamParts {
  readonly headers: () => Headers;
  readonly signal: AbortSignal;
  readonly onEvent: (event: AccountEvent) => void;
  readonly onUnauthenticated: () => void;
}

async function readOnce(parts: StreamParts, onOpen: () => void): Promise<'over' | 'again'> {
  const { signal, onEvent } = parts;
  const headers = parts.headers();
  const response = await fetch('/_api/account/events', { headers, signal, credentials: 'omit' });
  if (response.status === 401) {
    if (isOutdated(headers)) return 'again';
    parts.onUnauthenticated();
    return 'over';
  }
  if (!response.ok || !response.body) return 'again';
  onOpen();
  for await (const data of eventData(response.body)) {
    const event = JSON.parse(data) as AccountEvent;
    onEvent(event);
    if (event.kind === 'signed-out') return 'over';
  }
  return 'again';
}

/**
 * Reads the stream of a player's account events until it is over, with fetch because the bearer token
 * belongs into a header and not into an address. Reconnects with growing, spread-out pauses.
 */
export async function readAccountStream(parts: StreamParts): Promise<void> {
  let pauseMs = FIRST_RETRY_MS;
  while (!parts.signal.aborted) {
    const result = await readOnce(parts, () => (pauseMs = FIRST_RETRY_MS)).catch(() => 'again' as const);
    if (result === 'over' || parts.signal.aborted) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random())));
    pauseMs = Math.min(pauseMs * 2, LONGEST_RETRY_MS);
  }
}
