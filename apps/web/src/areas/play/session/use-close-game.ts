import type { Game } from '@baize/contract';
import { useCallback } from 'react';

import { hasEarlierPage } from '../../../app/scroll.ts';
import { useNavigate } from '../../../router/index.ts';
import { lobbyOf } from '../lobby-of.ts';

/** Leaves the game for the page before it, or for its lobby. */
export function useCloseGame(game: Game): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (hasEarlierPage()) history.back();
    else void navigate(lobbyOf(game));
  }, [game, navigate]);
}
