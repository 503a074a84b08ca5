import { useIsNavigating } from '../router/index.ts';

/** A thin line at the top while the next page is on its way; quick pages come before it is seen. */
export function NavigationProgress() {
  return useIsNavigating() ? <div className="navigation-progress" aria-hidden="true" /> : null;
}
