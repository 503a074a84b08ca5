import { createHash } from 'node:crypto';

import { type DrawBelow, drawGame, type GameOutcome } from '../math/draw-game.ts';
import type { GameMath } from '../math/model-for-game.ts';
import { UNITS_PER_STAKE } from '../math/slot-model.ts';

/** A replay shows something: a round that paid at least twice its stake, without free games behind it. */
const LEAST_UNITS = 2 * UNITS_PER_STAKE;
const MOST_TRIES = 2_000;

/** The round that a game's replay shows: for one game always the same. */
export function replayedGame({ model, richWeight }: GameMath, code: string): GameOutcome {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = drawGame(model, richWeight, numbersOf(`replay ${code} ${attempt}`));
    const isWorthIt = outcome.units >= LEAST_UNITS && outcome.freeGames.length === 0;
    if (isWorthIt || attempt === MOST_TRIES) return outcome;
  }
}

/** Numbers that follow from a text. Nothing is paid by them, so a trace of bias does no harm. */
function numbersOf(seed: string): DrawBelow {
  let count = 0;
  return (below) => {
    count += 1;
    return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32BE(0) % below;
  };
}
