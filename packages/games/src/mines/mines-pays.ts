import type { Hundredths } from '../bets/pay.ts';
import { choose } from '../exact/choose.ts';
import { fraction, type Fraction } from '../exact/fraction.ts';

export const MINE_TILES = 25;

/** What an operator sets for mines. */
export interface MinesTerms {
  /** 300 is an edge of 3 %. */
  readonly edgeBasisPoints: number;
  /** The most that a round pays; it ends at the last step that pays no more. */
  readonly cap: Hundredths;
}

/** What `opened` tiles without a mine would pay without an edge: one in the chance of opening them. */
export function fairMinesPay(mines: number, opened: number): Fraction {
  return fraction(choose(MINE_TILES, opened), choose(MINE_TILES - mines, opened));
}

/** What `opened` tiles pay, rounded down to hundredths, so the return is less than stated by what that takes. */
export function minesPays(mines: number, opened: number, { edgeBasisPoints }: MinesTerms): Hundredths {
  const { numerator, denominator } = fairMinesPay(mines, opened);
  return Number((numerator * BigInt(10_000 - edgeBasisPoints)) / (denominator * 100n));
}

/** The number of tiles with which a round ends by itself, at least one. */
export function lastMinesStep(mines: number, terms: MinesTerms): number {
  const free = MINE_TILES - mines;
  let step = 1;
  while (step < free && minesPays(mines, step + 1, terms) <= terms.cap) step++;
  return step;
}
