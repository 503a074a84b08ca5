import { useEffect, useState } from 'react';

import { lateView } from '../app/late-view.tsx';
import { awayGame, forgetAwayGame } from '../frame/away-game.ts';
import { usePage } from '../router/index.ts';

const PlayReturn = lateView('PlayReturn', () => import('../areas/play/late.ts'), {
  texts: 'lists',
});

/** Stops the player on return from a game in the whole window if a reality check is due; pages of play do it themselves. */
export function PlayReturnHost() {
  const isPlayPage = usePage().route.frame === 'play';
  const [gameId, setGameId] = useState<number>();
  useEffect(() => {
    if (isPlayPage) return undefined;
    const read = () => setGameId(awayGame());
    read();
    // Browsers may restore the page instead of loading it.
    window.addEventListener('pageshow', read);
    return () => window.removeEventListener('pageshow', read);
  }, [isPlayPage]);
  if (gameId === undefined || isPlayPage) return null;
  const forget = () => {
    forgetAwayGame();
    setGameId(undefined);
  };
  return <PlayReturn key={gameId} gameId={gameId} onDone={forget} />;
}
