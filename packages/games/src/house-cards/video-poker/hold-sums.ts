import type { Card } from '../../cards/card.ts';
import { choose } from '../../exact/choose.ts';
import { forEachHand } from '../../poker-hands/index.ts';

export const HAND_CARDS = 5;
const SUBSETS = 1 << HAND_CARDS;

/** How many positions a set has, by its bits: 5 is the first and the third. */
export const SIZES = Uint8Array.from({ length: SUBSETS }, (_, set) =>
  Array.from({ length: HAND_CARDS }, (_bit, position) => (set >> position) & 1).reduce(
    (sum, bit) => sum + bit,
  ),
);

/** The last position of a set. */
const LAST = Uint8Array.from({ length: SUBSETS }, (_, set) => Math.max(0, 31 - Math.clz32(set)));

/**
 * Sums of a value over all hands with certain cards, for every set of up to five cards. What a draw to some held cards yields
 * follows from 32 of these sums at most, by inclusion and exclusion of the cards that were thrown away.
 */
export class HoldSums {
  /** By the size of the set, then by its rank among the sets of this size. */
  readonly #sums: readonly Float64Array[];
  /** Number of sets of so many cards that are all below a card: rows of cards by size. */
  readonly #below: Float64Array;
  readonly #deck: number;
  /** The ranks of all sets of the hand at hand, by the bits of their positions. */
  readonly #ranks = new Float64Array(SUBSETS);
  /** The sums of all sets of the hand at hand, by the bits of their positions. */
  readonly #own = new Float64Array(SUBSETS);

  /** @param values of all hands in their order, whole numbers, so that all sums are exact */
  constructor(deck: number, values: Float64Array) {
    const sizes = Array.from({ length: HAND_CARDS + 1 }, (_, size) => size);
    this.#deck = deck;
    this.#below = Float64Array.from(
      sizes.flatMap((size) => Array.from({ length: deck }, (_, card) => Number(choose(card, size)))),
    );
    this.#sums = sizes.map((size) => new Float64Array(Number(choose(deck, size))));
    let hand = 0;
    forEachHand(deck, HAND_CARDS, (cards) => {
      const value = values[hand++] ?? 0;
      if (value === 0) return;
      this.#rank(cards);
      for (let set = 0; set < SUBSETS; set++) {
        const sums = this.#sums[SIZES[set] ?? 0] as Float64Array;
        const rank = this.#ranks[set] ?? 0;
        sums[rank] = (sums[rank] ?? 0) + value;
      }
    });
  }

  /** Begins with a hand. @param cards ascending */
  take(cards: readonly Card[]): void {
    this.#rank(cards);
    for (let set = 0; set < SUBSETS; set++)
      this.#own[set] = this.#sums[SIZES[set] ?? 0]?.[this.#ranks[set] ?? 0] ?? 0;
  }

  /** The value of all draws to some held cards of the hand together. */
  sumOf(held: number): number {
    const thrown = SUBSETS - 1 - held;
    let sum = 0;
    for (let back = thrown; ; back = (back - 1) & thrown) {
      const part = this.#own[held | back] ?? 0;
      sum += ((SIZES[back] ?? 0) & 1) === 0 ? part : -part;
      if (back === 0) return sum;
    }
  }

  /** The rank of a set is that of the set without its last card, and the sets of its size below that card. */
  #rank(cards: readonly Card[]): void {
    for (let set = 1; set < SUBSETS; set++) {
      const last = LAST[set] ?? 0;
      const below = this.#below[(SIZES[set] ?? 0) * this.#deck + (cards[last] ?? 0)] ?? 0;
      this.#ranks[set] = (this.#ranks[set ^ (1 << last)] ?? 0) + below;
    }
  }
}
