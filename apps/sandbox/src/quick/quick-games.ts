import type { Draw } from '@baize/games';

import { dialectGames } from '../dialects/dialect-games.ts';

/** The games, by their code in the catalogue. */
const kinds: Readonly<Record<string, QuickKind>> = {
  140403: 'coin',
  140404: 'card',
  ...Object.fromEntries(dialectGames.map(({ code, kind }) => [code, kind])),
};

/** A coin shows heads or tails, a card is red or black: two equally likely sides. */
export type QuickKind = 'coin' | 'card';

/** `first` is heads or red, `second` tails or black. */
export type QuickSide = 'first' | 'second';

/** The outcome of a draw. */
export interface QuickOutcome {
  readonly side: QuickSide;
  /** Index in 52 cards: hearts, diamonds, clubs and spades, from two to ace; null for a coin. */
  readonly card: number | null;
}

export function kindOf(gameId: string): QuickKind | undefined {
  return kinds[gameId];
}

const CARDS = 52;

export function drawOutcome(kind: QuickKind, draw: Draw): QuickOutcome {
  if (kind === 'coin') return { side: draw(2) === 0 ? 'first' : 'second', card: null };
  const card = draw(CARDS);
  return { side: card < CARDS / 2 ? 'first' : 'second', card };
}

/** Prize of a right guess including the stake, in hundredths of the stake: a return of 97 %. */
export const PAYS_PERCENT = 194;

/** Multiples of 50 minor units, so that every prize is a whole number of minor units. */
const STAKES = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 25_000, 50_000, 100_000];

export function quickStakes({ min, max }: { readonly min: number; readonly max: number }): number[] {
  return STAKES.filter((stake) => stake >= min && stake <= max);
}

export function prizeOf(stakeMinor: number): number {
  return (stakeMinor * PAYS_PERCENT) / 100;
}
