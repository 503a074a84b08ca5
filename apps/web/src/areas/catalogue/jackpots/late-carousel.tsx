import { LatePart } from '../../../app/late-part.tsx';
import { lateView } from '../../../app/late-view.tsx';

const JackpotCarousel = lateView('JackpotCarousel', () => import('./jackpot-carousel.tsx'), {
  texts: 'feeds',
});

/** The jackpot carousel, loaded late. */
export function LateCarousel() {
  return (
    <LatePart className="late-jackpots">
      <JackpotCarousel />
    </LatePart>
  );
}
