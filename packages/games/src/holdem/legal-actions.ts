import {
  betToMatch,
  type HandSeat,
  handSeatOf,
  type HandState,
  hasOpponentWithChips,
  paidInMinor,
  seatToAct,
} from './hand-state.ts';
import type { SeatActed } from './hand-events.ts';
import { gameForms } from './poker-game.ts';
import { PokerRefusal } from './poker-refusal.ts';

/** What a player decides. A bet or raise names the bet of the seat in this round afterwards, so one amount a turn. */
export type PokerDecision =
  | { readonly action: 'fold' | 'check' | 'call' }
  | { readonly action: 'bet' | 'raise'; readonly toMinor: bigint };

/** What the seat whose turn it is may do. It may always fold. */
export interface LegalActions {
  readonly seat: number;
  readonly canCheck: boolean;
  /** What a call pays, which may be the whole stack; null if there is nothing to call. */
  readonly callMinor: bigint | null;
  /** Null if it may not bet or raise. Both limits are equal if only an all-in is left. */
  readonly raise: {
    readonly action: 'bet' | 'raise';
    readonly minToMinor: bigint;
    readonly maxToMinor: bigint;
  } | null;
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

export function legalActionsOf(state: HandState): LegalActions | null {
  const turn = seatToAct(state);
  const seat = turn === null ? undefined : handSeatOf(state, turn);
  if (seat === undefined) return null;
  const missing = betToMatch(state, seat.seat) - seat.betMinor;
  return {
    seat: seat.seat,
    canCheck: missing <= 0n,
    callMinor: missing > 0n ? least(missing, seat.stackMinor) : null,
    raise: raiseOf(state, seat),
  };
}

function raiseOf(state: HandState, seat: HandSeat): LegalActions['raise'] {
  const { betMinor, raiseMinor, rules } = state;
  const allInTo = seat.betMinor + seat.stackMinor;
  if (allInTo <= betMinor || !hasOpponentWithChips(state, seat.seat) || !isReopened(state, seat)) return null;
  const action = betMinor === 0n ? 'bet' : 'raise';
  const fullTo = betMinor + raiseMinor;
  const potTo = betMinor + paidInMinor(state) + (betMinor - seat.betMinor);
  const limitTo = gameForms[rules.game].limit === 'pot' && potTo > fullTo ? potTo : fullTo;
  const maxToMinor = gameForms[rules.game].limit === 'pot' ? least(allInTo, limitTo) : allInTo;
  return { action, minToMinor: least(fullTo, maxToMinor), maxToMinor };
}

/** Who has acted may raise again only if the bets since then, several short ones together, add up to a full raise. */
function isReopened({ betMinor, raiseMinor }: HandState, { actedAtMinor }: HandSeat): boolean {
  return actedAtMinor === null || betMinor - actedAtMinor >= raiseMinor;
}

/**
 * The event of a decision.
 *
 * @throws PokerRefusal `not-your-turn`, `not-allowed` or `amount`
 */
export function decide(
  state: HandState,
  seat: number,
  decision: PokerDecision,
  by: SeatActed['by'],
): SeatActed {
  const legal = legalActionsOf(state);
  const actor = handSeatOf(state, seat);
  if (legal?.seat !== seat || actor === undefined) {
    throw new PokerRefusal('not-your-turn', `it is not the turn of seat ${seat}`);
  }
  const paysMinor = paysOf(legal, actor, decision);
  return {
    kind: 'act',
    seat,
    action: decision.action,
    paysMinor,
    toMinor: actor.betMinor + paysMinor,
    isAllIn: paysMinor > 0n && paysMinor === actor.stackMinor,
    by,
  };
}

function paysOf(legal: LegalActions, actor: HandSeat, decision: PokerDecision): bigint {
  const { action } = decision;
  switch (action) {
    case 'fold':
      return 0n;
    case 'check':
      if (!legal.canCheck) throw new PokerRefusal('not-allowed', 'there is a bet to call');
      return 0n;
    case 'call':
      if (legal.callMinor === null) throw new PokerRefusal('not-allowed', 'there is nothing to call');
      return legal.callMinor;
    case 'bet':
    case 'raise': {
      const { raise } = legal;
      if (raise?.action !== action) throw new PokerRefusal('not-allowed', `no ${action} is possible`);
      const { toMinor } = decision;
      if (toMinor > raise.maxToMinor || toMinor < raise.minToMinor) {
        throw new PokerRefusal('amount', `from ${raise.minToMinor} to ${raise.maxToMinor}, not ${toMinor}`);
      }
      return toMinor - actor.betMinor;
    }
  }
}

/** What is done for a player whose time ran out: check if that is free, else fold. */
export function decisionByRule(state: HandState): PokerDecision {
  return { action: legalActionsOf(state)?.canCheck === true ? 'check' : 'fold' };
}
