import { RANKS, rankOf } from '../cards/card.ts';
import { type PokerHand, pokerHandOf } from '../poker-hands/poker-value.ts';
import type { BestHand } from './poker-game.ts';

/** What a hand is called: its class, and the ranks that words for it need. */
export interface HandName {
  readonly kind: PokerHand;
  /** Numbers of `RANKS`: of pairs and the like those that make it, of others the highest. A straight from the ace ends with five. */
  readonly ranks: readonly number[];
}

const ACE = 0;
const FIVE = 4;

/** An ace is above a king. */
const height = (rank: number): number => (rank === ACE ? RANKS.length : rank);

export function nameHand({ value, cards }: BestHand): HandName {
  const kind = pokerHandOf(value);
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(rankOf(card), (counts.get(rankOf(card)) ?? 0) + 1);
  const ranks = [...counts.keys()].toSorted(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || height(b) - height(a),
  );
  const made = ranks.filter((rank) => (counts.get(rank) ?? 0) > 1);
  if (made.length > 0) return { kind, ranks: made };
  const isWheel = kind.includes('straight') && ranks.includes(ACE) && ranks.includes(FIVE);
  return { kind, ranks: [isWheel ? FIVE : (ranks[0] ?? ACE)] };
}
