import type { Card } from '../../cards/card.ts';
import type { TableHistoryEntry } from '../spots/spot-game.ts';
import { allowedBlackjackActions } from './act.ts';
import { handValueOf, isBust, isNatural } from './hand-value.ts';
import type { BlackjackAction, BlackjackRound } from './round.ts';

/** A round as everybody at the table sees it: without the shoe, and without the dealer's second card until the end. */
export interface BlackjackView extends Omit<BlackjackRound, 'shoe'> {
  /** What each seat may do now; seats that may do nothing are absent. */
  readonly allowed: readonly { readonly seat: number; readonly actions: readonly BlackjackAction[] }[];
}

export function blackjackViewOf(round: BlackjackRound): BlackjackView {
  const { dealt, seats, phase, turn } = round;
  const dealer: readonly Card[] = phase === 'over' ? round.dealer : round.dealer.slice(0, 1);
  const allowed = seats
    .map(({ seat }) => ({ seat, actions: allowedBlackjackActions(round, seat) }))
    .filter(({ actions }) => actions.length > 0);
  return { dealt, seats, dealer, phase, turn, allowed };
}

/** The dealer's final hand: `BJ`, `BUST` or the total. */
export function blackjackHistory({ dealer }: Pick<BlackjackRound, 'dealer'>): TableHistoryEntry {
  if (isNatural(dealer)) return { result: 'BJ' };
  return { result: isBust(dealer) ? 'BUST' : String(handValueOf(dealer).total) };
}
