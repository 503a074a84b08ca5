import { type BetMath, betMathOf } from '../bets/bet-math.ts';
import { forEachHand } from '../poker-hands/index.ts';
import { payOf } from './card-game.ts';
import type { SideBet } from './stand-off/stand-off.ts';

/** A side bet, exactly: every hand of the cards that it is about. @param cards of the player, and then of the board */
export function sideMath({ pays, handOf }: SideBet, cards: 3 | 5): BetMath {
  const counts = new Map<number, bigint>();
  forEachHand(52, cards, (hand) => {
    const paid = payOf(pays, handOf(hand, []));
    counts.set(paid, (counts.get(paid) ?? 0n) + 1n);
  });
  return betMathOf([...counts].map(([paid, weight]) => ({ pays: paid, weight })));
}
