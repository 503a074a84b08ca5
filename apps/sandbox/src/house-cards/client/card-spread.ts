import { JOKER, RANKS, rankOf, suitOf } from '@baize/games/tables/layouts';

import { isStill } from '../../shell/client/motion.ts';
import { fillText, make } from '../../shell/client/page-data.ts';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';
import { drawCard } from '../../tables/client/card.ts';
import type { CardTexts } from '../card-texts.ts';

export const CARD_MS = 260;
const FLIGHT_MS = 380;
/** From the end of the time of a card until it lies. */
export const LANDING_MS = FLIGHT_MS - CARD_MS;

/** A card in words. */
export function cardText(card: number | null, texts: CardTexts): string {
  if (card === null) return texts.faceDown;
  if (card === JOKER) return texts.joker;
  return fillText(texts.card, { rank: RANKS[rankOf(card)] ?? '', suit: texts.suits[suitOf(card)] });
}

/** Cards side by side. Only those that changed fly in; they can be toggled while a hand is exchanged. */
export class CardSpread {
  readonly element = make('div', 'spread');
  readonly #texts: CardTexts;
  readonly #onHold: (position: number) => void;
  #round = '';
  #cards: readonly (number | null)[] = [];
  #slots: HTMLElement[] = [];

  constructor(texts: CardTexts, onHold: (position: number) => void) {
    this.#texts = texts;
    this.#onHold = onHold;
  }

  /**
   * @param round the same for as long as the cards are of one round
   * @param firstDelayMs before its first new card
   * @returns the number of new cards
   */
  show(round: string, cards: readonly (number | null)[], firstDelayMs: number): number {
    const isSame = round === this.#round && cards.length === this.#cards.length;
    if (!isSame) {
      this.#slots = cards.map((_, position) => this.#makeSlot(position));
      this.element.replaceChildren(...this.#slots);
    }
    let changed = 0;
    for (const [position, card] of cards.entries()) {
      if (isSame && this.#cards[position] === card) continue;
      this.#slots[position]?.replaceChildren(this.#drawNew(card, firstDelayMs + changed * CARD_MS));
      changed += 1;
    }
    this.#round = round;
    this.#cards = [...cards];
    this.hold([], false);
    return changed;
  }

  /** Marks held cards, and says whether they can be toggled. */
  hold(held: readonly number[], canHold: boolean): void {
    for (const [position, slot] of this.#slots.entries()) {
      const isHeld = held.includes(position);
      const name = cardText(this.#cards[position] ?? null, this.#texts);
      slot.classList.toggle('held', isHeld);
      slot.toggleAttribute('data-can-hold', canHold);
      slot.dataset['label'] = isHeld ? this.#texts.held : this.#texts.hold;
      slot.setAttribute('aria-label', isHeld ? fillText(this.#texts.cardHeld, { card: name }) : name);
      slot.setAttribute('role', canHold ? 'button' : 'img');
      if (canHold) {
        slot.tabIndex = 0;
        slot.setAttribute('aria-pressed', String(isHeld));
      } else {
        slot.removeAttribute('tabindex');
        slot.removeAttribute('aria-pressed');
      }
    }
  }

  #makeSlot(position: number): HTMLElement {
    const slot = make('div', 'slot');
    const toggle = () => slot.hasAttribute('data-can-hold') && this.#onHold(position);
    slot.addEventListener('click', toggle);
    slot.addEventListener('keydown', (event) => {
      if (!slot.hasAttribute('data-can-hold') || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      event.stopPropagation();
      toggle();
    });
    return slot;
  }

  #drawNew(card: number | null, delayMs: number): SVGSVGElement {
    const drawn = drawCard(card);
    if (isStill()) return drawn;
    drawn.animate(
      [
        { transform: 'translate(40%, -120%) rotate(14deg)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: FLIGHT_MS, delay: delayMs, easing: 'cubic-bezier(.2,.7,.3,1)', fill: 'backwards' },
    );
    window.setTimeout(() => gameSounds.play('card'), delayMs);
    return drawn;
  }
}
