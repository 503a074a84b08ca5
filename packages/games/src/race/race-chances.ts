import { add, fraction, type Fraction, sumOf } from '../exact/fraction.ts';
import type { RaceField } from './race-field.ts';

/** Exact chances by start number, the first of a list being that of number 1. */
export interface RaceChances {
  readonly win: readonly Fraction[];
  /** To be first or second. */
  readonly place: readonly Fraction[];
  /** To be among the first three. */
  readonly show: readonly Fraction[];
  /** By the first and then the second of the race; of no chance if these are the same. */
  readonly forecast: readonly (readonly Fraction[])[];
}

export function raceChances({ strengths }: RaceField): RaceChances {
  const runners = [...strengths.keys()];
  const others = (...taken: number[]) => runners.filter((runner) => !taken.includes(runner));
  /** The chance that the race begins with these runners. */
  const chanceOf = (...first: number[]) => chanceOfStart(strengths, first);
  const win = runners.map((runner) => chanceOf(runner));
  const place = runners.map((runner, index) =>
    add(win[index] ?? fraction(0n), sumOf(others(runner).map((winner) => chanceOf(winner, runner)))),
  );
  const show = runners.map((runner, index) => {
    const asThird = others(runner).flatMap((winner) =>
      others(runner, winner).map((second) => chanceOf(winner, second, runner)),
    );
    return add(place[index] ?? fraction(0n), sumOf(asThird));
  });
  const forecast = runners.map((first) =>
    runners.map((second) => (first === second ? fraction(0n) : chanceOf(first, second))),
  );
  return { win, place, show, forecast };
}

function chanceOfStart(strengths: readonly number[], first: readonly number[]): Fraction {
  let left = strengths.reduce((sum, strength) => sum + strength, 0);
  let [numerator, denominator] = [1n, 1n];
  for (const runner of first) {
    const strength = strengths[runner] ?? 0;
    numerator *= BigInt(strength);
    denominator *= BigInt(left);
    left -= strength;
  }
  return fraction(numerator, denominator);
}
