import { useCallback } from 'react';

import { earlierPage } from '../../../app/scroll.ts';
import { useNavigate } from '../../../router/index.ts';

/** Leaves a game or the poker room for the page before it, or for its lobby. */
export function useClosePlay(lobby: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (earlierPage() !== null) history.back();
    else void navigate(lobby);
  }, [lobby, navigate]);
}
