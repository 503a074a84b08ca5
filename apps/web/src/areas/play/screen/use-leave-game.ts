import { useCallback } from 'react';

import type { PlayInput } from '../../../addresses/play-input.ts';
import { useNavigate } from '../../../router/index.ts';
import { useClosePlay } from '../session/use-close-play.ts';

interface Leaving {
  /** Closes the game: back to the page before it, else to its lobby. */
  close(): void;
  /** The game itself asks to be left, which leads to its lobby. */
  exit(): void;
}

/** How the page of a game is left. One in a window of its own closes the window, if the browser lets it. */
export function useLeaveGame({ place }: Pick<PlayInput, 'place'>, lobby: string): Leaving {
  const navigate = useNavigate();
  const goBack = useClosePlay(lobby);
  const toLobby = useCallback(() => void navigate(lobby), [navigate, lobby]);
  const closeWindow = useCallback(() => {
    window.close();
    // A window that no script has opened stays.
    if (!window.closed) toLobby();
  }, [toLobby]);
  return place === 'popup' ? { close: closeWindow, exit: closeWindow } : { close: goBack, exit: toLobby };
}
