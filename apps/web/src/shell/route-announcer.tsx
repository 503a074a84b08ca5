import { VisuallyHidden } from '@baize/ui';
import { useEffect, useRef, useState } from 'react';

import * as paths from '../addresses/paths.ts';
import { useApp } from '../app/app.ts';
import { useMessages } from '../messages/use-messages.ts';
import { bodyClasses } from './page-frame.ts';
import { usePage } from '../router/index.ts';

/**
 * Calls back after each navigation except the first page, once the new page is rendered; also when a root state
 * replaces the page at the same address.
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

/** After a navigation: sets title and body class, moves the focus to the top of the page and announces its name. */
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
