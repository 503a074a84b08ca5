import type { WireReply } from '@baize/contract';
import { createContext, useContext, useEffect, useRef } from 'react';

export type AccountEvent = WireReply<'GET /account/events'>;
type Listener = (event: AccountEvent) => void;

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

/**
 * The stream of a player's account events, read with fetch because the bearer token belongs into a
 * header and not into an address. Reconnects with growing, spread-out pauses.
 */
export function createAccountEvents(headers: () => Headers) {
  const listeners = new Set<Listener>();
  let stopCurrent: (() => void) | undefined;

  async function read(signal: AbortSignal, onOpen: () => void): Promise<'over' | 'again'> {
    const response = await fetch('/_api/account/events', { headers: headers(), signal, credentials: 'omit' });
    if (response.status === 401) return 'over';
    if (!response.ok || !response.body) return 'again';
    onOpen();
    for await (const data of eventData(response.body)) {
      const event = JSON.parse(data) as AccountEvent;
      for (const listener of listeners) listener(event);
      if (event.kind === 'signed-out') return 'over';
    }
    return 'again';
  }

  async function run(signal: AbortSignal) {
    let pauseMs = FIRST_RETRY_MS;
    while (!signal.aborted) {
      const result = await read(signal, () => (pauseMs = FIRST_RETRY_MS)).catch(() => 'again' as const);
      if (result === 'over' || signal.aborted) return;
      await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random())));
      pauseMs = Math.min(pauseMs * 2, LONGEST_RETRY_MS);
    }
  }

  return {
    /** Opens the stream for the session that has just begun. */
    start() {
      stopCurrent?.();
      const controller = new AbortController();
      stopCurrent = () => controller.abort();
      void run(controller.signal);
    },
    stop() {
      stopCurrent?.();
      stopCurrent = undefined;
    },
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type AccountEvents = ReturnType<typeof createAccountEvents>;

export const AccountEventsContext = createContext<AccountEvents | null>(null);

/** Calls back with every event of the signed-in player's account. */
export function useAccountEvents(callback: Listener): void {
  const events = useContext(AccountEventsContext);
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => events?.subscribe((event) => latest.current(event)), [events]);
}
