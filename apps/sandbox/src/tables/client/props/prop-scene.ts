import type { SoundName } from '../../../shell/client/sound/sounds.ts';
import { make } from '../../../shell/client/page-data.ts';
import type { FinishedRound, StateMessage } from '../../table-messages.ts';
import { RoundScript } from '../round-script.ts';
import type { Scene, SceneParts } from '../scene.ts';
import type { BoardLayout } from '../spot-board.ts';
import { layRows, spotFace } from '../spot-rows.ts';
import type { Prop } from './prop.ts';

/** A table with one thing that is watched. */
export class PropScene implements Scene {
  readonly element = make('div', 'scene prop-scene');
  readonly sound: SoundName;
  readonly #parts: SceneParts;
  readonly #prop: Prop;
  readonly #script: RoundScript;

  constructor(parts: SceneParts, prop: Prop) {
    this.#parts = parts;
    this.#prop = prop;
    this.sound = prop.sound;
    this.#script = new RoundScript({
      play: (view, elapsedMs) => prop.play(view, elapsedMs, this.#script),
      clear: () => prop.clear(),
    });
    this.element.append(prop.element);
  }

  layout(isNarrow: boolean): BoardLayout {
    const { rows, narrowRows = rows, face } = this.#prop;
    return layRows(
      isNarrow ? narrowRows : rows,
      (spot) => spot,
      (spot) => spotFace(this.#parts, spot, face?.(spot)),
    );
  }

  show(state: StateMessage, elapsedMs: number): void {
    this.#script.show(state, elapsedMs);
  }

  describe({ phase, view }: StateMessage): string | null {
    return phase === 'result' ? this.#prop.describe(view, this.#parts.data.texts) : null;
  }

  pip(result: FinishedRound): HTMLElement {
    return this.#prop.pip(result);
  }
}
