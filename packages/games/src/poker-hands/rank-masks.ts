import { type Card, rankOf, RANKS } from '../cards/card.ts';

/** Ranks as bits from the two, `1 << 0`, to the ace, `1 << 12`: a larger mask of as many ranks is the better one. */
export type RankMask = number;

const ALL_MASKS = 1 << RANKS.length;
const ACE_BIT = 1 << 12;
/** A, 2, 3, 4, 5. */
const WHEEL = ACE_BIT | 0b1111;

/** The bit of a card's rank, with the ace on top. */
export function rankBitOf(card: Card): RankMask {
  const rank = rankOf(card);
  return rank === 0 ? ACE_BIT : 1 << (rank - 1);
}

/** The bit of the rank with this name, such as `Q`. */
export function rankBitNamed(name: (typeof RANKS)[number]): RankMask {
  return rankBitOf(RANKS.indexOf(name));
}

const BITS = Uint8Array.from({ length: ALL_MASKS }, (_, mask) => mask.toString(2).replaceAll('0', '').length);

export function countRanks(mask: RankMask): number {
  return BITS[mask] ?? 0;
}

/** The highest ranks of a mask, `count` at most. */
export function highestRanks(mask: RankMask, count: number): RankMask {
  let kept = mask;
  while (countRanks(kept) > count) kept &= kept - 1;
  return kept;
}

/** Every run of `length` ranks, the best first; the lowest begins with the ace. */
export function straightsOf(length: 3 | 5): readonly RankMask[] {
  const run = (1 << length) - 1;
  const runs = Array.from({ length: RANKS.length - length + 1 }, (_, from) => run << from);
  return [...runs.toReversed(), length === 5 ? WHEEL : ACE_BIT | 0b11];
}

/** The top rank of the best straight of a mask, 0 without one. In the lowest straight the ace is low. */
export function createStraightTable(length: 3 | 5): (mask: RankMask) => RankMask {
  const straights = straightsOf(length);
  const lowest = straights.at(-1) ?? 0;
  const tops = Uint16Array.from({ length: ALL_MASKS }, (_, mask) => {
    const found = straights.find((straight) => (mask & straight) === straight);
    if (found === undefined) return 0;
    return highestRanks(found === lowest ? found ^ ACE_BIT : found, 1);
  });
  return (mask) => tops[mask] ?? 0;
}
