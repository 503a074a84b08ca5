/** The board after each street. */
const STREETS = [0, 3, 4, 5] as const;
const STREET_MS = 1_100;

/** Shows the cards of a board street by street, also if all came at once because nobody could bet any more. */
export class BoardPace {
  readonly #onChange: () => void;
  #hand = '';
  #cards = 0;
  #shown = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get shown(): number {
    return this.#shown;
  }

  get isSettled(): boolean {
    return this.#shown >= this.#cards;
  }

  /** @param isNew the page has just come, and need not see what others have seen */
  follow(hand: string, cards: number, isNew: boolean): void {
    if (hand !== this.#hand) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#hand = hand;
      this.#shown = isNew ? cards : 0;
    }
    this.#cards = cards;
    if (this.#timer === undefined) this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** The first new street is shown at once, each other after a time. */
  #next(): void {
    if (this.isSettled) return;
    this.#shown = Math.min(this.#cards, STREETS.find((length) => length > this.#shown) ?? this.#cards);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next();
      this.#onChange();
    }, STREET_MS);
  }
}
