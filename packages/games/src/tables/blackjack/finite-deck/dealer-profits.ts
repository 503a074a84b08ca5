import type { ShoeCounts } from './shoe-counts.ts';

/** Chances of the dealer's totals 17 to 21 and of a bust. */
type Finals = Float64Array;

const STANDS = 17;
const BUST = 5;

/**
 * Expected profits of standing against a card of the dealer, counting only the cases without a blackjack of the dealer: a
 * blackjack is settled before anybody acts.
 */
export class DealerProfits {
  readonly #shoe: ShoeCounts;
  readonly #card: number;
  readonly #known = new Map<string, Finals>();

  constructor(shoe: ShoeCounts, card: number) {
    this.#shoe = shoe;
    this.#card = card;
  }

  /** @param total of the player, at most 21 */
  stand(total: number): number {
    const finals = this.#finals();
    let profit = finals[BUST] ?? 0;
    for (let final = STANDS; final <= 21; final++) {
      profit += Math.sign(total - final) * (finals[final - STANDS] ?? 0);
    }
    return profit;
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
    const finals = new Float64Array(BUST + 1);
    const draw = (points: number, hasAce: boolean, cards: number, chance: number): void => {
      const total = hasAce && points <= 11 ? points + 10 : points;
      if (cards === 2 && total === 21) return;
      if (total >= STANDS) {
        const index = total > 21 ? BUST : total - STANDS;
        finals[index] = (finals[index] ?? 0) + chance;
        return;
      }
      for (let card = 1; card <= 10; card++) {
        const count = this.#shoe.count(card);
        if (count === 0) continue;
        const next = (chance * count) / this.#shoe.total;
        this.#shoe.take(card);
        draw(points + card, hasAce || card === 1, cards + 1, next);
        this.#shoe.putBack(card);
      }
    };
    draw(this.#card, this.#card === 1, 1, 1);
    this.#known.set(key, finals);
    return finals;
  }
}
