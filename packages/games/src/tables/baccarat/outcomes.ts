import { RANKS } from '../../cards/card.ts';
import type { Weighted } from '../spots/spot-game.ts';
import { bankerDraws, isNatural, playerDraws, pointsOfRank } from './rules.ts';

/** What bets depend on: final points, and whether the first two cards of a hand have the same rank. */
export interface BaccaratOutcome {
  readonly player: number;
  readonly banker: number;
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
}

export const BACCARAT_DECKS = 8;
const CARDS_PER_RANK = 4 * BACCARAT_DECKS;
/** Cards that are left after the first four. */
const LEFT = RANKS.length * CARDS_PER_RANK - 4;
const POINTS = Array.from({ length: 10 }, (_, points) => points);

type RecordOutcome = (player: number, banker: number, weight: number) => void;

/**
 * Every outcome with the number of orders of six cards that give it, of 416 × 415 × … × 411 altogether. The first four cards
 * are visited by rank, third cards by points. All weights are below 2^53, so numbers are exact.
 */
export function baccaratOutcomes(): Weighted<BaccaratOutcome>[] {
  const orders = new Map<string, { outcome: BaccaratOutcome; weight: number }>();
  visitFirstFour((ranks, left, weight) => {
    const [p1 = 0, b1 = 0, p2 = 0, b2 = 0] = ranks;
    const start = { playerPair: p1 === p2, bankerPair: b1 === b2 };
    const points = (a: number, b: number) => (pointsOfRank(a) + pointsOfRank(b)) % 10;
    finish(points(p1, p2), points(b1, b2), countPoints(left), (player, banker, ways) => {
      const outcome = { player, banker, ...start };
      const key = Object.values(outcome).join();
      const found = orders.get(key);
      if (found) found.weight += weight * ways;
      else orders.set(key, { outcome, weight: weight * ways });
    });
  });
  return [...orders.values()].map(({ outcome, weight }) => ({ outcome, weight: BigInt(weight) }));
}

/** @param visit gets the ranks in the order of dealing, the cards left of each rank, and the number of orders */
function visitFirstFour(visit: (ranks: readonly number[], left: readonly number[], weight: number) => void) {
  const left = RANKS.map(() => CARDS_PER_RANK);
  const ranks: number[] = [];
  const deal = (weight: number): void => {
    if (ranks.length === 4) return visit(ranks, left, weight);
    for (const [rank, count] of left.entries()) {
      ranks.push(rank);
      left[rank] = count - 1;
      deal(weight * count);
      left[rank] = count;
      ranks.pop();
    }
  };
  deal(1);
}

function countPoints(left: readonly number[]): number[] {
  const counts = POINTS.map(() => 0);
  for (const [rank, count] of left.entries())
    counts[pointsOfRank(rank)] = (counts[pointsOfRank(rank)] ?? 0) + count;
  return counts;
}

/** Third cards. @param counts cards left by points @param record gets final points and orders of the last two cards */
function finish(player: number, banker: number, counts: readonly number[], record: RecordOutcome): void {
  if (isNatural(player, banker)) return record(player, banker, LEFT * (LEFT - 1));
  if (!playerDraws(player)) {
    if (!bankerDraws(banker, undefined)) return record(player, banker, LEFT * (LEFT - 1));
    for (const [card, count] of counts.entries()) record(player, (banker + card) % 10, count * (LEFT - 1));
    return;
  }
  for (const [third, count] of counts.entries()) {
    const total = (player + third) % 10;
    if (!bankerDraws(banker, third)) {
      record(total, banker, count * (LEFT - 1));
      continue;
    }
    for (const [card, others] of counts.entries()) {
      const ways = count * (card === third ? others - 1 : others);
      record(total, (banker + card) % 10, ways);
    }
  }
}
