import { make } from '../../../shell/client/page-data.ts';
import type { FinishedRound, StateMessage } from '../../table-messages.ts';
import { RoundScript } from '../round-script.ts';
import type { Scene, SceneParts } from '../scene.ts';
import type { BoardLayout } from '../spot-board.ts';
import { layRows, spotFace } from '../spot-rows.ts';
import { animateFrom } from '../svg.ts';
import type { DiceGame, DiceGroup } from './dice-games.ts';
import { drawDie } from './die.ts';

const SHAKE_MS = 4_200;
/** From one throw to the next, for games in which dice are thrown one after another. */
const NEXT_THROW_MS = 2_600;

/** Dice under a dome. */
export class DiceScene implements Scene {
  readonly sound = 'dice';
  readonly element = make('div', 'scene dice-scene');
  readonly #parts: SceneParts;
  readonly #game: DiceGame;
  readonly #groups: readonly HTMLElement[];
  readonly #sum = make('span', 'dice-sum');
  readonly #script = new RoundScript({
    play: (view, elapsedMs) => this.#play(this.#game.groups(view), elapsedMs),
    clear: () => {
      this.#sum.textContent = '';
    },
  });

  constructor(parts: SceneParts, game: DiceGame) {
    this.#parts = parts;
    this.#game = game;
    const dome = make('div', 'dome');
    this.#groups = game.atRest.map(({ dice, colour }) => {
      const group = make('div', 'dice');
      group.append(...dice.map((face) => drawDie(face, colour)));
      return group;
    });
    dome.append(...this.#groups);
    this.element.append(dome, this.#sum);
  }

  get narrowUntilPx(): number | undefined {
    return this.#game.narrowUntilPx;
  }

  layout(isNarrow: boolean): BoardLayout {
    const { rows, narrowRows = rows } = this.#game;
    return layRows(
      isNarrow ? narrowRows : rows,
      (spot) => (/\d/.test(spot) ? (spot.split('-')[0] ?? '') : spot),
      (spot) => this.#face(spot),
    );
  }

  show(state: StateMessage, elapsedMs: number): void {
    this.#script.show(state, elapsedMs);
    const groups = state.view === null ? [] : this.#game.groups(state.view);
    this.#sum.textContent =
      state.phase === 'result' ? groups.map(({ dice }) => String(sumOf(dice))).join(' – ') : '';
  }

  describe({ phase, view }: StateMessage): string | null {
    if (phase !== 'result') return null;
    return this.#game
      .groups(view)
      .map(({ dice }) => `${dice.join(' · ')} (${sumOf(dice)})`)
      .join(' – ');
  }

  pip(result: FinishedRound): HTMLElement {
    const [look, text] = this.#game.pip(result);
    return make('span', `pip ${look}`, text);
  }

  #play(groups: readonly DiceGroup[], elapsedMs: number): void {
    for (const [index, group] of groups.entries())
      this.#script.at(index * NEXT_THROW_MS, elapsedMs, (lateMs) => this.#throw(index, group, lateMs));
  }

  #throw(index: number, { dice, colour }: DiceGroup, elapsedMs: number): void {
    const drawn = dice.map((face) => drawDie(face, colour));
    this.#groups[index]?.replaceChildren(...drawn);
    for (const [place, die] of drawn.entries()) {
      const steps = Array.from({ length: 9 }, (_, step) => {
        const size = 1 - step / 9;
        const [x, y] = [
          Math.sin(step * 2.1 + place * 2) * 60 * size,
          -Math.abs(Math.cos(step * 1.7 + place)) * 70 * size,
        ];
        return {
          transform: `translate(${x}%, ${y}%) rotate(${(step + place) * 97 * size}deg)`,
          filter: step < 5 ? 'blur(1px)' : 'none',
        };
      });
      animateFrom(die, [...steps, { transform: 'none', filter: 'none' }], {
        durationMs: SHAKE_MS,
        elapsedMs,
        easing: 'ease-out',
      });
    }
  }

  #face(spot: string): HTMLElement {
    const [head = '', ...faces] = spot.split('-');
    if (head === 'total') return spotFace(this.#parts, spot, make('b', '', faces[0] ?? ''));
    const shown = facesOn(head, faces.map(Number));
    if (shown === null) return spotFace(this.#parts, spot);
    const dice = make('span', 'face-dice');
    dice.append(...shown.map((face) => drawDie(face)));
    // A narrow spot has no room for three.
    if (head === 'triple') dice.dataset['times'] = String(shown.length);
    return spotFace(this.#parts, spot, dice);
  }
}

/** The dice that are printed on a spot; null for those that have a name. */
function facesOn(head: string, faces: readonly number[]): readonly number[] | null {
  const [face = 0] = faces;
  switch (head) {
    case 'pair':
    case 'single':
      return faces;
    case 'double':
      return [face, face];
    case 'triple':
      return [face, face, face];
    default:
      return null;
  }
}

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);
