import type { Draw } from '../../random/draw.ts';
import { engineFor } from '../engines/engine-for.ts';
import type { SlotModel } from '../slot-model.ts';
import { UNITS_PER_STAKE } from '../units.ts';
import type { Measures } from './measures.ts';

/**
 * Measures a strip set by playing it. A feature that a game starts is played several times and averaged, because it is
 * rare and most of the spread comes from it; each game stays one independent sample.
 *
 * @param features how often each feature is played
 */
export function simulate(
  model: SlotModel,
  isRich: boolean,
  games: number,
  features: number,
  draw: Draw,
): Measures {
  const engine = engineFor(model);
  const { round } = engine;
  const capUnits = model.cap * UNITS_PER_STAKE;
  const sums = { units: 0, squareOfMeans: 0, square: 0, hits: 0, beats: 0, features: 0, tops: 0, top: 0 };

  /** @param weight of the paid game's one round or its several ones */
  function count(units: number, weight: number): void {
    sums.square += units * units * weight;
    if (units > 0) sums.hits += weight;
    if (units > UNITS_PER_STAKE) sums.beats += weight;
    if (units === capUnits) sums.tops += weight;
    if (units > sums.top) sums.top = units;
  }

  for (let game = 0; game < games; game++) {
    engine.playPaid(isRich, draw, null);
    let { units } = round;
    if (round.award === 0) count(units, 1);
    else {
      sums.features += 1;
      const before = units;
      units = 0;
      for (let copy = 0; copy < features; copy++) {
        round.units = before;
        engine.playFeature(draw, null);
        units += round.units / features;
        count(round.units, 1 / features);
      }
    }
    sums.units += units;
    sums.squareOfMeans += units * units;
  }

  const mean = sums.units / games;
  return {
    mean: mean / UNITS_PER_STAKE,
    meanError: Math.sqrt((sums.squareOfMeans / games - mean ** 2) / games) / UNITS_PER_STAKE,
    square: sums.square / games / UNITS_PER_STAKE ** 2,
    hit: sums.hits / games,
    beatsStake: sums.beats / games,
    feature: sums.features / games,
    top: sums.top / UNITS_PER_STAKE,
    topChance: sums.tops / games,
  };
}
