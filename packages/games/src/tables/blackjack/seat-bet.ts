import {
  readChoice,
  readFields,
  readList,
  readMinorUnits,
  readWhole,
  refuseDuplicates,
} from '../../bets/read-bets.ts';
import { CARDS_PER_DECK } from '../../cards/card.ts';
import { BLACKJACK_DECKS } from './deal.ts';
import { BLACKJACK_SEATS, type BlackjackAction, type BlackjackMove, MOST_HANDS } from './round.ts';

export interface SeatBet {
  /** 1 to 7. */
  readonly seat: number;
  /** Minor units, more than 0. */
  readonly stakeMinor: bigint;
}

const SHOE = BLACKJACK_DECKS * CARDS_PER_DECK;
const actions: readonly BlackjackAction[] = ['insure', 'decline', 'hit', 'stand', 'double', 'split'];

/**
 * A player's bets on a round, from untrusted JSON: `[{ "seat": 3, "stakeMinor": "1250" }]`. `limitProblemOf` compares each
 * with the limits of the table.
 *
 * @throws InvalidBet
 */
export function readSeatBets(json: unknown): SeatBet[] {
  const bets = readList(json, BLACKJACK_SEATS).map((entry): SeatBet => {
    const { seat, stakeMinor } = readFields(entry, ['seat', 'stakeMinor']);
    return { seat: readWhole(seat, 1, BLACKJACK_SEATS), stakeMinor: readMinorUnits(stakeMinor) };
  });
  refuseDuplicates(bets, ({ seat }) => seat);
  return bets;
}

/**
 * A move from untrusted JSON: `{ "seat": 3, "hand": 0, "action": "hit", "dealt": 9 }`. The round says if it is allowed.
 *
 * @throws InvalidBet
 */
export function readBlackjackMove(json: unknown): BlackjackMove {
  const { seat, hand, action, dealt } = readFields(json, ['seat', 'hand', 'action', 'dealt']);
  return {
    seat: readWhole(seat, 1, BLACKJACK_SEATS),
    hand: readWhole(hand, 0, MOST_HANDS - 1),
    action: readChoice(action, actions),
    dealt: readWhole(dealt, 0, SHOE),
  };
}
