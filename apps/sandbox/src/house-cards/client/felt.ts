import { isStill } from '../../shell/client/motion.ts';
import { make, fillText } from '../../shell/client/page-data.ts';
import { drawDealer } from '../../tables/client/dealer.ts';
import type { CardPageData } from '../card-page.ts';
import type { CardsView } from '../card-rounds.ts';
import { CARD_MS, CardSpread, cardText, LANDING_MS } from './card-spread.ts';
import { HandNames } from './hand-names.ts';

/** One row of the felt: whose cards they are, the cards, and what they make. */
interface Row {
  readonly element: HTMLElement;
  readonly spread: CardSpread;
  readonly hand: HTMLElement;
}

/** The cards on the felt, row by row. */
export class Felt {
  readonly #root: HTMLElement;
  readonly #data: CardPageData;
  readonly #onHold: (position: number) => void;
  readonly #names = new HandNames();
  #rows: Row[] = [];
  #owners = '';

  constructor(root: HTMLElement, data: CardPageData, onHold: (position: number) => void) {
    this.#root = root;
    this.#data = data;
    this.#onHold = onHold;
  }

  /** @returns how long its new cards take */
  show({ id, rows }: Pick<CardsView, 'id' | 'rows'>): number {
    const owners = rows.map(({ owner, cards }) => `${owner} ${cards.length}`).join();
    if (owners !== this.#owners) {
      this.#owners = owners;
      let hands = 0;
      this.#rows = rows.map(({ owner }) => this.#makeRow(owner, owner === 'player' ? (hands += 1) : 0));
      this.#root.replaceChildren(...this.#rows.map(({ element }) => element));
      // Every number up to theirs: cards are sized by it, also where selectors cannot count what is inside.
      const counts = rows.map((_, index) => index + 1);
      this.#root.parentElement?.setAttribute('data-rows', counts.join(' '));
    }
    let changed = 0;
    for (const [index, row] of rows.entries()) {
      const shown = this.#rows[index];
      if (!shown) continue;
      changed += shown.spread.show(id, row.cards, changed * CARD_MS);
      shown.element.classList.toggle(
        'next',
        row.isNext && rows.filter(({ owner }) => owner === 'player').length > 1,
      );
    }
    const cardsMs = changed * CARD_MS;
    const hands = rows.flatMap(({ hand }, index) => {
      const shown = this.#rows[index];
      return shown ? [{ part: shown.hand, name: this.#nameOf(hand) }] : [];
    });
    this.#names.show(hands, changed === 0 || isStill() ? 0 : cardsMs + LANDING_MS);
    return cardsMs;
  }

  /** Marks the cards that are held in the row that is next. */
  hold(held: readonly number[], canHold: boolean): void {
    this.#rows.at(-1)?.spread.hold(held, canHold);
  }

  /** What lies on the felt. */
  words(rows: CardsView['rows']): string {
    let hands = 0;
    const words = rows.map(({ owner, cards, hand }) => {
      const title = this.#titleOf(owner, owner === 'player' ? (hands += 1) : 0);
      const names = cards.flatMap((card) => (card === null ? [] : [cardText(card, this.#data.texts)]));
      return names.length === 0
        ? ''
        : `${title}: ${[...names, this.#nameOf(hand)].filter(Boolean).join(', ')}.`;
    });
    return words.filter(Boolean).join(' ');
  }

  #nameOf(hand: string | null): string {
    const names: Readonly<Record<string, string>> = this.#data.texts.hands;
    return hand === null ? '' : (names[hand] ?? '');
  }

  #makeRow(owner: 'dealer' | 'board' | 'player', hand: number): Row {
    const element = make('section', `felt-row ${owner}`);
    const head = make('p', 'row-head');
    const spread = new CardSpread(this.#data.texts, this.#onHold);
    const name = make('b', 'hand-name');
    const { dealer } = this.#data;
    if (owner === 'dealer' && dealer !== null) head.append(drawDealer(dealer));
    head.append(make('span', '', this.#titleOf(owner, hand)), name);
    element.append(head, spread.element);
    return { element, spread, hand: name };
  }

  #titleOf(owner: 'dealer' | 'board' | 'player', hand: number): string {
    const { texts, dealer, hands } = this.#data;
    if (owner === 'dealer')
      return dealer === null ? texts.dealer : fillText(texts.dealerNamed, { name: dealer });
    if (owner === 'board') return texts.board;
    return hands > 1 ? fillText(texts.playerHand, { n: hand }) : texts.player;
  }
}
