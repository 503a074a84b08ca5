import type { SlotModel } from '../slot-model.ts';
import { type SlotVariant, WEIGHT_SCALE } from '../play-slot.ts';
import type { ModelMeasures } from './measure-model.ts';
import table from './measures.json' with { type: 'json' };
import { deviationOf, type Measures, mixMeasures, type Volatility, volatilityOf } from './measures.ts';

/** What a game states about itself, computed from its mathematics. Amounts are in stakes, chances from 0 to 1. */
export interface SlotFigures {
  /** Mean return of a paid game with its feature: 0.96 is 96 %. */
  return: number;
  /** Standard error of the return: 0 if it is exact. */
  returnError: number;
  /** Standard deviation of a paid game. */
  deviation: number;
  volatility: Volatility;
  /** Chance of any prize. */
  hitRate: number;
  /** Chance of more than the stake. */
  winRate: number;
  /** Chance that a paid game starts the feature; 0 if there is none. */
  featureRate: number;
  /** The most that a round returns. */
  topWin: number;
  /** Its chance; 0 if simulations never saw it. */
  topWinChance: number;
}

/**
 * The committed measures of a model; `write-measures.ts` makes them.
 *
 * @throws RangeError if there are none
 */
export function measuresOf(model: SlotModel): ModelMeasures {
  const measures = (table as Record<string, ModelMeasures>)[model.id];
  if (measures === undefined) throw new RangeError(`${model.id} has not been measured`);
  return measures;
}

/**
 * The weight of the rich strips that gives a model its stated return: a linear equation, solved to nine digits.
 *
 * @param basisPoints stated return: 9640 is 96.40 %
 * @throws RangeError if the model cannot reach that return
 */
export function richWeightFor(model: SlotModel, basisPoints: number): number {
  const { lean, rich } = measuresOf(model);
  const share = (basisPoints / 10_000 - lean.mean) / (rich.mean - lean.mean);
  if (!(share >= 0 && share <= 1)) {
    throw new RangeError(`${model.id} returns ${lean.mean} to ${rich.mean}, not ${basisPoints} basis points`);
  }
  return Math.round(share * WEIGHT_SCALE);
}

/** The figures of a variant: those of its two strip sets, mixed by their weight. */
export function figuresOf({ model, richWeight }: SlotVariant): SlotFigures {
  const { lean, rich } = measuresOf(model);
  const mixed: Measures = mixMeasures(rich, lean, richWeight / WEIGHT_SCALE);
  const deviation = deviationOf(mixed);
  return {
    return: mixed.mean,
    returnError: mixed.meanError,
    deviation,
    volatility: volatilityOf(deviation),
    hitRate: mixed.hit,
    winRate: mixed.beatsStake,
    featureRate: mixed.feature,
    topWin: mixed.top,
    topWinChance: mixed.topChance,
  };
}
