import { createContext, useContext, useSyncExternalStore } from 'react';

import type { Navigation, NavigateOptions } from './navigation.ts';
import type { OpenPage } from './open-page.ts';

export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('this part is used outside of the site');
  return navigation;
}

/** The current page. */
export function usePage(): OpenPage {
  const navigation = useNavigation();
  return useSyncExternalStore(navigation.subscribe, navigation.current, navigation.current);
}

/** The server opens one page only, and hydration has to begin as it did. */
const isServerBusy = () => false;

export function useIsNavigating(): boolean {
  const navigation = useNavigation();
  return useSyncExternalStore(navigation.subscribe, navigation.isBusy, isServerBusy);
}

export function useNavigate(): (address: string, options?: NavigateOptions) => Promise<void> {
  return useNavigation().navigate;
}
