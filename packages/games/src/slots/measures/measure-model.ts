import type { Draw } from '../../random/draw.ts';
import type { SlotModel } from '../slot-model.ts';
import { measureExactly } from './measure-exactly.ts';
import type { Measures } from './measures.ts';
import { simulate } from './simulate.ts';

export interface ModelMeasures {
  lean: Measures;
  rich: Measures;
}

/** How often each feature of a simulated game is played. */
const FEATURES = 10;

/**
 * Measures both strip sets: exactly if the model's outcomes can be counted, else by playing it.
 *
 * @param games of each set, if they are played
 */
export function measureModel(model: SlotModel, games: number, draw: Draw): ModelMeasures {
  switch (model.mechanic) {
    case 'lines':
    case 'ways':
    case 'coins':
      return measureExactly(model);
    case 'cluster':
    case 'changing':
    case 'climbing':
      return {
        lean: simulate(model, false, games, FEATURES, draw),
        rich: simulate(model, true, games, FEATURES, draw),
      };
  }
}
