import { type MarketKind, type ScoreMarket, scoreMarket } from './markets.ts';
import { type ScoreChances, pickOutlooks, scorePrices } from './score-chances.ts';
import { formatMarketId, type Offer, type OfferedPick } from './sport.ts';

/** Margins by kind of market. Those with many picks have more, as in the trade. */
export interface Margins {
  readonly twoWay: number;
  readonly threeWay: number;
  readonly many: number;
}

export const houseMargins: Margins = { twoWay: 0.045, threeWay: 0.05, many: 0.12 };

const marginOf = (picks: number): number => {
  if (picks === 2) return houseMargins.twoWay;
  return picks === 3 ? houseMargins.threeWay : houseMargins.many;
};

/** Of floating point. */
const NEGLIGIBLE = 1e-9;

export function offerMarket(part: string, market: ScoreMarket, scores: ScoreChances): Offer {
  const outlooks = pickOutlooks(market, scores);
  const prices = scorePrices(market, scores, marginOf(market.picks.length));
  return {
    id: formatMarketId({ part, kind: market.kind, line: market.line }),
    picks: market.picks.map((pick, at) => {
      const { chance = 0, returned = 0 } = outlooks[at] ?? {};
      return { pick, price: prices[at] ?? null, chance, ...(returned > NEGLIGIBLE && { returned }) };
    }),
  };
}

/** A market with lists of chances of its own, such as who scores next. */
export function offerList(
  id: string,
  picks: readonly string[],
  chances: readonly number[],
  price: (chances: readonly number[], margin: number) => readonly (number | null)[],
): Offer {
  const prices = price(chances, marginOf(picks.length));
  return {
    id,
    picks: picks.map((pick, at): OfferedPick => ({
      pick,
      price: prices[at] ?? null,
      chance: chances[at] ?? 0,
    })),
  };
}

/** Beyond this chance of one pick, a line is not on sale. */
const CLEAREST = 0.92;

interface LineRange {
  /** Middle of the lines, in units of the score. */
  readonly around: number;
  /** Between two lines, in quarters. */
  readonly step: 1 | 2 | 4;
  /** Lines on each side of the one in the middle. */
  readonly each: number;
  /** Remainder of all lines by 4, for lines that end alike: 2 for those that end in a half. */
  readonly remainder?: 0 | 2;
}

/** Markets of one kind at the lines around a mean that leave both picks a fair chance. */
export function offerLines(
  part: string,
  kind: MarketKind,
  scores: ScoreChances,
  { around, step, each, remainder }: LineRange,
): Offer[] {
  const shift = remainder ?? 0;
  const middle = step * Math.round((4 * around - shift) / step) + shift;
  const lines = Array.from({ length: 2 * each + 1 }, (_, at) => middle + step * (at - each));
  return lines
    .map((line) => offerMarket(part, scoreMarket(kind, line === 0 ? 0 : line), scores))
    .filter(({ picks }) => picks.every(({ chance, price }) => price !== null && chance < CLEAREST));
}

/** Whether anything of a market is still on sale. */
export const isOpen = ({ picks }: Offer): boolean => picks.filter(({ price }) => price !== null).length > 1;
