import { type BetMath, betMathOf } from '../../bets/bet-math.ts';
import type { Card } from '../../cards/card.ts';
import { choose } from '../../exact/choose.ts';
import { countSuitVariants, forEachHand, threeCardValueOf } from '../../poker-hands/index.ts';
import { createStandOff } from './stand-off.ts';
import { playsThreeCards, threeCardRules } from './three-card-poker.ts';

const DECK = 52;
const CARDS = 3;
const DEALER_HANDS = Number(choose(DECK - CARDS, CARDS));
const PLAY = [{ choice: 'play', hold: [] }];

interface Hand {
  readonly cards: readonly Card[];
  readonly value: number;
}

/**
 * Ante and play by the best strategy: every hand against every hand that the dealer can have beside it. What comes back is counted
 * in antes, whatever the play adds.
 */
export function threeCardMath(): BetMath {
  const { settle } = createStandOff(threeCardRules);
  const hands: Hand[] = [];
  forEachHand(DECK, CARDS, (cards) => hands.push({ cards: [...cards], value: threeCardValueOf(cards) }));
  const counts = new Map<number, number>();
  const count = (pays: number, times: number) => counts.set(pays, (counts.get(pays) ?? 0) + times);
  for (const hand of hands) {
    const weight = countSuitVariants(hand.cards);
    if (weight === 0) continue;
    if (!playsThreeCards(hand.value)) {
      count(0, weight * DEALER_HANDS);
      continue;
    }
    for (const { dealer, times } of endsOf(hand, hands)) {
      const parts = settle({ cards: [...hand.cards, ...dealer], sides: [], moves: PLAY });
      const profit = parts.reduce((sum, { pays, staked }) => sum + pays - staked, 0);
      count(100 + profit, weight * times);
    }
  }
  return betMathOf([...counts].map(([pays, times]) => ({ pays, weight: BigInt(times) })));
}

/** How a hand can end: what is paid depends on who wins only, so one hand of the dealer stands for all with the same end. */
function endsOf(hand: Hand, dealers: readonly Hand[]) {
  const [one, two, three] = hand.cards;
  const ends = new Map<number, { dealer: readonly Card[]; times: number }>();
  for (const { cards, value } of dealers) {
    if (cards.some((card) => card === one || card === two || card === three)) continue;
    const end = threeCardRules.isQualified(value) ? Math.sign(hand.value - value) : UNQUALIFIED;
    const known = ends.get(end);
    if (known) known.times += 1;
    else ends.set(end, { dealer: cards, times: 1 });
  }
  return ends.values();
}

const UNQUALIFIED = 2;
