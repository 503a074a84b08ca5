import type { Card } from '../cards/card.ts';
import { forEachHand } from '../poker-hands/for-each-hand.ts';
import { type PokerValue, pokerValueOf } from '../poker-hands/poker-value.ts';

export const POKER_GAMES = ['holdem', 'omaha'] as const;
export type PokerGame = (typeof POKER_GAMES)[number];

interface GameForm {
  /** Cards that each seat is dealt. */
  readonly holeCards: number;
  /** Of them, how many a hand has; null for any number. */
  readonly holeCardsUsed: number | null;
  readonly limit: 'none' | 'pot';
}

export const gameForms: Readonly<Record<PokerGame, GameForm>> = {
  holdem: { holeCards: 2, holeCardsUsed: null, limit: 'none' },
  omaha: { holeCards: 4, holeCardsUsed: 2, limit: 'pot' },
};

export interface BestHand {
  readonly value: PokerValue;
  readonly cards: readonly Card[];
}

const HAND = 5;

/** Calls `visit` with every hand of five that the game allows. */
function forEachFive(
  game: PokerGame,
  hole: readonly Card[],
  board: readonly Card[],
  visit: (cards: readonly Card[]) => void,
): void {
  const used = gameForms[game].holeCardsUsed;
  const pick = (from: readonly Card[], indexes: readonly number[]) =>
    indexes.map((index) => from[index] as Card);
  if (used === null) {
    const all = [...hole, ...board];
    forEachHand(all.length, HAND, (indexes) => visit(pick(all, indexes)));
    return;
  }
  const sets: Card[][] = [];
  forEachHand(board.length, HAND - used, (indexes) => void sets.push(pick(board, indexes)));
  forEachHand(hole.length, used, (indexes) => {
    const own = pick(hole, indexes);
    for (const set of sets) visit([...own, ...set]);
  });
}

/** What a seat's cards are worth with a board of three cards or more. */
export function holdingValueOf(game: PokerGame, hole: readonly Card[], board: readonly Card[]): PokerValue {
  if (gameForms[game].holeCardsUsed === null) return pokerValueOf([...hole, ...board]);
  let best = 0;
  forEachFive(game, hole, board, (cards) => {
    best = Math.max(best, pokerValueOf(cards));
  });
  return best;
}

/** The five cards that make the value, for those who show them. */
export function bestHandOf(game: PokerGame, hole: readonly Card[], board: readonly Card[]): BestHand {
  let best: BestHand = { value: 0, cards: [] };
  forEachFive(game, hole, board, (cards) => {
    const value = pokerValueOf(cards);
    if (value > best.value || best.cards.length === 0) best = { value, cards };
  });
  return best;
}
