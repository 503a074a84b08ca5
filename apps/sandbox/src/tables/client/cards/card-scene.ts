import { make } from '../../../shell/client/page-data.ts';
import type { FinishedRound, StateMessage } from '../../table-messages.ts';
import { drawCard } from '../card.ts';
import { RoundScript } from '../round-script.ts';
import type { Scene, SceneParts } from '../scene.ts';
import type { BoardLayout } from '../spot-board.ts';
import { nameOfSpot } from '../spot-names.ts';
import { layRows, spotFace } from '../spot-rows.ts';
import { animateFrom } from '../svg.ts';
import { BeadRoad } from './bead-road.ts';
import type { CardGame, Deal } from './card-games.ts';

/** Before the first card. */
const FIRST_MS = 500;

/** Hands of cards, dealt one by one. */
export class CardScene implements Scene {
  readonly sound = 'card';
  readonly element = make('div', 'scene card-scene');
  readonly #parts: SceneParts;
  readonly #game: CardGame;
  readonly #road: BeadRoad;
  readonly #hands = new Map<string, { cards: HTMLElement; score: HTMLElement; box: HTMLElement }>();
  readonly #script = new RoundScript({
    play: (view, elapsedMs) => this.#play(view, elapsedMs),
    clear: () => this.#clear(),
  });

  constructor(parts: SceneParts, game: CardGame) {
    this.#parts = parts;
    this.#game = game;
    this.#road = new BeadRoad(parts.data.texts);
    const hands = make('div', 'hands');
    for (const side of game.sides) {
      const box = make('div', `hand ${side}`);
      const title = make('span', 'hand-name', this.#name(side));
      const [cards, score] = [make('div', 'hand-cards'), make('span', 'hand-score')];
      box.append(title, cards, ...(game.score ? [score] : []));
      this.#hands.set(side, { cards, score, box });
      hands.append(box);
    }
    this.element.append(hands, ...(game.hasRoad ? [this.#road.element] : []));
  }

  layout(isNarrow: boolean): BoardLayout {
    const { rows, narrowRows = rows } = this.#game;
    return layRows(
      isNarrow ? narrowRows : rows,
      (spot) => spot,
      (spot) => spotFace(this.#parts, spot),
    );
  }

  show(state: StateMessage, elapsedMs: number): void {
    this.#road.show(state.results);
    for (const [side, { box }] of this.#hands) box.classList.toggle('won', state.winners.includes(side));
    this.#script.show(state, elapsedMs);
  }

  describe({ phase, view, winners }: StateMessage): string | null {
    if (phase !== 'result') return null;
    const { sides, results, score, describe } = this.#game;
    const deals = this.#game.deals(view);
    if (describe) return describe(deals, this.#parts.data.texts);
    const result = this.#name(results.find((id) => winners.includes(id)) ?? 'tie');
    if (score === undefined) return result;
    const scores = sides.flatMap((side) => {
      const cards = deals.filter((deal) => deal.side === side).map(({ card }) => card);
      const scored = score(cards, side);
      return scored === '' ? [] : [`${this.#name(side)} ${scored}`];
    });
    return `${result} (${scores.join(', ')})`;
  }

  pip(finished: FinishedRound): HTMLElement {
    const { winner, color = '', result = '' } = finished;
    const look = winner === undefined ? color : `side-${winner.toLowerCase()}`;
    return make('span', `pip ${look}`, this.#game.pipText?.(finished) ?? result);
  }

  #play(view: unknown, elapsedMs: number): void {
    for (const [index, deal] of this.#game.deals(view).entries())
      this.#script.at(FIRST_MS + index * this.#game.dealMs, elapsedMs, (lateMs) => this.#deal(deal, lateMs));
  }

  #deal({ side, card }: Deal, lateMs: number): void {
    const hand = this.#hands.get(side);
    if (hand === undefined) return;
    const drawn = drawCard(card);
    drawn.dataset['card'] = String(card);
    // In a row that is too narrow a card shows its left edge, as under the next one.
    drawn.setAttribute('preserveAspectRatio', 'xMinYMin slice');
    hand.cards.append(drawn);
    const from = [
      { transform: 'translate(120%, -180%) rotate(30deg)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ];
    animateFrom(drawn, from, { durationMs: 450, elapsedMs: lateMs, easing: 'cubic-bezier(.2,.7,.3,1)' });
    const cards = [...hand.cards.children].map((other) => Number((other as SVGElement).dataset['card']));
    hand.score.textContent = this.#game.score?.(cards, side) ?? '';
  }

  #clear(): void {
    for (const { cards, score } of this.#hands.values()) {
      cards.replaceChildren();
      score.textContent = '';
    }
  }

  #name(id: string): string {
    return nameOfSpot({ id, kind: id }, this.#parts.data.texts);
  }
}
