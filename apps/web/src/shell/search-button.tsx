import { IconButton } from '@baize/ui';
import { useCallback, useEffect, useState } from 'react';

import { useApp } from '../app/app.ts';
import { lateView } from '../app/late-view.tsx';
import { useLateAction } from '../frame/use-late-action.ts';
import { useMessages } from '../messages/use-messages.ts';

const SearchDialog = lateView('SearchDialog', () => import('../areas/site/search-dialog.tsx'), {
  texts: 'lists',
});

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** Opens the site search; so do `/` and Ctrl+K from anywhere. */
export function SearchButton() {
  const t = useMessages();
  const app = useApp();
  const runLate = useLateAction();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(
    () =>
      runLate(
        () => SearchDialog.load(app),
        () => setOpen(true),
      ),
    [app, runLate],
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
        onPointerEnter={() => void SearchDialog.load(app).catch(() => undefined)}
        onClick={open}
      />
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}
