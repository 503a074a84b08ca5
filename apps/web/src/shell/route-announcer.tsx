import { VisuallyHidden } from '@baize/ui';
import { useEffect, useState } from 'react';

import { useApp } from '../app/app.ts';
import { useMessages } from '../messages/use-messages.ts';
import { bodyClasses } from './frame.ts';
import { usePage } from './router/index.ts';
import { useAfterNavigation } from './router/site-router.tsx';

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
