import { type Hand, HANDS } from '@baize/games/tables/layouts';

import { make } from '../../../shell/client/page-data.ts';
import type { FinishedRound, StateMessage } from '../../table-messages.ts';
import { RoundScript } from '../round-script.ts';
import type { Scene, SceneParts } from '../scene.ts';
import type { BoardLayout } from '../spot-board.ts';
import { nameOfSpot } from '../spot-names.ts';
import { layRows, spotFace } from '../spot-rows.ts';
import { animateFrom } from '../svg.ts';
import { drawHand } from './hand-drawing.ts';
import { type HandGame, scoresOf } from './hand-games.ts';

/** Before the first throw. */
const FIRST_MS = 500;
/** A fist goes up and down before it opens. */
const SHAKE_MS = 1_400;
const ROCK: Hand = 0;

/** Hands that show rock, paper or scissors after three shakes of the fist. */
export class HandScene implements Scene {
  readonly sound = 'wheelTick';
  readonly element = make('div', 'scene hand-scene');
  readonly #parts: SceneParts;
  readonly #game: HandGame;
  readonly #hands: readonly HTMLElement[];
  readonly #score = make('span', 'duel-score');
  readonly #script = new RoundScript({
    play: (view, elapsedMs) => this.#play(this.#game.throws(view), elapsedMs),
    clear: () => this.#rest(),
  });

  constructor(parts: SceneParts, game: HandGame) {
    this.#parts = parts;
    this.#game = game;
    const stage = make('div', 'thrown-hands');
    this.#hands = game.sides.map(([side]) => {
      const box = make('div', `thrown thrown-${side}`);
      const hand = make('div', 'thrown-hand');
      box.append(hand, make('span', 'hand-name', this.#name(side)));
      stage.append(box);
      return hand;
    });
    if (game.isDuel) stage.insertBefore(this.#score, stage.lastElementChild);
    this.element.append(stage);
    this.#rest();
  }

  layout(): BoardLayout {
    return layRows(
      this.#game.rows,
      (spot) => spot,
      (spot) => this.#face(spot),
    );
  }

  show(state: StateMessage, elapsedMs: number): void {
    this.#script.show(state, elapsedMs);
  }

  describe({ phase, view }: StateMessage): string | null {
    if (phase !== 'result') return null;
    const throws = this.#game.throws(view);
    if (!this.#game.isDuel) return this.#name(HANDS[throws[0]?.[0] ?? ROCK]);
    const [first, second] = scoresOf(throws);
    const winner = this.#game.sides[first > second ? 0 : 1]?.[0] ?? '';
    return `${this.#name(winner)} (${first}–${second})`;
  }

  pip(finished: FinishedRound): HTMLElement {
    const { result = '' } = finished;
    const pip = make('span', `pip ${this.#game.pipLook(finished)}`);
    const hand = HANDS.findIndex((name) => name === result);
    if (hand < 0) pip.textContent = result.replace('-', '–');
    else pip.append(drawHand(handOf(hand), '#1d2026'));
    return pip;
  }

  #play(throws: readonly (readonly Hand[])[], elapsedMs: number): void {
    for (const [index, hands] of throws.entries()) {
      const startMs = FIRST_MS + index * this.#game.throwMs;
      this.#script.at(startMs, elapsedMs, (lateMs) => this.#shake(lateMs));
      this.#script.at(startMs + SHAKE_MS, elapsedMs, () => {
        this.#show(hands);
        this.#score.textContent = scoresOf(throws.slice(0, index + 1)).join('–');
      });
    }
  }

  #shake(lateMs: number): void {
    this.#show(this.#hands.map(() => ROCK));
    const [down, up] = [{ transform: 'none' }, { transform: 'translateY(-16%) rotate(-5deg)' }];
    for (const hand of this.#hands)
      animateFrom(hand, [down, up, down, up, down, up, down], { durationMs: SHAKE_MS, elapsedMs: lateMs });
  }

  #rest(): void {
    this.#show(this.#hands.map(() => ROCK));
    this.#score.textContent = this.#game.isDuel ? '0–0' : '';
  }

  #show(hands: readonly Hand[]): void {
    for (const [index, box] of this.#hands.entries()) {
      const cuff = this.#game.sides[index]?.[1] ?? '';
      box.replaceChildren(drawHand(hands[index] ?? ROCK, cuff));
    }
  }

  /** The board of the single hand shows the hands to choose from. */
  #face(spot: string): HTMLElement {
    const hand = HANDS.findIndex((name) => name === spot);
    const face = spotFace(this.#parts, spot);
    if (hand >= 0 && !this.#game.isDuel) face.prepend(drawHand(handOf(hand), '#1d2026'));
    return face;
  }

  #name(id: string): string {
    return nameOfSpot({ id, kind: id }, this.#parts.data.texts);
  }
}

function handOf(index: number): Hand {
  return index === 1 ? 1 : index === 2 ? 2 : 0;
}
