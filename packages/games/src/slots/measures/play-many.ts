import type { Draw } from '../../random/draw.ts';
import { engineFor } from '../engines/engine-for.ts';
import { type SlotVariant, WEIGHT_SCALE } from '../play-slot.ts';
import { UNITS_PER_STAKE } from '../units.ts';
import { figuresOf } from './figures.ts';

/** A run of a variant against what it states. Returns are in stakes. */
export interface ReturnProof {
  games: number;
  mean: number;
  /** Standard deviation of the played games. Few games miss the rare prizes that most of it comes from. */
  deviation: number;
  /** Of the mean, from the deviation that the variant states. */
  standardError: number;
  stated: number;
  /** Of the stated return: 0 if it is exact. */
  statedError: number;
  /** Whether both are within three standard errors of their difference. */
  agrees: boolean;
}

const MOST_ERRORS = 3;

/** Plays a variant as players do, round by round with all features, and compares its return with the stated one. */
export function playMany(variant: SlotVariant, games: number, draw: Draw): ReturnProof {
  const engine = engineFor(variant.model);
  const { round } = engine;
  let sum = 0;
  let squares = 0;
  for (let game = 0; game < games; game++) {
    engine.playPaid(draw(WEIGHT_SCALE) < variant.richWeight, draw, null);
    if (round.award > 0) engine.playFeature(draw, null);
    sum += round.units;
    squares += round.units * round.units;
  }
  const mean = sum / games / UNITS_PER_STAKE;
  const figures = figuresOf(variant);
  const standardError = figures.deviation / Math.sqrt(games);
  return {
    games,
    mean,
    deviation: Math.sqrt(squares / games / UNITS_PER_STAKE ** 2 - mean ** 2),
    standardError,
    stated: figures.return,
    statedError: figures.returnError,
    agrees: Math.abs(mean - figures.return) < MOST_ERRORS * Math.hypot(standardError, figures.returnError),
  };
}
