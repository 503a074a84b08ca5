import { type Dealable, type NextDeal, nextDeal } from './blinds.ts';
import type { DeckSeal } from './deck-seal.ts';
import { seatToAct } from './hand-state.ts';
import type { PokerDecision } from './legal-actions.ts';
import { actByRule, actInHand, cancelHandPlay, type PokerHandPlay, startHand } from './play-hand.ts';
import { PokerRefusal } from './poker-refusal.ts';
import {
  changeTableSeat,
  isHandRunning,
  type PokerTable,
  removeLeaving,
  type TableSeat,
  tableSeatOf,
} from './poker-table.ts';

/** Until when the seat whose turn it is may act. Times are instants in milliseconds. */
export interface TurnClock {
  readonly seat: number;
  /** From here on it uses its time bank. */
  readonly bankFromMs: number;
  readonly endsAtMs: number;
}

/** Who would be dealt in; null if a hand is running or there are too few. */
export function nextDealOf(table: PokerTable): NextDeal | null {
  if (isHandRunning(table)) return null;
  const dealable = table.seats.flatMap((known, seat): Dealable[] =>
    known !== null && known.stackMinor > 0n && !known.isSittingOut && !known.isLeaving
      ? [{ seat, isEntering: known.isEntering }]
      : [],
  );
  return nextDeal(table.rules.seats, dealable, table.positions, table.firstButton);
}

/**
 * Starts a hand. The commitment of the seal has to be shown before, and the players' seeds come after it.
 *
 * @throws PokerRefusal `hand-running` or `too-few-seats`
 */
export function dealPokerHand(
  table: PokerTable,
  deal: {
    readonly id: string;
    readonly seal: DeckSeal;
    readonly playerSeeds: readonly string[];
    readonly nowMs: number;
  },
): PokerTable {
  if (isHandRunning(table)) throw new PokerRefusal('hand-running', 'a hand is running');
  const next = nextDealOf(table);
  if (next === null) throw new PokerRefusal('too-few-seats', 'fewer than two seats can be dealt in');
  const { id, seal, playerSeeds, nowMs } = deal;
  const hand = startHand({
    id,
    rules: table.rules,
    positions: next.positions,
    seats: next.seats.map((dealt) => {
      const { player, stackMinor } = tableSeatOf(table, dealt.seat);
      return { ...dealt, player, stackMinor };
    }),
    seal,
    playerSeeds,
  });
  const dealt = new Set(next.seats.map(({ seat }) => seat));
  const seats = table.seats.map((known, seat) => known && afterDeal(known, table, dealt.has(seat)));
  return settleIfOver({ ...table, seats, hand, positions: next.positions, turnStartedAtMs: nowMs });
}

/** Who was not dealt in missed a blind, and enters when it comes back. */
function afterDeal(seat: TableSeat, { rules }: PokerTable, isDealt: boolean): TableSeat {
  if (!isDealt) return { ...seat, isEntering: true };
  const timeBankMs = Math.min(rules.timeBankMs, seat.timeBankMs + rules.timeBankGainMs);
  return { ...seat, isEntering: false, timeBankMs };
}

function runningHand(table: PokerTable): PokerHandPlay {
  if (table.hand === null || !isHandRunning(table)) throw new PokerRefusal('no-hand', 'no hand is running');
  return table.hand;
}

/**
 * A decision of a player, in time or not: `expirePokerTurn` decides when time is over.
 *
 * @throws PokerRefusal `no-hand`, `not-your-turn`, `not-allowed` or `amount`
 */
export function actAtTable(
  table: PokerTable,
  seat: number,
  decision: PokerDecision,
  nowMs: number,
): PokerTable {
  const hand = actInHand(runningHand(table), seat, decision);
  const clock = pokerTurnClockOf(table);
  const usedMs = Math.max(0, nowMs - (clock?.bankFromMs ?? nowMs));
  const timeBankMs = Math.max(0, tableSeatOf(table, seat).timeBankMs - usedMs);
  const acted = changeTableSeat(table, seat, { timeBankMs, missedTurns: 0 });
  return settleIfOver({ ...acted, hand, turnStartedAtMs: nowMs });
}

/** Null if it is nobody's turn. Who is leaving has no time: nobody waits for them. */
export function pokerTurnClockOf(table: PokerTable): TurnClock | null {
  const seat = table.hand === null ? null : seatToAct(table.hand.state);
  if (seat === null) return null;
  const { isLeaving, timeBankMs } = tableSeatOf(table, seat);
  const bankFromMs = table.turnStartedAtMs + (isLeaving ? 0 : table.rules.turnMs);
  return { seat, bankFromMs, endsAtMs: bankFromMs + (isLeaving ? 0 : timeBankMs) };
}

/**
 * Acts by the rule for the seat whose time is over, whether its player is connected or not: check if that is free, else fold.
 * After too many turns in a row it sits out from the next hand on.
 *
 * @returns the same table if no time is over
 */
export function expirePokerTurn(table: PokerTable, nowMs: number): PokerTable {
  const clock = pokerTurnClockOf(table);
  if (clock === null || nowMs < clock.endsAtMs) return table;
  const { isLeaving, isSittingOut, missedTurns } = tableSeatOf(table, clock.seat);
  const missed = missedTurns + 1;
  const expired = changeTableSeat(table, clock.seat, {
    missedTurns: missed,
    isSittingOut: isSittingOut || missed >= table.rules.sitOutAfter,
    ...(isLeaving ? {} : { timeBankMs: 0 }),
  });
  return settleIfOver({ ...expired, hand: actByRule(runningHand(table)), turnStartedAtMs: nowMs });
}

/** Ends the running hand, if there is one: all chips are where they were at its start. */
export function cancelPokerHand(table: PokerTable): PokerTable {
  if (table.hand === null || !isHandRunning(table)) return table;
  return settleIfOver({ ...table, hand: cancelHandPlay(table.hand) });
}

/** After a hand the stacks are those of its end, added chips are in play and who leaves is gone. */
function settleIfOver(table: PokerTable): PokerTable {
  const state = table.hand?.state;
  if (state === undefined || state.outcome === null) return table;
  const stacks = new Map(state.seats.map(({ seat, stackMinor }) => [seat, stackMinor]));
  const seats = table.seats.map((known, seat) => {
    const stackMinor = stacks.get(seat);
    if (known === null || stackMinor === undefined) return known;
    return { ...known, stackMinor: stackMinor + known.addedMinor, addedMinor: 0n };
  });
  return removeLeaving({ ...table, seats, rakeMinor: table.rakeMinor + state.rakeMinor });
}
