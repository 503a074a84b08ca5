import { useSyncExternalStore } from 'react';

/** What is first seen has come by then, and so have its pictures. */
const LATER_MS = 3_500;
const interactionEvents = ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const;

let isLateLoading = false;
let isArmed = false;
const listeners = new Set<() => void>();

/** Says that it is late enough, for pages whose point is what comes late. */
export function startLateLoading(): void {
  isLateLoading = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (!isArmed) {
    isArmed = true;
    setTimeout(startLateLoading, LATER_MS);
    for (const name of interactionEvents)
      addEventListener(name, startLateLoading, { once: true, passive: true });
  }
  return () => void listeners.delete(listener);
}

/** False until the page has been alive for a while or somebody uses it: parts of the page may then be brought. */
export function useLateLoading(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isLateLoading,
    () => false,
  );
}
