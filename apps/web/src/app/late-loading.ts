import { useSyncExternalStore } from 'react';

/** By then the first screen and its pictures have loaded. */
const DELAY_MS = 3_500;
const interactionEvents = ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const;

let isLateLoading = false;
let isArmed = false;
const listeners = new Set<() => void>();

/** Starts late loading at once, for pages that are mainly made of late parts. */
export function startLateLoading(): void {
  isLateLoading = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (!isArmed) {
    isArmed = true;
    setTimeout(startLateLoading, DELAY_MS);
    for (const name of interactionEvents)
      addEventListener(name, startLateLoading, { once: true, passive: true });
  }
  return () => void listeners.delete(listener);
}

/** False until the page has been hydrated for a while or is used: then late parts may load. */
export function useLateLoading(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isLateLoading,
    () => false,
  );
}
