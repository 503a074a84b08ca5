import { type ReactNode, useEffect, useRef } from 'react';

import type { Navigation } from './navigation.ts';
import { NavigationContext, usePage } from './use-navigation.ts';

export function SiteRouter({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
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
