import { lateView } from '../../../app/late-view.tsx';
import { useIsPlayer } from '../../../call/index.ts';
import type { BetWatch } from '../frame/use-bet-watch.ts';

const BesidePlay = lateView(
  'BesidePlay',
  async () => ({ BesidePlay: (await import('../../play/late.ts')).BesidePlay }),
  { texts: 'lists' },
);

/** In the bar of a book: how long the player has been playing, and with what result. A visitor has none. */
export function SportVisit({ bets: { isWaiting, changes } }: { bets: BetWatch }) {
  if (!useIsPlayer()) return null;
  return (
    <div className="sport-visit">
      <BesidePlay isBetWaiting={isWaiting} changes={changes} />
    </div>
  );
}
