import { useCallback } from 'react';

import { earlierPage } from '../app/scroll.ts';
import { useNavigate } from './use-navigation.ts';

/** Back by one entry of this page. `history.back()` would only undo a step that a frame in the page has made. */
function goBack(): void {
  if ('navigation' in window) window.navigation.back();
  else history.back();
}

/**
 * Closes a part of a page that has an address of its own. If the page without it is before it in the history, this is Back,
 * so that no entry is left that leads nowhere; else the page takes its place.
 *
 * @param page address of the page without the part
 */
export function useClosePart(page: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (earlierPage() === page) goBack();
    else void navigate(page, { replace: true, keepScroll: true });
  }, [page, navigate]);
}
