import type { Weighted } from '../spots/spot-game.ts';
import { MONEY_WHEEL, multiplierOf, WHEEL_NUMBERS, type MoneyWheelNumber } from './wheel.ts';

/** The number of the last spin, and what the spins before it multiply its win by. */
export interface MoneyWheelOutcome {
  readonly number: MoneyWheelNumber;
  readonly multiplier: number;
}

const SEGMENTS = BigInt(MONEY_WHEEL.length);
const MULTIPLIERS = MONEY_WHEEL.flatMap((segment) => multiplierOf(segment) ?? []);
const NUMBERS = SEGMENTS - BigInt(MULTIPLIERS.length);

/**
 * Every number with every multiplier up to the cap. Spins go on until a number comes, so some number ends a round with
 * certainty, and all that is not below the cap is at it.
 */
export function moneyWheelOutcomes(cap: number): Weighted<MoneyWheelOutcome>[] {
  const { below, spins } = multipliersBelow(cap);
  // Of NUMBERS × SEGMENTS^spins equal chances, a number with one segment has SEGMENTS^spins.
  const perSegment = SEGMENTS ** spins;
  const weights = [...below].map(([multiplier, chances]) => ({ multiplier, weight: chances * NUMBERS }));
  const rest = weights.reduce((left, { weight }) => left - weight, perSegment);
  return WHEEL_NUMBERS.flatMap((number) => {
    const count = BigInt(MONEY_WHEEL.filter((segment) => segment === number).length);
    return [...weights, { multiplier: cap, weight: rest }].map(({ multiplier, weight }) => ({
      outcome: { number, multiplier },
      weight: weight * count,
    }));
  });
}

/**
 * Multipliers below the cap, each with its chances to be reached and followed by one given segment.
 *
 * @returns the chances are of SEGMENTS^`spins`
 */
function multipliersBelow(cap: number): { below: Map<number, bigint>; spins: bigint } {
  const levels = [new Map([[1, 1n]])];
  for (let level = levels[0]; level !== undefined && level.size > 0; level = levels.at(-1)) {
    const next = new Map<number, bigint>();
    for (const [product, ways] of level) {
      for (const multiplier of MULTIPLIERS) {
        const grown = product * multiplier;
        if (grown < cap) next.set(grown, (next.get(grown) ?? 0n) + ways);
      }
    }
    levels.push(next);
  }
  const spins = levels.length;
  const below = new Map<number, bigint>();
  for (const [spin, level] of levels.entries()) {
    for (const [product, ways] of level) {
      const chances = ways * SEGMENTS ** BigInt(spins - spin - 1);
      below.set(product, (below.get(product) ?? 0n) + chances);
    }
  }
  return { below, spins: BigInt(spins) };
}
