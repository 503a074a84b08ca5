import { VisuallyHidden } from '@baize/ui';
import { useEffect, useRef, useState } from 'react';

import * as paths from '../addresses/paths.ts';
import { useApp } from '../app/app.ts';
import { useMessages } from '../messages/use-messages.ts';
import { bodyClasses } from './page-frame.ts';
import { usePage } from '../router/index.ts';

/**
 * After a navigation (not the first page) calls back once the new page is on the screen; also when another page
 * takes the place of the one at this address.
 */
function useAfterNavigation(callback: () => void): void {
  const { address, route } = usePage();
  const path = address.split('?')[0] ?? paths.home;
  const shown = useRef({ path, isRootState: route.isRootState });
  useEffect(() => {
    if (shown.current.path === path && shown.current.isRootState === route.isRootState) return;
    shown.current = { path, isRootState: route.isRootState };
    callback();
  });
}

/** After a navigation: title, body class, focus at the top of the page, and its name spoken. */
export function RouteAnnouncer() {
  const { brand } = useApp();
  const t = useMessages();
  const { route, name: ownName } = usePage();
  const [spoken, setSpoken] = useState('');
  const name = ownName ?? t(route.title, { brand: brand.options.name });

  useEffect(() => {
    document.body.className = bodyClasses(route);
  }, [route]);
  useAfterNavigation(() => {
    document.title = route.paths[0] === '/' ? brand.options.title : `${name} – ${brand.options.name}`;
    document.getElementById('main')?.focus({ preventScroll: true });
    setSpoken(name);
  });

  return (
    <VisuallyHidden>
      <p aria-live="polite">{spoken}</p>
    </VisuallyHidden>
  );
}
