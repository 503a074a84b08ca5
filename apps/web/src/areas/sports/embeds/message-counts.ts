import type { SportsProvider } from '@baize/brand';
import { useSyncExternalStore } from 'react';

/** Messages of the frames of one provider since this document was opened. */
export interface MessageCount {
  readonly understood: number;
  readonly dropped: number;
}

const none: MessageCount = { understood: 0, dropped: 0 };
const counts = new Map<SportsProvider, MessageCount>();
const listeners = new Set<() => void>();

export function countMessage(provider: SportsProvider, isUnderstood: boolean): void {
  const { understood, dropped } = counts.get(provider) ?? none;
  counts.set(
    provider,
    isUnderstood ? { understood: understood + 1, dropped } : { understood, dropped: dropped + 1 },
  );
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useMessageCount(provider: SportsProvider): MessageCount {
  const read = () => counts.get(provider) ?? none;
  return useSyncExternalStore(subscribe, read, () => none);
}
