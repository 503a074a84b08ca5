import { useIsNavigating } from '../router/index.ts';

/** A progress line while the next page loads; it appears with a delay, so quick pages never show it. */
export function NavigationProgress() {
  return useIsNavigating() ? <div className="navigation-progress" aria-hidden="true" /> : null;
}
