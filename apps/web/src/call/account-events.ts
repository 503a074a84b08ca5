import { createContext, useContext, useEffect, useRef } from 'react';

import type { AccountEvent } from './account-event.ts';

type Listener = (event: AccountEvent) => void;

interface StreamSettings {
  readonly headers: () => Headers;
  /** The stream was refused: the session is over. */
  readonly onUnauthenticated: () => void;
}

/** The player's account events. What reads them comes with the first session: visitors do without. */
export function createAccountEvents(settings: StreamSettings) {
  const listeners = new Set<Listener>();
  let current: AbortController | undefined;
  const onEvent = (event: AccountEvent) => {
    for (const listener of listeners) listener(event);
  };
  return {
    /** Opens the stream for the session that has just begun. */
    start() {
      current?.abort();
      current = new AbortController();
      const { signal } = current;
      void import('./account-stream.ts').then(
        ({ readAccountStream }) => readAccountStream({ ...settings, signal, onEvent }),
        // Without it the page shows what its calls bring.
        () => undefined,
      );
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

/** Calls back with every event of the signed-in player's account. */
export function useAccountEvents(callback: Listener): void {
  const events = useContext(AccountEventsContext);
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => events?.subscribe((event) => latest.current(event)), [events]);
}
