import { useBrand } from '../../app/app.ts';
import { LatePart } from '../../app/late-part.tsx';
import { lateView } from '../../app/late-view.tsx';

const MatchWidget = lateView('MatchWidget', () => import('./matches/match-widget.tsx'), { texts: 'feeds' });

/** The next matches with their odds, loaded late; nothing if the brand has no sports. */
export function LateMatches() {
  const { options } = useBrand();
  if (!options.sport) return null;
  return (
    <LatePart className="late-matches">
      <MatchWidget />
    </LatePart>
  );
}
