import type { Draw } from '../../random/draw.ts';
import { type SpotGame, spotsById } from '../spots/spot-game.ts';
import { type MoneyWheelOutcome, moneyWheelOutcomes } from './outcomes.ts';
import { MONEY_WHEEL, multiplierOf, WHEEL_NUMBERS, type MoneyWheelNumber } from './wheel.ts';

/** All spins of a round; the last one stops at a number, the others at multipliers. */
export interface MoneyWheelResult {
  /** Indexes of segments of the wheel. */
  readonly stops: readonly number[];
}

/** A win is multiplied by at most this. Without a cap, no table could say what it may have to pay. */
export const MONEY_WHEEL_CAP = 1_000;

/** A money wheel of 54 segments. @param cap most that the multipliers of a round come to together */
export function createMoneyWheel({ cap = MONEY_WHEEL_CAP } = {}): SpotGame<
  MoneyWheelResult,
  MoneyWheelOutcome
> {
  const spots = WHEEL_NUMBERS.map((number) => {
    const pays = Number(number);
    const won = (multiplier: number) => (1 + pays * multiplier) * 100;
    const payback = (outcome: MoneyWheelOutcome) => (outcome.number === number ? won(outcome.multiplier) : 0);
    return { id: number, kind: 'number', pays, top: won(cap), payback };
  });
  return {
    name: 'money-wheel',
    spots: spotsById(spots),
    drawResult,
    outcomeOf: ({ stops }) => {
      const multipliers = stops.map((stop) => multiplierOf(MONEY_WHEEL[stop] ?? '1') ?? 1);
      const multiplier = multipliers.reduce((product, factor) => Math.min(product * factor, cap), 1);
      return { number: lastNumber(stops), multiplier };
    },
    distribution: () => moneyWheelOutcomes(cap),
    history: ({ stops }) => ({ result: lastNumber(stops) }),
  };
}

function drawResult(draw: Draw): MoneyWheelResult {
  const stops = [];
  for (;;) {
    const stop = draw(MONEY_WHEEL.length);
    stops.push(stop);
    if (multiplierOf(MONEY_WHEEL[stop] ?? '1') === undefined) return { stops };
  }
}

function lastNumber(stops: readonly number[]): MoneyWheelNumber {
  const segment = MONEY_WHEEL[stops.at(-1) ?? 0];
  return WHEEL_NUMBERS.find((number) => number === segment) ?? '1';
}
