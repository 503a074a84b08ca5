import { make } from '../../../shell/client/page-data.ts';
import type { BlackjackTableView } from '../../blackjack/blackjack-table-round.ts';
import type { TableTexts } from '../../texts/table-texts.ts';
import { CardRow } from './card-row.ts';
import { cardsText, pointsText } from './points-text.ts';

const CARD_MS = 700;
const DEAL_MS = 350;

/** The dealer's cards. The second lies face down until all players are done. */
export class DealerHand {
  readonly element = make('div', 'bj-dealer');
  readonly #texts: TableTexts;
  readonly #row = new CardRow();
  readonly #points = make('span', 'bj-points');

  constructor(texts: TableTexts) {
    this.#texts = texts;
    this.element.append(this.#row.element, this.#points);
  }

  show(round: string, view: BlackjackTableView | null): void {
    this.element.classList.toggle('empty', view === null);
    const isOver = view?.phase === 'over';
    const cards: (number | null)[] = view === null ? [] : [...view.dealer];
    if (view !== null && !isOver) cards.push(null);
    const players = view?.seats.length ?? 0;
    const known = cards.filter((card) => card !== null);
    const label = cardsText(known, this.#texts);
    const delayMs = (index: number) =>
      isOver && index > 0 ? (index - 1) * CARD_MS : (index * (players + 1) + players) * DEAL_MS;
    this.#row.show(round, cards, { label, delayMs });
    this.#points.textContent = view === null ? '' : pointsText(known, this.#texts, { isFinal: isOver });
  }
}
