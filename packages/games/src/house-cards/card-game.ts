import type { Hundredths } from '../bets/pay.ts';
import type { Card } from '../cards/card.ts';

/** What a player does next. */
export interface CardMove {
  /** Id of one of the choices that the view offers. */
  readonly choice: string;
  /** Positions of the cards that are held, ascending; empty for games without a second draw. */
  readonly hold: readonly number[];
}

/** A round against the house: its cards are all drawn at its start. JSON as it is. */
export interface CardRound {
  readonly cards: readonly Card[];
  /** Ids of the side bets, each of one ante. */
  readonly sides: readonly string[];
  readonly moves: readonly CardMove[];
}

/** Cards that lie together. */
export interface CardRow {
  readonly owner: 'dealer' | 'board' | 'player';
  /** Null is face down. */
  readonly cards: readonly (Card | null)[];
  /** Id of what the cards make, once that can be said. */
  readonly hand: string | null;
  /** Whether the next decision is about it. */
  readonly isNext: boolean;
}

/** A decision that can be taken now. */
export interface CardChoice {
  readonly id: string;
  /** The stake that it adds, in antes. */
  readonly adds: number;
}

/** What the player may see of a round. Without choices it is over. */
export interface CardView {
  readonly rows: readonly CardRow[];
  readonly choices: readonly CardChoice[];
  /** Whether the next choice also names cards to hold. */
  readonly holds: boolean;
}

/** What became of one stake of a round. Both in hundredths of the ante, the pay with the stake in it. */
export interface CardPart {
  /** Such as `ante`, `call` or the id of a side bet. */
  readonly bet: string;
  readonly staked: Hundredths;
  readonly pays: Hundredths;
}

/** What a bet pays by hand, the best first, in profit to one of it. */
export interface PayLines {
  readonly bet: string;
  readonly lines: readonly (readonly [hand: string, toOne: number])[];
}

/** A card game of one player against the house. */
export interface CardGame {
  readonly deck: 52 | 53;
  /** Cards of a round, hidden ones included. */
  readonly dealt: number;
  /** Hands that the player plays, each with an ante. */
  readonly hands: number;
  readonly sides: readonly string[];
  readonly pays: readonly PayLines[];
  /** The most that a round can pay with all its bets, in hundredths of the ante. */
  readonly topPay: Hundredths;
  /** The largest stake that one decision adds, in antes. */
  readonly mostAdded: number;
  view(round: CardRound): CardView;
  /** The stakes of a round that is over. */
  settle(round: CardRound): readonly CardPart[];
}

/** What a bet pays for a hand, stake included; 0 if it pays nothing. */
export function payOf({ lines }: PayLines, hand: string | null): Hundredths {
  const line = lines.find(([name]) => name === hand);
  return line === undefined ? 0 : (line[1] + 1) * 100;
}

export function topOf({ lines }: PayLines): Hundredths {
  return Math.max(...lines.map(([, toOne]) => (toOne + 1) * 100));
}
