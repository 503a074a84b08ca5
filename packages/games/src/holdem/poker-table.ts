import type { Positions } from './hand-state.ts';
import type { PokerHandPlay } from './play-hand.ts';
import { PokerRefusal } from './poker-refusal.ts';
import { checkTableRules, type TableRules } from './table-rules.ts';

export interface TableSeat {
  readonly player: string;
  /** At the start of the hand while one is running, so that a table that dies gives back everything. */
  readonly stackMinor: bigint;
  /** Bought during a hand, and added after it. */
  readonly addedMinor: bigint;
  readonly timeBankMs: number;
  /** Turns in a row that ran out. */
  readonly missedTurns: number;
  readonly isSittingOut: boolean;
  /** Leaves with its chips when the hand is over. Until then it checks or folds at once. */
  readonly isLeaving: boolean;
  readonly isEntering: boolean;
}

/** Chips that left the table with a player. */
export interface Departure {
  readonly player: string;
  readonly seat: number;
  readonly amountMinor: bigint;
}

/** A table with its secrets, for the server only; others get `pokerViewOf`. Every change gives another table. */
export interface PokerTable {
  readonly rules: TableRules;
  /** By number, null if free. */
  readonly seats: readonly (TableSeat | null)[];
  readonly firstButton: number;
  readonly positions: Positions | null;
  /** The running hand, or the last one. */
  readonly hand: PokerHandPlay | null;
  readonly turnStartedAtMs: number;
  /** All rake taken so far. */
  readonly rakeMinor: bigint;
  /** To be paid out by the caller, who takes them with `takeDepartures`. */
  readonly departures: readonly Departure[];
}

/** @param firstButton a seat, by lot @throws PokerRefusal `bad-rules` */
export function openPokerTable(rules: TableRules, firstButton = 0): PokerTable {
  return {
    rules: checkTableRules(rules),
    seats: Array.from({ length: rules.seats }, () => null),
    firstButton: firstButton % rules.seats,
    positions: null,
    hand: null,
    turnStartedAtMs: 0,
    rakeMinor: 0n,
    departures: [],
  };
}

export function isHandRunning({ hand }: PokerTable): boolean {
  return hand !== null && hand.state.outcome === null;
}

function isInHand(table: PokerTable, seat: number): boolean {
  return isHandRunning(table) && table.hand?.state.seats.some((known) => known.seat === seat) === true;
}

/** @throws PokerRefusal `no-such-seat` if nobody sits there */
export function tableSeatOf({ seats }: PokerTable, seat: number): TableSeat {
  const found = seats[seat] ?? null;
  if (found === null) throw new PokerRefusal('no-such-seat', `nobody sits at seat ${seat}`);
  return found;
}

export function changeTableSeat(table: PokerTable, seat: number, change: Partial<TableSeat>): PokerTable {
  const changed = { ...tableSeatOf(table, seat), ...change };
  return { ...table, seats: table.seats.map((known, index) => (index === seat ? changed : known)) };
}

/** @throws PokerRefusal `no-such-seat`, `seat-taken`, `already-seated` or `buy-in` */
export function sitDown(
  table: PokerTable,
  { seat, player, buyInMinor }: { seat: number; player: string; buyInMinor: bigint },
): PokerTable {
  const { rules, seats } = table;
  if (!Number.isInteger(seat) || seat < 0 || seat >= rules.seats) {
    throw new PokerRefusal('no-such-seat', `the table has ${rules.seats} seats`);
  }
  if (seats[seat] !== null) throw new PokerRefusal('seat-taken', `somebody sits at seat ${seat}`);
  if (seats.some((known) => known?.player === player)) {
    throw new PokerRefusal('already-seated', 'a player has one seat');
  }
  if (buyInMinor < rules.minBuyInMinor || buyInMinor > rules.maxBuyInMinor) {
    throw new PokerRefusal(
      'buy-in',
      `from ${rules.minBuyInMinor} to ${rules.maxBuyInMinor}, not ${buyInMinor}`,
    );
  }
  const taken: TableSeat = {
    player,
    stackMinor: buyInMinor,
    addedMinor: 0n,
    timeBankMs: rules.timeBankMs,
    missedTurns: 0,
    isSittingOut: false,
    isLeaving: false,
    isEntering: true,
  };
  return { ...table, seats: seats.map((known, index) => (index === seat ? taken : known)) };
}

/**
 * Seats a player of an earlier process of the room again, with the chips that the seat had, whatever the limits of a buy-in. It sits
 * out until its player is back.
 *
 * @throws PokerRefusal `seat-taken`
 */
export function returnToSeat(
  table: PokerTable,
  { seat, player, stackMinor }: { seat: number; player: string; stackMinor: bigint },
): PokerTable {
  const seated = sitDown(table, { seat, player, buyInMinor: table.rules.minBuyInMinor });
  return changeTableSeat(seated, seat, { stackMinor, isSittingOut: true });
}

/**
 * Buys more chips, up to the largest buy-in; during a hand they are added after it, counted with the stack at its start.
 *
 * @throws PokerRefusal `no-such-seat` or `buy-in`
 */
export function addChips(table: PokerTable, seat: number, amountMinor: bigint): PokerTable {
  const { stackMinor, addedMinor, isLeaving } = tableSeatOf(table, seat);
  const total = stackMinor + addedMinor + amountMinor;
  if (amountMinor <= 0n || isLeaving || total > table.rules.maxBuyInMinor) {
    throw new PokerRefusal('buy-in', `a stack of up to ${table.rules.maxBuyInMinor}, not ${total}`);
  }
  return isInHand(table, seat)
    ? changeTableSeat(table, seat, { addedMinor: addedMinor + amountMinor })
    : changeTableSeat(table, seat, { stackMinor: total });
}

/** Is not dealt in from the next hand on. */
export function sitOut(table: PokerTable, seat: number): PokerTable {
  return tableSeatOf(table, seat).isSittingOut ? table : changeTableSeat(table, seat, { isSittingOut: true });
}

/** Is dealt in again from the next hand on. */
export function sitIn(table: PokerTable, seat: number): PokerTable {
  const { isSittingOut, missedTurns } = tableSeatOf(table, seat);
  if (!isSittingOut && missedTurns === 0) return table;
  return changeTableSeat(table, seat, { isSittingOut: false, missedTurns: 0 });
}

/** Leaves with all chips: at once, or after the hand that the seat is in. */
export function leaveTable(table: PokerTable, seat: number): PokerTable {
  const leaving = changeTableSeat(table, seat, { isLeaving: true });
  return isInHand(table, seat) ? leaving : removeLeaving(leaving);
}

/** Hands out what is to be paid, once. */
export function takeDepartures(table: PokerTable): { table: PokerTable; departures: readonly Departure[] } {
  return { table: { ...table, departures: [] }, departures: table.departures };
}

/** Frees the seats of those who leave and are in no hand. */
export function removeLeaving(table: PokerTable): PokerTable {
  const isGone = (seat: number) => table.seats[seat]?.isLeaving === true && !isInHand(table, seat);
  const gone = table.seats.flatMap((known, seat) =>
    known !== null && isGone(seat)
      ? [{ player: known.player, seat, amountMinor: known.stackMinor + known.addedMinor }]
      : [],
  );
  return {
    ...table,
    seats: table.seats.map((known, seat) => (isGone(seat) ? null : known)),
    departures: [...table.departures, ...gone],
  };
}
