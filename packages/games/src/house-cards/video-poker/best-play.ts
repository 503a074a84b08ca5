import type { Card } from '../../cards/card.ts';
import { choose } from '../../exact/choose.ts';
import { fraction, type Fraction, multiply, sumOf, toNumber } from '../../exact/fraction.ts';
import { countSuitVariants, forEachHand } from '../../poker-hands/index.ts';
import { payOf, topOf } from '../card-game.ts';
import { HAND_CARDS, HoldSums, SIZES } from './hold-sums.ts';
import type { VideoPokerRules } from './pay-tables.ts';

/** A video poker by best play, in stakes. */
export interface BestPlay {
  readonly returns: Fraction;
  readonly standardDeviation: number;
  /** The chance of the top pay. */
  readonly topChance: number;
}

/** Which cards of a hand to hold, as bits of their positions. @param cards ascending */
export type HoldChoice = (cards: readonly Card[]) => number;

function paysOfAllHands({ deck, pays, handOf }: VideoPokerRules): Float64Array {
  const values = new Float64Array(Number(choose(deck, HAND_CARDS)));
  let hand = 0;
  forEachHand(deck, HAND_CARDS, (cards) => {
    values[hand++] = payOf(pays, handOf(cards));
  });
  return values;
}

/** How many ways there are to exchange all but the held cards. */
function drawsByHold(deck: number): Float64Array {
  return Float64Array.from(SIZES, (size) => Number(choose(deck - HAND_CARDS, HAND_CARDS - size)));
}

/** The best choice by the sums of what all hands pay. */
function bestHold(sums: HoldSums, draws: Float64Array): HoldChoice {
  return (cards) => {
    sums.take(cards);
    let [best, most] = [0, sums.sumOf(0)];
    for (let held = 1; held < SIZES.length; held++) {
      const sum = sums.sumOf(held);
      // Both products are below 2^53.
      if (sum * (draws[best] ?? 0) <= most * (draws[held] ?? 0)) continue;
      [best, most] = [held, sum];
    }
    return best;
  };
}

export function createBestHold(rules: VideoPokerRules): HoldChoice {
  return bestHold(new HoldSums(rules.deck, paysOfAllHands(rules)), drawsByHold(rules.deck));
}

/** Every hand with each way to hold, exactly: hands that differ in their suits only are counted once. */
export function measureBestPlay(rules: VideoPokerRules): BestPlay {
  const { deck } = rules;
  const values = paysOfAllHands(rules);
  const top = topOf(rules.pays);
  const paid = new HoldSums(deck, values);
  const squares = new HoldSums(
    deck,
    values.map((pays) => pays ** 2),
  );
  const tops = new HoldSums(
    deck,
    values.map((pays) => Number(pays === top)),
  );
  const draws = drawsByHold(deck);
  const choice = bestHold(paid, draws);
  const totals = Array.from({ length: HAND_CARDS + 1 }, () => 0);
  let [square, topDraws] = [0, 0];
  forEachHand(deck, HAND_CARDS, (cards) => {
    const weight = countSuitVariants(cards);
    if (weight === 0) return;
    const held = choice(cards);
    squares.take(cards);
    tops.take(cards);
    const size = SIZES[held] ?? 0;
    totals[size] = (totals[size] ?? 0) + weight * paid.sumOf(held);
    square += (weight * squares.sumOf(held)) / (draws[held] ?? 1);
    topDraws += (weight * tops.sumOf(held)) / (draws[held] ?? 1);
  });
  const hands = choose(deck, HAND_CARDS);
  const mean = multiply(
    sumOf(
      totals.map((total, size) =>
        fraction(BigInt(total), choose(deck - HAND_CARDS, HAND_CARDS - size) * 100n),
      ),
    ),
    fraction(1n, hands),
  );
  const meanSquare = square / Number(hands) / 10_000;
  return {
    returns: mean,
    standardDeviation: Math.sqrt(meanSquare - toNumber(mean) ** 2),
    topChance: topDraws / Number(hands),
  };
}
