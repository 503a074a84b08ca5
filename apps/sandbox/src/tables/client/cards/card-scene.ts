import { baccaratPointsOf } from '@baize/games/tables/layouts';

import { make } from '../../../shell/client/page-data.ts';
import type { FinishedRound, StateMessage } from '../../table-messages.ts';
import { drawCard } from '../card.ts';
import type { Scene, SceneParts } from '../scene.ts';
import type { BoardLayout, Placement } from '../spot-board.ts';
import { nameOfSpot } from '../spot-names.ts';
import { animateFrom } from '../svg.ts';
import { BeadRoad } from './bead-road.ts';

/** One card of a round: which side gets it. */
interface Deal {
  readonly side: string;
  readonly card: number;
}

/** What differs between baccarat and dragon tiger. */
interface CardGame {
  readonly sides: readonly [left: string, right: string];
  readonly dealMs: number;
  /** In the order of dealing. */
  readonly deals: (view: unknown) => readonly Deal[];
  /** The score of a hand; empty for games without one. */
  readonly score: (cards: readonly number[]) => string;
  readonly rows: readonly (readonly (readonly [spot: string, units: number])[])[];
}

const BACCARAT: CardGame = {
  sides: ['player', 'banker'],
  dealMs: 900,
  deals: (view) => {
    const { player = [], banker = [] } = view as { player?: readonly number[]; banker?: readonly number[] };
    const [p1 = 0, p2 = 0, p3] = player;
    const [b1 = 0, b2 = 0, b3] = banker;
    return [
      { side: 'player', card: p1 },
      { side: 'banker', card: b1 },
      { side: 'player', card: p2 },
      { side: 'banker', card: b2 },
      ...(p3 === undefined ? [] : [{ side: 'player', card: p3 }]),
      ...(b3 === undefined ? [] : [{ side: 'banker', card: b3 }]),
    ];
  },
  score: (cards) => String(baccaratPointsOf(cards)),
  rows: [
    [
      ['player-pair', 3],
      ['tie', 4],
      ['banker-pair', 3],
    ],
    [
      ['player', 5],
      ['banker', 5],
    ],
  ],
};

const DRAGON_TIGER: CardGame = {
  sides: ['dragon', 'tiger'],
  dealMs: 1_200,
  deals: (view) => {
    const { dragon = 0, tiger = 0 } = view as { dragon?: number; tiger?: number };
    return [
      { side: 'dragon', card: dragon },
      { side: 'tiger', card: tiger },
    ];
  },
  score: () => '',
  rows: [
    [
      ['tie', 5],
      ['suited-tie', 5],
    ],
    [
      ['dragon', 5],
      ['tiger', 5],
    ],
  ],
};

/** Two hands of cards, dealt one by one. */
export class CardScene implements Scene {
  readonly sound = 'card';
  readonly element = make('div', 'scene card-scene');
  readonly #parts: SceneParts;
  readonly #game: CardGame;
  readonly #road: BeadRoad;
  readonly #hands = new Map<string, { cards: HTMLElement; score: HTMLElement; box: HTMLElement }>();
  #shown = '';
  #timers: number[] = [];

  constructor(parts: SceneParts) {
    this.#parts = parts;
    this.#game = parts.data.play === 'tables/dragon-tiger' ? DRAGON_TIGER : BACCARAT;
    this.#road = new BeadRoad(parts.data.texts);
    const hands = make('div', 'hands');
    for (const side of this.#game.sides) {
      const box = make('div', `hand ${side}`);
      const title = make('span', 'hand-name', nameOfSpot({ id: side, kind: side }, parts.data.texts));
      const [cards, score] = [make('div', 'hand-cards'), make('span', 'hand-score')];
      box.append(title, cards, score);
      this.#hands.set(side, { cards, score, box });
      hands.append(box);
    }
    this.element.append(hands, this.#road.element);
  }

  layout(): BoardLayout {
    const placements = this.#game.rows.flatMap((row, y): Placement[] => {
      let x = 0;
      return row.map(([spot, width]) => {
        const placement = {
          spot,
          x,
          y: y === 0 ? 0 : 1,
          width,
          height: y === 0 ? 1 : 1.3,
          look: `felt-box ${spot}`,
        };
        x += width;
        return { ...placement, face: () => this.#face(spot) };
      });
    });
    return { columns: 10, rows: 2.3, placements };
  }

  show({ phase, round, view, results, winners }: StateMessage, elapsedMs: number): void {
    this.#road.show(results);
    for (const [side, { box }] of this.#hands) box.classList.toggle('won', winners.includes(side));
    if (phase === 'betting' || phase === 'closing') return this.#clear();
    if (this.#shown === round) return;
    this.#clear();
    this.#shown = round;
    const { deals, dealMs } = this.#game;
    const since = phase === 'result' ? Number.POSITIVE_INFINITY : elapsedMs;
    for (const [index, deal] of deals(view).entries()) {
      const dueMs = 500 + index * dealMs - since;
      if (dueMs <= 0) this.#deal(deal, since - 500 - index * dealMs);
      else this.#timers.push(window.setTimeout(() => this.#deal(deal, 0), dueMs));
    }
  }

  describe({ phase, view, winners }: StateMessage): string | null {
    if (phase !== 'result') return null;
    const { texts } = this.#parts.data;
    const name = (id: string) => nameOfSpot({ id, kind: id }, texts);
    const winner = [...this.#game.sides, 'tie'].find((id) => winners.includes(id)) ?? 'tie';
    const deals = this.#game.deals(view);
    const scores = this.#game.sides.map((side) => {
      const cards = deals.filter((deal) => deal.side === side).map(({ card }) => card);
      return `${name(side)} ${this.#game.score(cards)}`.trim();
    });
    return this.#game === BACCARAT ? `${name(winner)} (${scores.join(', ')})` : name(winner);
  }

  pip({ winner = '', player, banker, result }: FinishedRound): HTMLElement {
    const score = player === undefined ? result : String(Math.max(player, banker ?? 0));
    return make('span', `pip side-${winner.toLowerCase()}`, score);
  }

  #deal({ side, card }: Deal, elapsedMs: number): void {
    const hand = this.#hands.get(side);
    if (hand === undefined) return;
    const drawn = drawCard(card);
    drawn.dataset['card'] = String(card);
    hand.cards.append(drawn);
    const from = [
      { transform: 'translate(120%, -180%) rotate(30deg)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ];
    animateFrom(drawn, from, { durationMs: 450, elapsedMs, easing: 'cubic-bezier(.2,.7,.3,1)' });
    const cards = [...hand.cards.children].map((other) => Number((other as SVGElement).dataset['card']));
    hand.score.textContent = this.#game.score(cards);
  }

  #clear(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    for (const { cards, score } of this.#hands.values()) {
      cards.replaceChildren();
      score.textContent = '';
    }
    this.#shown = '';
  }

  #face(spot: string): HTMLElement {
    const { texts, spots } = this.#parts.data;
    const { kind = spot, pays = 1 } = spots.find(({ id }) => id === spot) ?? {};
    const face = make('span', 'face');
    face.append(
      make('b', '', nameOfSpot({ id: spot, kind }, texts)),
      make('small', '', `${pays.toLocaleString(this.#parts.lang)}:1`),
    );
    return face;
  }
}
