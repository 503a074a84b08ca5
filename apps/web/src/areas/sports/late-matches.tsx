import { lazy } from 'react';

import { LatePart } from '../../app/late-part.tsx';

const MatchWidget = lazy(async () => ({
  default: (await import('./matches/match-widget.tsx')).MatchWidget,
}));

/** The next matches with their odds, brought late. */
export function LateMatches() {
  return (
    <LatePart className="late-matches">
      <MatchWidget />
    </LatePart>
  );
}
