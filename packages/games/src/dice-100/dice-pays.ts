import type { Hundredths } from '../bets/pay.ts';

/** A roll is 0.00 to 99.99: 10,000 numbers, each equally likely. */
export const DICE_NUMBERS = 10_000;

export const diceSides = ['under', 'over'] as const;
export type DiceSide = (typeof diceSides)[number];

/** How many numbers a bet may win with: 0.1 to 97 %. */
export const LEAST_WINNERS = 10;
export const MOST_WINNERS = 9_700;

/** What an operator sets for dice. */
export interface DiceTerms {
  /** 100 is an edge of 1 %. */
  readonly edgeBasisPoints: number;
}

export interface DiceChoice {
  readonly side: DiceSide;
  /** In hundredths: 5,050 is 50.50. A roll of exactly this wins neither side. */
  readonly threshold: number;
}

/** How many numbers are under or over the threshold. */
export function diceWinners({ side, threshold }: DiceChoice): number {
  return side === 'under' ? threshold : DICE_NUMBERS - 1 - threshold;
}

/** The choice of a side that wins with so many numbers. */
export function diceChoiceWith(side: DiceSide, winners: number): DiceChoice {
  return { side, threshold: side === 'under' ? winners : DICE_NUMBERS - 1 - winners };
}

/** @param roll in hundredths */
export function isDiceWon({ side, threshold }: DiceChoice, roll: number): boolean {
  return side === 'under' ? roll < threshold : roll > threshold;
}

/** What a bet pays that wins with so many numbers, rounded down to hundredths. */
export function dicePays(winners: number, { edgeBasisPoints }: DiceTerms): Hundredths {
  return Math.floor(((10_000 - edgeBasisPoints) * DICE_NUMBERS) / (winners * 100));
}
