import type { Draw } from '../../random/draw.ts';
import type { Round } from '../round.ts';
import type { ScriptWriter } from '../script/script-writer.ts';

/**
 * A model made ready to play. It plays one round at a time, on boards of its own. Scripts and simulations come from the
 * same two steps.
 */
export interface SlotEngine {
  readonly round: Round;
  /**
   * Plays the paid game. Afterwards `round.award` says whether it started the feature.
   *
   * @param isRich which of the model's two strip sets it uses
   */
  playPaid(isRich: boolean, draw: Draw, writer: ScriptWriter | null): void;
  /** Plays the feature that the paid game started. It can be played again from the same paid game. */
  playFeature(draw: Draw, writer: ScriptWriter | null): void;
}
