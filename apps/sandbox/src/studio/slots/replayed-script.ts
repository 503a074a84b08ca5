import { createSeededDraw, playSlot, type SlotScript, type SlotVariant, UNITS_PER_STAKE } from '@baize/games';

/** A replay shows a round that paid at least twice its stake, without a feature. */
const LEAST_UNITS = 2 * UNITS_PER_STAKE;
const MOST_TRIES = 2_000;

/** The round of a game's replay; always the same for one game. */
export function replayedScript(variant: SlotVariant, gameCode: string): SlotScript {
  const draw = createSeededDraw(`replay ${gameCode}`);
  for (let attempt = 1; ; attempt += 1) {
    const script = playSlot(variant, draw);
    const hasFeature = script.games.length > 1 || script.games[0]?.hold !== undefined;
    if ((script.units >= LEAST_UNITS && !hasFeature) || attempt === MOST_TRIES) return script;
  }
}
