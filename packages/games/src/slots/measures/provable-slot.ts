import type { ProvableGame } from '../../proof/provable-game.ts';
import { engineFor } from '../engines/engine-for.ts';
import { type SlotVariant, WEIGHT_SCALE } from '../play-slot.ts';
import { UNITS_PER_STAKE } from '../units.ts';
import { figuresOf } from './figures.ts';

const HUNDREDTHS_PER_UNIT = 100 / UNITS_PER_STAKE;

/** A variant as players play it, round by round with all features. */
export function provableSlot(variant: SlotVariant): ProvableGame {
  const { model, richWeight } = variant;
  const figures = figuresOf(variant);
  return {
    name: `slot, ${model.id}`,
    stated: figures.return,
    statedError: figures.returnError,
    standardDeviation: figures.deviation,
    start: (draw) => {
      const engine = engineFor(model);
      const { round } = engine;
      return () => {
        engine.playPaid(draw(WEIGHT_SCALE) < richWeight, draw, null);
        if (round.award > 0) engine.playFeature(draw, null);
        return round.units * HUNDREDTHS_PER_UNIT;
      };
    },
  };
}
