import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in the server's HTML and until the page has come alive. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
