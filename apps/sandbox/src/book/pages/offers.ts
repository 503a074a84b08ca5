import type { Offer } from '@baize/games/sports';

import { SPORT_LOOKS } from './sport-looks.ts';
import type { SportId } from '../book.ts';

/** How far apart the chances of a market's two picks are. */
const gapOf = ({ picks }: Offer): number => Math.abs((picks[0]?.chance ?? 1) - (picks[1]?.chance ?? 0));

/** The total that is closest to even. */
export function mainTotal(offers: readonly Offer[], sport: SportId): Offer | null {
  const { part } = SPORT_LOOKS[sport].totals;
  const totals = offers.filter(({ id }) => id.startsWith(`${part}.total.`));
  return totals.reduce<Offer | null>(
    (best, one) => (best === null || gapOf(one) < gapOf(best) ? one : best),
    null,
  );
}

export interface RowOffers {
  readonly main: Offer | null;
  readonly total: Offer | null;
  /** Markets besides these. */
  readonly more: number;
}

/** What a list shows of a match. */
export function rowOffers(offers: readonly Offer[], sport: SportId): RowOffers {
  const main = offers.find(({ id }) => id === SPORT_LOOKS[sport].main.market) ?? null;
  const total = mainTotal(offers, sport);
  return { main, total, more: offers.length - (main === null ? 0 : 1) - (total === null ? 0 : 1) };
}
