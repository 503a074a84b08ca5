import { createHash } from 'node:crypto';

import { type DrawBelow, drawGame, type GameOutcome } from '../math/draw-game.ts';
import type { GameMath } from '../math/model-for-game.ts';
import { UNITS_PER_STAKE } from '../math/slot-model.ts';

/** A replay shows a round that paid at least twice its stake, without free games. */
const LEAST_UNITS = 2 * UNITS_PER_STAKE;
const MOST_TRIES = 2_000;

/** The round of a game's replay; always the same for one game. */
export function replayedGame({ model, richWeight }: GameMath, code: string): GameOutcome {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = drawGame(model, richWeight, numbersOf(`replay ${code} ${attempt}`));
    const isWorthIt = outcome.units >= LEAST_UNITS && outcome.freeGames.length === 0;
    if (isWorthIt || attempt === MOST_TRIES) return outcome;
  }
}

/** Deterministic numbers from a text. They decide no prize, so a slight bias is harmless. */
function numbersOf(seed: string): DrawBelow {
  let count = 0;
  return (below) => {
    count += 1;
    return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32BE(0) % below;
  };
}
