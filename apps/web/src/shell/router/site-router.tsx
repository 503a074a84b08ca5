import { type ReactNode, useEffect, useRef } from 'react';
import { Router } from 'wouter';

import type { Navigation } from './navigation.ts';
import { NavigationContext, useNavigation, usePage } from './use-navigation.ts';

/** wouter's location hook over our navigation: its links then load before they show. */
function useSiteLocation(): [string, (to: string, options?: { replace?: boolean }) => void] {
  const navigation = useNavigation();
  const page = usePage();
  return [page.address, (to, options) => void navigation.navigate(to, options)];
}

export function SiteRouter({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  return (
    <NavigationContext value={navigation}>
      <Router hook={useSiteLocation}>{children}</Router>
    </NavigationContext>
  );
}

/**
 * After a navigation (not the first page) calls back with the new path, once it is on the screen; also when
 * another page takes the place of the one at this address.
 */
export function useAfterNavigation(callback: (path: string) => void): void {
  const { address, route } = usePage();
  const path = address.split('?')[0] ?? '/';
  const shown = useRef({ path, isRootState: route.isRootState });
  useEffect(() => {
    if (shown.current.path === path && shown.current.isRootState === route.isRootState) return;
    shown.current = { path, isRootState: route.isRootState };
    callback(path);
  });
}
