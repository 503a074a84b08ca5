import { basicStrategy } from '../basic-strategy.ts';
import { handValueOf } from '../hand-value.ts';
import { MOST_HANDS } from '../round.ts';
import { DealerProfits } from './dealer-profits.ts';
import { ShoeCounts } from './shoe-counts.ts';

const NATURAL_PROFIT = 1.5;
const ACE = 1;
const TEN = 10;

/**
 * The house's part of a bet that is played by basic strategy, with cards that are not put back. All hands are visited, and
 * a split is as many times one of its hands, since cards that nobody has seen are as good in any order. Only one thing is
 * left out: what the second cards of the other hands of a split are not, which changes the edge by less than 0.0005 %.
 *
 * @param mostHands after splitting
 */
export function finiteDeckEdge(decks: number, mostHands = MOST_HANDS): number {
  const shoe = new ShoeCounts(decks);
  const profit = shoe.mean((card) => {
    const dealer = new DealerProfits(shoe, card);
    const hands = new HandProfits(shoe, dealer, card, mostHands);
    return shoe.mean((first) => shoe.mean((second) => hands.start(first, second)));
  });
  return -profit;
}

/** The house's part of an insurance if no card is known but the dealer's ace. */
export function insuranceEdge(decks: number): number {
  const shoe = new ShoeCounts(decks);
  shoe.take(ACE);
  return 1 - (3 * shoe.count(TEN)) / shoe.total;
}

/** Expected profits of a player's hands against one card of the dealer. Points are 1 to 10. */
class HandProfits {
  readonly #shoe: ShoeCounts;
  readonly #dealer: DealerProfits;
  readonly #card: number;
  readonly #mostHands: number;
  /** Means of `#meanOfOthers`, by what is left in the shoe. */
  readonly #others = new Map<string, number>();

  constructor(shoe: ShoeCounts, dealer: DealerProfits, card: number, mostHands: number) {
    this.#shoe = shoe;
    this.#dealer = dealer;
    this.#card = card;
    this.#mostHands = mostHands;
  }

  /** A hand of two cards, with the cases of a dealer's blackjack. */
  start(first: number, second: number): number {
    const chance = this.#dealer.chanceOfPlay();
    if (totalOf([first, second]) === 21) return NATURAL_PROFIT * chance;
    return this.#play([first, second], first === second) - (1 - chance);
  }

  #play(hand: readonly number[], canSplit: boolean): number {
    const isStart = hand.length === 2;
    const allowed = isStart ? (['hit', 'stand', 'double'] as const) : (['hit', 'stand'] as const);
    switch (basicStrategy(hand.map(cardOf), cardOf(this.#card), canSplit ? [...allowed, 'split'] : allowed)) {
      case 'split':
        return this.#split(hand[0] ?? 0, 2, 2);
      case 'double':
        return 2 * this.#shoe.mean((card) => this.#stand([...hand, card]));
      case 'hit':
        return this.#shoe.mean((card) => this.#goOn([...hand, card]));
      default:
        return this.#stand(hand);
    }
  }

  #goOn(hand: readonly number[]): number {
    return totalOf(hand) >= 21 ? this.#stand(hand) : this.#play(hand, false);
  }

  #stand(hand: readonly number[]): number {
    const total = totalOf(hand);
    return total > 21 ? -this.#dealer.chanceOfPlay() : this.#dealer.stand(total);
  }

  /**
   * Hands of a split that have one card each.
   *
   * @param hands of the split
   * @param open those of them whose second card is still to come
   */
  #split(card: number, hands: number, open: number): number {
    if (card === ACE) return hands * this.#shoe.mean((second) => this.#stand([card, second]));
    if (open === 0) return 0;
    if (hands === this.#mostHands) {
      // All open hands are alike, whatever their second cards are.
      return open * this.#shoe.mean((second) => this.#goOn([card, second]));
    }
    const others = this.#meanOfOthers(card);
    const chanceOfPair = this.#shoe.count(card) / this.#shoe.total;
    this.#shoe.take(card);
    const resplit = this.#split(card, hands + 1, open + 1);
    this.#shoe.putBack(card);
    return chanceOfPair * resplit + (1 - chanceOfPair) * (others + this.#split(card, hands, open - 1));
  }

  /** A hand of a split whose second card is another one. */
  #meanOfOthers(card: number): number {
    const key = `${card} ${this.#shoe.key()}`;
    const known = this.#others.get(key);
    if (known !== undefined) return known;
    const chance = 1 - this.#shoe.count(card) / this.#shoe.total;
    const mean = this.#shoe.mean((second) => (second === card ? 0 : this.#goOn([card, second]))) / chance;
    this.#others.set(key, mean);
    return mean;
  }
}

function totalOf(hand: readonly number[]): number {
  return handValueOf(hand.map(cardOf)).total;
}

/** Some card of these points. */
function cardOf(points: number): number {
  return points - 1;
}
