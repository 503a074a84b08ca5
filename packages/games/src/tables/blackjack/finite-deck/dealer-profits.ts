import { type DealerEnding, dealerEndings } from './dealer-endings.ts';
import type { ShoeCounts } from './shoe-counts.ts';

/** Expected profits of standing, by the player's total up to 21. */
type Profits = readonly number[];

const BUST = 22;

/**
 * Expected profits of standing against a card of the dealer, counting only the cases without a blackjack of the dealer: a
 * blackjack is settled before anybody acts.
 */
export class DealerProfits {
  readonly #shoe: ShoeCounts;
  readonly #card: number;
  readonly #endings: readonly DealerEnding[];
  readonly #known = new Map<string, Profits>();

  constructor(shoe: ShoeCounts, card: number) {
    this.#shoe = shoe;
    this.#card = card;
    this.#endings = dealerEndings(card);
  }

  /** @param total of the player, at most 21 */
  stand(total: number): number {
    const key = this.#shoe.key();
    const known = this.#known.get(key) ?? profitsOf(this.#finals());
    this.#known.set(key, known);
    return known[total] ?? 0;
  }

  /** The chance that the dealer has no blackjack, with the cards that are left. */
  chanceOfPlay(): number {
    const completing = this.#card === 1 ? 10 : this.#card === 10 ? 1 : null;
    return completing === null ? 1 : 1 - this.#shoe.count(completing) / this.#shoe.total;
  }

  /** Chances of the dealer's final totals; a bust is 22. */
  #finals(): number[] {
    const finals = Array.from({ length: BUST + 1 }, () => 0);
    for (const { drawn, orders, total } of this.#endings) {
      finals[total] = (finals[total] ?? 0) + orders * this.#shoe.chanceOf(drawn);
    }
    return finals;
  }
}

function profitsOf(finals: readonly number[]): Profits {
  return Array.from({ length: BUST }, (_, total) =>
    finals.reduce((sum, chance, final) => sum + (final === BUST ? 1 : Math.sign(total - final)) * chance, 0),
  );
}
