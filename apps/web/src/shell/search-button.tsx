import { IconButton } from '@baize/ui';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';

import { useApp } from '../app/app.ts';
import { useMessages } from '../messages/use-messages.ts';

const loadDialog = () => import('../areas/site/search-dialog.tsx');
const SearchDialog = lazy(async () => ({ default: (await loadDialog()).SearchDialog }));

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** Opens the site search; so do `/` and Ctrl+K from anywhere. */
export function SearchButton() {
  const t = useMessages();
  const app = useApp();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(
    () =>
      void app.loadMessages('lists').then(
        () => setOpen(true),
        () => undefined,
      ),
    [app],
  );
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isShortcut = event.key === 'k' && (event.ctrlKey || event.metaKey);
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
      if ((!isShortcut && !isSlash) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [open]);
  return (
    <>
      <IconButton
        icon="search"
        label={t('site_search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        onPointerEnter={() => void loadDialog()}
        onClick={open}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
