import { LatePart } from '../../app/late-part.tsx';
import { lateView } from '../../app/late-view.tsx';

const JackpotPanel = lateView('JackpotPanel', () => import('./jackpots/jackpot-panel.tsx'), {
  texts: 'feeds',
});

/** A jackpot with its amounts, loaded late. */
export function LateJackpot({ kind }: { kind: 'cards' | 'grand' }) {
  return (
    <LatePart className="late-jackpot">
      <JackpotPanel kind={kind} />
    </LatePart>
  );
}
