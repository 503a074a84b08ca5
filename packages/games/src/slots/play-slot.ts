import type { Draw } from '../random/draw.ts';
import { engineFor } from './engines/engine-for.ts';
import { ScriptWriter } from './script/script-writer.ts';
import type { SlotScript } from './script/script.ts';
import type { SlotModel } from './slot-model.ts';

/** Resolution of the weight of a model's rich strips: nine digits. */
export const WEIGHT_SCALE = 1_000_000_000;

/** What a game of the catalogue plays. */
export interface SlotVariant {
  readonly model: SlotModel;
  /** How many of `WEIGHT_SCALE` paid games use the rich strips; see `richWeightFor`. */
  readonly richWeight: number;
}

/** Plays a round to its end and returns what it shows. */
export function playSlot({ model, richWeight }: SlotVariant, draw: Draw): SlotScript {
  const engine = engineFor(model);
  const { round } = engine;
  const writer = new ScriptWriter();
  engine.playPaid(draw(WEIGHT_SCALE) < richWeight, draw, writer);
  if (round.award > 0) engine.playFeature(draw, writer);
  return writer.finish(model.id, round.units, round.isCapped);
}
