import { createContext, useContext, useEffect, useRef } from 'react';

import { lateCode } from '../app/late-code.ts';
import type { AccountEvent } from './account-event.ts';

const reader = lateCode('readAccountStream', () => import('./account-stream.ts'));

type Listener = (event: AccountEvent) => void;

interface StreamSettings {
  readonly headers: () => Headers;
  /** The stream was refused: the session has ended. */
  readonly onUnauthenticated: () => void;
}

/** The player's account events. The reader loads with the first session, so visitors never fetch it. */
export function createAccountEvents(settings: StreamSettings) {
  const listeners = new Set<Listener>();
  let current: AbortController | undefined;
  const onEvent = (event: AccountEvent) => {
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        // One part that fails keeps neither the others nor the stream from going on.
        reportError(error);
      }
    }
  };
  return {
    /** Opens the stream for a new session. */
    start() {
      current?.abort();
      current = new AbortController();
      const { signal } = current;
      const read = () =>
        void reader.load().then(
          (readAccountStream) => readAccountStream({ ...settings, signal, onEvent }),
          // Without it the page shows what its calls return.
          () => window.addEventListener('online', read, { once: true, signal }),
        );
      read();
    },
    stop() {
      current?.abort();
    },
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type AccountEvents = ReturnType<typeof createAccountEvents>;

export const AccountEventsContext = createContext<AccountEvents | null>(null);

/** Calls back on every event of the signed-in player's account. */
export function useAccountEvents(callback: Listener): void {
  const events = useContext(AccountEventsContext);
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => events?.subscribe((event) => latest.current(event)), [events]);
}
