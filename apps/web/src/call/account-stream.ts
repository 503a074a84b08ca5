import type { AccountEvent } from './account-event.ts';
import { anySignal } from './any-signal.ts';
import { isOutdated } from './browser-call.ts';
import { NetworkFailure, overNetwork } from './network-failure.ts';
import { watchBreaks } from './stream-break.ts';

const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;
/** The server writes at least every 20 seconds; after two missed heartbeats the connection is dead. */
const SILENCE_TIMEOUT_MS = 45_000;
/** Newer pages of the player need the streams more; this one asks from time to time. */
const REPLACED_PAUSE_MS = 60_000;

type Ending = 'ended' | 'retry' | 'replaced';

/** Splits a stream of server-sent events into the data of each event. */
async function* eventData(body: ReadableStream<Uint8Array>, onBytes: () => void): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { value, done } = await overNetwork(reader.read());
    if (done) return;
    onBytes();
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
  /** There has been no stream for some time, or there is one again. */
  readonly onOld: (isOld: boolean) => void;
}

interface ReadParts extends StreamParts {
  readonly onOpen: () => void;
}

async function readOnce(parts: ReadParts, signal: AbortSignal, onBytes: () => void): Promise<Ending> {
  const headers = parts.headers();
  const response = await overNetwork(fetch('/_api/account/events', { headers, signal, credentials: 'omit' }));
  if (response.status === 401) {
    if (isOutdated(headers)) return 'retry';
    parts.onUnauthenticated();
    return 'ended';
  }
  if (!response.ok || !response.body) return 'retry';
  parts.onOpen();
  for await (const data of eventData(response.body, onBytes)) {
    if (signal.aborted) return 'retry';
    const event = JSON.parse(data) as AccountEvent;
    if (event.kind === 'replaced') return 'replaced';
    parts.onEvent(event);
    if (event.kind === 'signed-out') return 'ended';
  }
  return 'retry';
}

/** Calls back when the network is back or the page becomes visible. */
function onWakeUp(callback: (isNetworkNew: boolean) => void, signal: AbortSignal): void {
  window.addEventListener('online', () => callback(true), { signal });
  document.addEventListener('visibilitychange', () => document.hidden || callback(false), { signal });
}

/**
 * Reads one connection until it ends or times out. Timers stop while a machine sleeps, so the silence is checked again
 * when the page wakes.
 */
async function readConnection(parts: ReadParts): Promise<Ending> {
  const done = new AbortController();
  const end = () => done.abort();
  let lastDataAtMs = Date.now();
  let timer = setTimeout(end, SILENCE_TIMEOUT_MS);
  onWakeUp((isNetworkNew) => {
    if (isNetworkNew || Date.now() - lastDataAtMs >= SILENCE_TIMEOUT_MS) end();
  }, done.signal);
  try {
    return await readOnce(parts, anySignal(parts.signal, done.signal), () => {
      lastDataAtMs = Date.now();
      clearTimeout(timer);
      timer = setTimeout(end, SILENCE_TIMEOUT_MS);
    });
  } catch (error) {
    // An error of ours is reported as one; the stream still opens again, for it has the balance.
    if (!(error instanceof NetworkFailure)) reportError(error);
    return 'retry';
  } finally {
    clearTimeout(timer);
    // Also closes a connection that was not read to its end.
    end();
  }
}

/** Waits, but no longer than until the page wakes or the stream is stopped. */
async function pause(ms: number, { signal }: StreamParts): Promise<void> {
  const done = new AbortController();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    onWakeUp(() => resolve(), done.signal);
    signal.addEventListener('abort', () => resolve(), { signal: done.signal });
    done.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  done.abort();
}

/**
 * Reads a player's account events until the session ends. It uses fetch, because the bearer token belongs in a header
 * and not in an address. Reconnects with back-off and jitter.
 */
export async function readAccountStream(parts: StreamParts): Promise<void> {
  const breaks = watchBreaks(parts);
  parts.signal.addEventListener('abort', breaks.end, { once: true });
  try {
    await readUntilEnd({ ...parts, onOpen: breaks.opened }, breaks.lost);
  } finally {
    breaks.end();
  }
}

async function readUntilEnd(parts: ReadParts, onLost: () => void): Promise<void> {
  let pauseMs = FIRST_RETRY_MS;
  while (!parts.signal.aborted) {
    onLost();
    const openedAtMs = Date.now();
    const result = await readConnection(parts);
    if (result === 'ended' || parts.signal.aborted) return;
    onLost();
    if (result === 'replaced') {
      await pause(REPLACED_PAUSE_MS, parts);
      continue;
    }
    // A connection that keeps being cut off is no better than one that can't be opened.
    if (Date.now() - openedAtMs > MAX_RETRY_MS) pauseMs = FIRST_RETRY_MS;
    await pause(pauseMs * (0.5 + Math.random()), parts);
    pauseMs = Math.min(pauseMs * 2, MAX_RETRY_MS);
  }
}
