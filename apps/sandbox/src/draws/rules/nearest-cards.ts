import type { BingoCard, BingoFormat, BingoPattern } from '@baize/games';

import { missingOf } from '../client/bingo-marks.ts';

interface Owned {
  readonly card: BingoCard;
  readonly ticket: string;
  readonly index: number;
  readonly name: string | null;
}

/** A card, and how many numbers it misses for what is played. */
export interface NearCard {
  readonly ticket: string;
  readonly index: number;
  readonly name: string | null;
  readonly missing: number;
}

const SHOWN_CARDS = 5;

/** The cards that miss least, in the order of sale; none if everything is won. */
export function nearestCards(
  format: BingoFormat,
  cards: readonly Owned[],
  called: readonly number[],
  pattern: BingoPattern | null,
): NearCard[] {
  if (pattern === null) return [];
  const numbers = new Set(called);
  return cards
    .map(({ card, ticket, index, name }) => ({
      ticket,
      index,
      name,
      missing: missingOf(format, card, numbers, pattern).length,
    }))
    .toSorted((a, b) => a.missing - b.missing)
    .slice(0, SHOWN_CARDS);
}
