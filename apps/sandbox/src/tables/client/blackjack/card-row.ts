import { make } from '../../../shell/client/page-data.ts';
import { drawCard } from '../card.ts';
import { animateFrom } from '../svg.ts';

const FLIGHT_MS = 420;

/** Cards of a hand that lie over each other; only new ones fly in. */
export class CardRow {
  readonly element = make('div', 'card-row');
  #shown = '';
  #cards: readonly (number | null)[] = [];

  /**
   * @param hand the same for as long as cards are only added
   * @param label the cards in words
   * @param delayMs of a new card, by its index
   */
  show(
    hand: string,
    cards: readonly (number | null)[],
    { label, delayMs }: { label: string; delayMs: (index: number) => number },
  ): void {
    this.#name(label);
    const isSame = hand === this.#shown && cards.length >= this.#cards.length;
    if (!isSame) this.element.replaceChildren();
    const kept = isSame ? this.#cards.findIndex((card, index) => card !== cards[index]) : 0;
    const first = isSame && kept === -1 ? this.#cards.length : kept;
    while (this.element.children.length > first) this.element.lastElementChild?.remove();
    for (const [index, card] of cards.entries()) {
      if (index < first) continue;
      const drawn = drawCard(card);
      this.element.append(drawn);
      const from = [
        { transform: 'translate(60%, -160%) rotate(20deg)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ];
      const waitMs = delayMs(index);
      animateFrom(drawn, from, { durationMs: FLIGHT_MS, elapsedMs: 0, easing: 'cubic-bezier(.2,.7,.3,1)' });
      const [flight] = drawn.getAnimations();
      if (flight && flight.currentTime === 0) flight.currentTime = -waitMs;
    }
    this.#shown = hand;
    this.#cards = [...cards];
  }

  #name(label: string): void {
    if (label === '') {
      this.element.removeAttribute('role');
      this.element.removeAttribute('aria-label');
    } else {
      this.element.setAttribute('role', 'img');
      this.element.setAttribute('aria-label', label);
    }
  }
}
