import { fillText, make } from '../../shell/client/page-data.ts';
import { drawCard } from '../../tables/client/card.ts';
import type { TableState } from '../table-messages.ts';
import type { RoomTexts } from '../texts/room-texts.ts';
import type { BoardPace } from './board-pace.ts';
import { sharedPots } from './hand-facts.ts';
import { cardWords, handWords } from './hand-words.ts';
import { SeatBox } from './seat-box.ts';
import { type SeatInfo, seatInfo } from './seat-info.ts';

export interface FeltParts {
  readonly root: HTMLElement;
  readonly lang: 'tr' | 'en';
  readonly texts: RoomTexts;
  readonly money: (amountMinor: number) => string;
  readonly onSit: (seat: number) => void;
}

const BOARD = 5;

/** The table as it is seen from the player's seat. */
export class FeltView {
  readonly #parts: FeltParts;
  readonly #board = make('div', 'board');
  readonly #pots = make('p', 'pots');
  readonly #result = make('p', 'result');
  #boxes: SeatBox[] = [];
  #drawn = '';

  constructor(parts: FeltParts) {
    this.#parts = parts;
    const middle = make('div', 'middle');
    middle.append(this.#pots, this.#board, this.#result);
    const oval = make('div', 'oval');
    parts.root.replaceChildren(oval, middle);
    this.#board.setAttribute('role', 'img');
  }

  show(state: TableState, pace: Pick<BoardPace, 'shown' | 'isSettled'>, canSit: boolean): void {
    const { view, reserved, now } = state;
    const count = view.rules.seats;
    if (this.#boxes.length !== count) this.#makeBoxes(count);
    for (const [seat, box] of this.#boxes.entries()) {
      const info = seatInfo(state, seat, pace.isSettled);
      const place = (seat - (view.seat ?? 0) + count) % count;
      const isFree = { place, canSit: canSit && view.seat === null, isReserved: reserved.includes(seat) };
      box.show(info, isFree, this.#wordsOf(state, info, seat, pace.isSettled), now);
    }
    this.#showBoard(view.hand?.board.slice(0, pace.shown) ?? [], state, pace.isSettled);
    this.#showPots(state);
    this.#result.textContent = pace.isSettled ? this.#resultOf(state) : '';
  }

  /** Words of the result that is shown, empty without one. */
  get result(): string {
    return this.#result.textContent;
  }

  #makeBoxes(count: number): void {
    const { root, texts, money, onSit } = this.#parts;
    for (const box of this.#boxes) box.root.remove();
    this.#boxes = Array.from({ length: count }, (_, seat) => new SeatBox({ seat, texts, money, onSit }));
    root.append(...this.#boxes.map((box) => box.root));
  }

  #showBoard(cards: readonly number[], { named }: TableState, isSettled: boolean): void {
    const { lang, texts } = this.#parts;
    const own = isSettled ? named.flatMap(({ cards: five }) => five) : [];
    const key = `${cards.join()} ${isSettled}${own.join()}`;
    if (key === this.#drawn) return;
    this.#drawn = key;
    const shown = cards.map((card) => drawCard(card));
    const slots = Array.from({ length: BOARD - cards.length }, () => make('i', 'slot'));
    this.#board.replaceChildren(...shown, ...slots);
    const words = cards.map((card) => cardWords(lang, texts.suits, card)).join(', ');
    this.#board.setAttribute('aria-label', `${texts.board}: ${words || '–'}`);
  }

  #showPots({ view }: TableState): void {
    const { texts, money } = this.#parts;
    const amounts = potsToShow(view);
    this.#pots.hidden = amounts.length === 0;
    this.#pots.replaceChildren(
      ...amounts.map((amount, index) => {
        const pot = make('span');
        const name = index === 0 ? texts.pot : fillText(texts.sidePot, { number: index });
        pot.append(`${name} `, make('b', '', money(amount)));
        return pot;
      }),
    );
  }

  /** Who won what, and with which hand. */
  #resultOf(state: TableState): string {
    const { texts, money, lang } = this.#parts;
    const { hand, seats } = state.view;
    if (hand === null || hand.outcome === null) return '';
    if (hand.outcome === 'cancelled') return texts.spoken.cancelled;
    return seats
      .flatMap(({ seat }) => {
        const info = seatInfo(state, seat, true);
        if (info === null || info.won === 0) return [];
        const named = state.named.find((known) => known.seat === seat);
        const isShown = hand.events.some((event) => event.kind === 'show' && event.seat === seat);
        const words =
          named && isShown ? fillText(texts.spoken.withHand, { hand: handWords(lang, named) }) : '';
        return [fillText(texts.spoken.won, { name: info.name, amount: money(info.won), hand: words })];
      })
      .join(' ');
  }

  #wordsOf(state: TableState, info: SeatInfo | null, seat: number, isSettled: boolean) {
    const { texts, money, lang } = this.#parts;
    if (info === null) return { tag: '', tagKind: '', spoken: '' };
    const named = isSettled ? state.named.find((known) => known.seat === seat) : undefined;
    const { tag, tagKind } = tagOf(info, texts);
    const hand = named && (info.isOwn || info.won > 0) ? handWords(lang, named) : '';
    const cards = info.cards.flatMap((card) => (card === null ? [] : [cardWords(lang, texts.suits, card)]));
    const spoken = [
      info.isOwn ? `${info.name} (${texts.you})` : info.name,
      info.isHouse ? texts.houseTag : '',
      money(info.chips),
      tag,
      cards.join(', '),
      hand,
      info.isDealer ? texts.dealer : '',
    ];
    return {
      tag: info.isOwn && hand !== '' && !info.isFolded ? hand : tag,
      tagKind: info.isOwn && hand !== '' && !info.isFolded ? 'hand' : tagKind,
      spoken: spoken.filter((part) => part !== '').join(', '),
    };
  }
}

/** Side pots only exist once somebody is all-in; until then what is not matched yet is in the one pot. */
function potsToShow({ hand, seats }: TableState['view']): number[] {
  if (hand === null || hand.outcome === 'cancelled') return [];
  if (hand.outcome === 'played') return sharedPots(hand.events);
  const isSplit = seats.some(({ isAllIn }) => isAllIn);
  const pots = hand.pots.map(({ amountMinor }) => amountMinor);
  return isSplit && pots.length > 1 ? pots : [hand.paidMinor];
}

function tagOf(info: SeatInfo, { tags }: RoomTexts): { tag: string; tagKind: string } {
  if (info.won > 0) return { tag: tags.won, tagKind: 'hand' };
  if (info.isFolded) return { tag: tags.fold, tagKind: '' };
  if (info.status !== null && info.act === null) return { tag: tags[info.status], tagKind: '' };
  if (info.isAllIn) return { tag: tags.allIn, tagKind: 'all-in' };
  if (info.act === null) return { tag: '', tagKind: '' };
  return {
    tag: tags[info.act.kind],
    tagKind: info.act.kind === 'raise' || info.act.kind === 'bet' ? 'up' : '',
  };
}
