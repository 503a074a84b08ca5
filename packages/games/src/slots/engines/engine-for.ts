import { createAnywhereEvaluator } from '../anywhere/evaluate-anywhere.ts';
import { createBoard } from '../board/board.ts';
import { createClusterEvaluator } from '../cluster/evaluate-clusters.ts';
import { createLineEvaluator } from '../lines/evaluate-lines.ts';
import type { SlotModel } from '../slot-model.ts';
import { createWaysEvaluator } from '../ways/evaluate-ways.ts';
import { createCoinEngine } from './coin-engine.ts';
import type { SlotEngine } from './engine.ts';
import { createTumbleEngine } from './tumble-engine.ts';
import { createWindowEngine } from './window-engine.ts';

const engines = new WeakMap<SlotModel, SlotEngine>();

/** The engine of a model, made when it is first needed. */
export function engineFor(model: SlotModel): SlotEngine {
  const known = engines.get(model);
  if (known !== undefined) return known;
  const engine = createEngine(model);
  engines.set(model, engine);
  return engine;
}

function createEngine(model: SlotModel): SlotEngine {
  const reels = model.strips.lean.length;
  switch (model.mechanic) {
    case 'lines':
      return createWindowEngine(model, createLineEvaluator(model, reels));
    case 'ways':
      return createWindowEngine(model, createWaysEvaluator(model, reels));
    case 'coins':
      return createCoinEngine(model, createLineEvaluator(model, reels));
    case 'cluster': {
      const board = createBoard(reels, model.rows);
      return createTumbleEngine(model, board, createClusterEvaluator(model, board));
    }
    case 'changing': {
      const board = createBoard(reels, model.rows);
      return createTumbleEngine(model, board, createWaysEvaluator(model, reels));
    }
    case 'climbing': {
      const board = createBoard(reels, model.rows);
      return createTumbleEngine(model, board, createAnywhereEvaluator(model, board));
    }
  }
}
