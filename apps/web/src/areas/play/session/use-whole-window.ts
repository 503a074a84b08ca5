import { useEffect, useRef } from 'react';

import { noteAwayGame } from '../../../frame/away-game.ts';
import type { PlayMode } from '../game-detail.ts';
import type { LaunchState } from '../frame/use-launch.ts';

/** The device of a launch that takes the whole window. */
const WHOLE_WINDOW = 2;

interface WindowRequest {
  readonly launch: LaunchState;
  readonly gameId: number;
  readonly mode: PlayMode;
  /** Whether it is known if play is stopped. */
  readonly isKnown: boolean;
  readonly isStopped: boolean;
}

/**
 * Leaves the site for a game that takes the whole window. Nothing of ours stops such a game, so it opens only while
 * play is not stopped, and the reality check of the meantime waits for the return.
 *
 * @returns whether the game takes the window, and has no frame
 */
export function useWholeWindow({ launch, gameId, mode, isKnown, isStopped }: WindowRequest): boolean {
  const { launch: opened, key, reload } = launch;
  const url = opened?.type === 'url' && opened.device === WHOLE_WINDOW ? opened.url : undefined;
  const heldKey = useRef<string>(undefined);
  useEffect(() => {
    if (url === undefined || !isKnown) return;
    if (isStopped) {
      heldKey.current = key;
    } else if (heldKey.current === key) {
      // The address may have expired during the choice.
      reload();
    } else {
      if (mode === 'real') noteAwayGame(gameId);
      // Back leads to the page before the game, which would take the window again.
      location.replace(url);
    }
  }, [url, key, reload, gameId, mode, isKnown, isStopped]);
  return url !== undefined;
}
