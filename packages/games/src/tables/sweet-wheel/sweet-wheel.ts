import { type SpotGame, spotsById } from '../spots/spot-game.ts';
import { bonusPrize, drawBonus, type SweetBonus } from './bonus.ts';
import { type SweetOutcome, sweetOutcomes } from './outcomes.ts';
import { SWEET_SEGMENTS, SWEET_WHEEL, type SweetSegment } from './segments.ts';
import { drawSprinkle, MOST_SUGAR, type Sprinkle } from './sprinkle.ts';

/** A round, in the order in which it is shown. */
export interface SweetWheelResult {
  readonly sprinkle: Sprinkle;
  /** Index of the segment at which the wheel stops. */
  readonly stop: number;
  /** Null on a number. */
  readonly bonus: SweetBonus | null;
}

/** Prizes before the sugar: an ordinary one, which scales the limits (about the mean of a bonus), and the largest. */
const prizes: Readonly<Record<SweetSegment, { ordinary: number; most: number }>> = {
  '1': { ordinary: 1, most: 1 },
  '2': { ordinary: 2, most: 2 },
  '5': { ordinary: 5, most: 5 },
  BUBBLE: { ordinary: 6, most: 30 },
  CANDY: { ordinary: 10, most: 48 },
  SWEET: { ordinary: 13, most: 905 },
};

/**
 * Our own game show: a wheel of 54 segments, numbers and three kinds of sweets. Sugar multiplies one kind before the spin;
 * sweets open a bonus that all players see together and that asks for no decision.
 */
export function createSweetWheel(): SpotGame<SweetWheelResult, SweetOutcome> {
  const spots = SWEET_SEGMENTS.map((segment) => ({
    id: segment.toLowerCase(),
    kind: segment.toLowerCase(),
    pays: prizes[segment].ordinary,
    top: (1 + prizes[segment].most * MOST_SUGAR) * 100,
    payback: (outcome: SweetOutcome) => (outcome.segment === segment ? (1 + outcome.profit) * 100 : 0),
  }));
  return {
    name: 'sweet-wheel',
    spots: spotsById(spots),
    drawResult: (draw) => {
      const sprinkle = drawSprinkle(draw);
      const stop = draw(SWEET_WHEEL.length);
      return { sprinkle, stop, bonus: drawBonus(segmentAt(stop), draw) };
    },
    outcomeOf: ({ sprinkle, stop, bonus }) => {
      const segment = segmentAt(stop);
      const prize = bonus === null ? Number(segment) : bonusPrize(bonus);
      return { segment, profit: prize * (sprinkle.segment === segment ? sprinkle.multiplier : 1) };
    },
    distribution: sweetOutcomes,
    history: ({ stop }) => ({ result: segmentAt(stop) }),
  };
}

function segmentAt(stop: number): SweetSegment {
  return SWEET_WHEEL[stop] ?? '1';
}
