import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the screen matches a media query, also after it changes.
 *
 * @param assumed before hydration
 */
export function useMedia(query: string, assumed: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => assumed,
  );
}
