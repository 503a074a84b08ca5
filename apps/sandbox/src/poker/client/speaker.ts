import { fillText } from '../../shell/client/page-data.ts';
import type { TableState } from '../table-messages.ts';
import type { RoomTexts } from '../texts/room-texts.ts';
import type { WireEvent } from './hand-facts.ts';
import { cardWords, shownName } from './hand-words.ts';

export interface SpeakerParts {
  readonly root: HTMLElement;
  readonly lang: 'tr' | 'en';
  readonly texts: RoomTexts;
  readonly money: (amountMinor: number) => string;
}

/**
 * Says to screen readers what others see: cards of the player and of the board, and at the player's turn what was done since the
 * last one. The part that shows a result announces it.
 */
export class Speaker {
  readonly #parts: SpeakerParts;
  #hand = '';
  #said = 0;
  #acts: string[] = [];

  constructor(parts: SpeakerParts) {
    this.#parts = parts;
  }

  /** @param result words of the result, empty before it is shown */
  follow({ view }: TableState, result: string): void {
    const { hand, legal } = view;
    if (hand === null) return;
    if (hand.id !== this.#hand) {
      this.#hand = hand.id;
      this.#said = 0;
      this.#acts = [];
    }
    const isNew = hand.events.length > this.#said || (result !== '' && !this.#acts.includes(result));
    if (!isNew) return;
    const words = hand.events.slice(this.#said).flatMap((event) => this.#wordsOf(event, view));
    this.#said = hand.events.length;
    this.#acts.push(...words.filter((text) => text !== ''));
    if (result !== '') {
      this.#say([...this.#acts.filter((text) => text !== result), result]);
      this.#acts = [result];
      return;
    }
    if (legal === null) return;
    this.#say([...this.#acts, this.#turnWords(view)]);
    this.#acts = [];
  }

  #say(texts: readonly string[]): void {
    this.#parts.root.textContent = texts.join(' ');
  }

  #turnWords({ legal }: TableState['view']): string {
    const { texts, money } = this.#parts;
    const { actions, spoken } = texts;
    const call = legal?.callMinor ? fillText(spoken.call, { amount: money(legal.callMinor) }) : actions.check;
    return fillText(spoken.yourTurn, { choices: call });
  }

  #wordsOf(event: WireEvent, view: TableState['view']): string[] {
    const { texts, money, lang } = this.#parts;
    const cardsOf = (cards: readonly number[]): string =>
      cards.map((card) => cardWords(lang, texts.suits, card)).join(', ');
    const nameOf = (seat: number): string =>
      shownName(view.seats.find((known) => known.seat === seat)?.player ?? '');
    if (event.kind === 'deal' && event.cards.length > 0)
      return [fillText(texts.spoken.dealt, { cards: cardsOf(event.cards) })];
    if (event.kind === 'street' && event.street !== 'preflop')
      return [fillText(texts.spoken[event.street], { cards: cardsOf(event.cards) })];
    if (event.kind === 'show')
      return [fillText(texts.spoken.shows, { name: nameOf(event.seat), cards: cardsOf(event.cards) })];
    if (event.kind !== 'act' || event.seat === view.seat) return [];
    const amount = event.paysMinor > 0 ? ` ${money(event.toMinor)}` : '';
    const action = `${texts.tags[event.action]}${amount}`;
    return [fillText(texts.spoken.acted, { name: nameOf(event.seat), action })];
  }
}
