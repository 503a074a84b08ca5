import { lazy } from 'react';

import { useBrand } from '../../app/app.ts';
import { LatePart } from '../../app/late-part.tsx';

const MatchWidget = lazy(async () => ({
  default: (await import('./matches/match-widget.tsx')).MatchWidget,
}));

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
