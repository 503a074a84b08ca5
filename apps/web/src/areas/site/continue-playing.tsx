import { lateView } from '../../app/late-view.tsx';
import { useIsPlayer } from '../../call/index.ts';

const LastGames = lateView('LastGames', () => import('./last-games.tsx'));

/** The player's latest games; visitors never load its code. */
export function ContinuePlaying() {
  return useIsPlayer() && <LastGames />;
}
