import { evaluateWindow, type LineWin, readWindow, type SlotWindow } from './evaluate-window.ts';
import { WEIGHT_SCALE } from './exact-return.ts';
import type { SlotModel, StripSet } from './slot-model.ts';

/** A uniform integer from 0 to `below` - 1 from a cryptographic generator, without modulo bias. */
export type DrawBelow = (below: number) => number;

export interface GameStep {
  window: SlotWindow;
  lineWins: LineWin[];
  scatters: number;
  /** Prizes of this step in twentieths of the stake, including the multiplier. */
  units: number;
}

/** A paid game, completely decided before any of it is shown. */
export interface GameOutcome {
  base: GameStep;
  freeGames: GameStep[];
  /** Sum of all prizes in twentieths of the stake. */
  units: number;
}

/**
 * Draws one game: strip set, stops, prizes, and all free games.
 *
 * @param richWeight of `WEIGHT_SCALE`, from `richWeightFor`
 */
export function drawGame(model: SlotModel, richWeight: number, draw: DrawBelow): GameOutcome {
  const strips = draw(WEIGHT_SCALE) < richWeight ? model.strips.rich : model.strips.lean;
  const { scatterPrize, ...base } = playWindow(model, strips, draw, 1);
  const freeGames = Array.from({ length: scatterPrize?.freeGames ?? 0 }, () => {
    const { scatterPrize: _never, ...step } = playWindow(
      model,
      model.strips.free,
      draw,
      model.freeGameMultiplier,
    );
    return step;
  });
  const units = freeGames.reduce((sum, step) => sum + step.units, base.units);
  return { base, freeGames, units };
}

function playWindow(model: SlotModel, strips: StripSet, draw: DrawBelow, multiplier: number) {
  const window = readWindow(
    model,
    strips,
    strips.map((strip) => draw(strip.length)),
  );
  const { lineWins, scatters, scatterPrize, units } = evaluateWindow(model, window);
  return {
    window,
    lineWins: lineWins.map((win) => ({ ...win, units: win.units * multiplier })),
    scatters,
    scatterPrize,
    units: units * multiplier,
  };
}
