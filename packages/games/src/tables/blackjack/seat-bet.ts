import { CARDS_PER_DECK } from '../../cards/card.ts';
import { parseStake } from '../spots/bet.ts';
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

/** One bet of the wire, `{ seat: 3, stakeMinor: "1250" }`; null if there is no such seat or the stake is malformed. */
export function parseSeatBet(input: unknown): SeatBet | null {
  const { seat, stakeMinor: stakeInput } = fieldsOf(input);
  const stakeMinor = parseStake(stakeInput);
  return isWithin(seat, 1, BLACKJACK_SEATS) && stakeMinor !== null ? { seat, stakeMinor } : null;
}

/** All bets of a player on a round; null if one is malformed, two are on the same seat, or there are none. */
export function parseSeatBets(input: unknown): SeatBet[] | null {
  if (!Array.isArray(input) || input.length === 0 || input.length > BLACKJACK_SEATS) return null;
  const bets = input.map((bet: unknown) => parseSeatBet(bet)).filter((bet) => bet !== null);
  return new Set(bets.map(({ seat }) => seat)).size === input.length ? bets : null;
}

/**
 * A move of the wire, `{ seat: 3, hand: 0, action: "hit", dealt: 9 }`; null if it is malformed. The round says if it is
 * allowed.
 */
export function parseBlackjackMove(input: unknown): BlackjackMove | null {
  const { seat, hand, action: name, dealt } = fieldsOf(input);
  const action = actions.find((known) => known === name);
  if (!isWithin(seat, 1, BLACKJACK_SEATS) || !isWithin(hand, 0, MOST_HANDS - 1)) return null;
  return action !== undefined && isWithin(dealt, 0, SHOE) ? { seat, hand, action, dealt } : null;
}

function fieldsOf(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null ? { ...input } : {};
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}
