import { lazy } from 'react';

import { LatePart } from '../../../app/late-part.tsx';

const JackpotCarousel = lazy(async () => ({
  default: (await import('./jackpot-carousel.tsx')).JackpotCarousel,
}));

/** The jackpot carousel, loaded late. */
export function LateCarousel() {
  return (
    <LatePart className="late-jackpots">
      <JackpotCarousel />
    </LatePart>
  );
}
