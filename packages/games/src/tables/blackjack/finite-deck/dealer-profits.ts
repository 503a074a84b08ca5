import { type DealerEnding, dealerEndings } from './dealer-endings.ts';
import type { ShoeCounts } from './shoe-counts.ts';

/** Chances by the dealer's final total; a bust is 22. */
type Finals = Float64Array;

/**
 * Expected profits of standing against a card of the dealer, counting only the cases without a blackjack of the dealer: a
 * blackjack is settled before anybody acts.
 */
export class DealerProfits {
  readonly #shoe: ShoeCounts;
  readonly #card: number;
  readonly #endings: readonly DealerEnding[];
  readonly #known = new Map<string, Finals>();

  constructor(shoe: ShoeCounts, card: number) {
    this.#shoe = shoe;
    this.#card = card;
    this.#endings = dealerEndings(card);
  }

  /** @param total of the player, at most 21 */
  stand(total: number): number {
    return this.#finals().reduce((profit, chance, final) => {
      const lead = final > 21 ? 1 : Math.sign(total - final);
      return profit + lead * chance;
    }, 0);
  }

  /** The chance that the dealer has no blackjack, with the cards that are left. */
  chanceOfPlay(): number {
    const completing = this.#card === 1 ? 10 : this.#card === 10 ? 1 : null;
    return completing === null ? 1 : 1 - this.#shoe.count(completing) / this.#shoe.total;
  }

  #finals(): Finals {
    const key = this.#shoe.key();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const finals = new Float64Array(23);
    for (const { drawn, orders, total } of this.#endings) {
      const chance = orders * this.#shoe.chanceOf(drawn);
      finals[total] = (finals[total] ?? 0) + chance;
    }
    this.#known.set(key, finals);
    return finals;
  }
}
