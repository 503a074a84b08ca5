import type { DrawBelow } from '../studio/math/draw-game.ts';

/** The games, by the code under which the catalogue knows them. */
const kinds: Readonly<Record<string, QuickKind>> = { 140403: 'coin', 140404: 'card' };

/** A coin is heads or tails, a card red or black: a fair choice of two. */
export type QuickKind = 'coin' | 'card';

/** `first` is heads or red, `second` tails or black. */
export type QuickSide = 'first' | 'second';

/** One finished draw. */
export interface QuickOutcome {
  readonly side: QuickSide;
  /** Of 52, hearts, diamonds, clubs and spades from two to ace; null for a coin. */
  readonly card: number | null;
}

export function kindOf(gameId: string): QuickKind | undefined {
  return kinds[gameId];
}

const CARDS = 52;

export function drawOutcome(kind: QuickKind, draw: DrawBelow): QuickOutcome {
  if (kind === 'coin') return { side: draw(2) === 0 ? 'first' : 'second', card: null };
  const card = draw(CARDS);
  return { side: card < CARDS / 2 ? 'first' : 'second', card };
}

/** What a right guess pays, stake included, in hundredths of the stake: with even chances, a return of 97 %. */
export const PAYS_PERCENT = 194;

/** Multiples of 50 minor units, so that every prize is a whole number of them. */
const STAKES = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 25_000, 50_000, 100_000];

export function quickStakes({ min, max }: { readonly min: number; readonly max: number }): number[] {
  return STAKES.filter((stake) => stake >= min && stake <= max);
}

export function prizeOf(stakeMinor: number): number {
  return (stakeMinor * PAYS_PERCENT) / 100;
}
