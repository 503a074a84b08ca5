import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';

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
  const ageListeners = new Set<() => void>();
  let isOld = false;
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
  const onOld = (next: boolean) => {
    isOld = next;
    for (const listener of ageListeners) listener();
  };
  return {
    /** Opens the stream for a new session. */
    start() {
      current?.abort();
      current = new AbortController();
      const { signal } = current;
      const read = () =>
        void reader.load().then(
          (readAccountStream) => readAccountStream({ ...settings, signal, onEvent, onOld }),
          // Without it the page shows what its calls return.
          () => {
            if (!signal.aborted) onOld(true);
            window.addEventListener('online', read, { once: true, signal });
          },
        );
      read();
    },
    stop() {
      current?.abort();
      if (isOld) onOld(false);
    },
    isOld: () => isOld,
    subscribeAge(listener: () => void) {
      ageListeners.add(listener);
      return () => void ageListeners.delete(listener);
    },
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type AccountEvents = ReturnType<typeof createAccountEvents>;

export const AccountEventsContext = createContext<AccountEvents | null>(null);

const noAge = () => () => undefined;

/** Whether the numbers on the page may be old, because there is no stream of events. */
export function useIsOld(): boolean {
  const events = useContext(AccountEventsContext);
  return useSyncExternalStore(
    events?.subscribeAge ?? noAge,
    () => events?.isOld() ?? false,
    () => false,
  );
}

/** Whether an event says that this kind of thing has changed, or that anything may have. */
export const concerns = ({ kind }: AccountEvent, ...kinds: readonly AccountEvent['kind'][]): boolean =>
  kind === 'refresh' || kinds.includes(kind);

/** Calls back on every event of the signed-in player's account. */
export function useAccountEvents(callback: Listener): void {
  const events = useContext(AccountEventsContext);
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => events?.subscribe((event) => latest.current(event)), [events]);
}
