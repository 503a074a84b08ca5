import { openPokerTable, type PokerTable, returnToSeat, type TableRules } from '@baize/games';

import type { WagerBook } from '../wagers/wager-book.ts';
import type { Wager } from '../wagers/wager.ts';
import { houseChips } from './house-opponents.ts';

/** A player at a table: who it is, and the stakes with which the chips were bought, the buy-in first. */
export interface Holder {
  /** Brand and player. */
  readonly owner: string;
  readonly name: string;
  readonly wagers: readonly Wager[];
  /** When the last of the player's pages was closed; null while one is open. */
  readonly absentSinceMs: number | null;
  /** Since when the seat has not been playing, for whatever reason; null while it does. */
  readonly idleSinceMs: number | null;
}

export function newHolder(owner: string, name: string, buyIn: Wager): Holder {
  return { owner, name, wagers: [buyIn], absentSinceMs: null, idleSinceMs: null };
}

/** Chips that left the table and are not paid yet. */
export interface Owed {
  readonly holder: Holder;
  readonly amountMinor: bigint;
}

interface StoredSeat {
  readonly owner: string;
  readonly name: string;
  /** Ids, the buy-in first. */
  readonly wagers: readonly string[];
  readonly chips: number;
}

/** What the house had won less what it had lost at the start of a day, with the chips of its opponents. */
export interface HouseDay {
  /** Of UTC. */
  readonly day: string;
  readonly startMinor: number;
}

/** A table between two hands, as it is stored before anyone sees it. The newest entry of a table counts. */
export interface StoredTable {
  /** Id and currency. */
  readonly table: string;
  readonly seats: readonly (StoredSeat & { readonly seat: number })[];
  readonly owed: readonly StoredSeat[];
  /** What the house has won less what it has lost, with the chips of its opponents. */
  readonly house: number;
  /** Of the day of the last hand; absent before the first. */
  readonly houseDay?: HouseDay;
  readonly rake: number;
}

/** All of a table that money depends on. */
export interface TableMoney {
  readonly table: PokerTable;
  readonly holders: ReadonlyMap<string, Holder>;
  readonly owed: readonly Owed[];
  /** What the house has won less what it has lost, without the chips of its opponents. */
  readonly houseMinor: bigint;
  /** Null before the first hand. */
  readonly houseDay: HouseDay | null;
}

const idsOf = ({ wagers }: Holder): string[] => wagers.map(({ id }) => id);

export function storedTable(
  key: string,
  { table, holders, owed, houseMinor, houseDay }: TableMoney,
): StoredTable {
  return {
    table: key,
    seats: table.seats.flatMap((known, seat) => {
      const holder = known === null ? undefined : holders.get(known.player);
      if (known === null || holder === undefined) return [];
      const { owner, name } = holder;
      return [
        { seat, owner, name, wagers: idsOf(holder), chips: Number(known.stackMinor + known.addedMinor) },
      ];
    }),
    owed: owed.map(({ holder, amountMinor }) => ({
      owner: holder.owner,
      name: holder.name,
      wagers: idsOf(holder),
      chips: Number(amountMinor),
    })),
    house: Number(houseMinor + houseChips(table)),
    ...(houseDay !== null && { houseDay }),
    rake: Number(table.rakeMinor),
  };
}

/** The ids of all stakes that a stored table has chips for. */
export function wagersOfStored({ seats, owed }: StoredTable): string[] {
  return [...seats, ...owed].flatMap(({ wagers }) => wagers);
}

/**
 * A table as an earlier process left it: hands that were running are cancelled, since only chips between two hands are stored. What
 * the book does not know as open was paid by that process.
 */
export function restoreTable(
  rules: TableRules,
  stored: StoredTable,
  book: Pick<WagerBook, 'find'>,
  nowMs: number,
): TableMoney {
  const holders = new Map<string, Holder>();
  const owed: Owed[] = [];
  let table: PokerTable = { ...openPokerTable(rules), rakeMinor: BigInt(stored.rake) };
  const holderOf = ({ owner, name, wagers }: StoredSeat): Holder | null => {
    const open = wagers.map((id) => book.find(id)).filter((wager) => wager?.state === 'open');
    const known = open.filter((wager) => wager !== null);
    if (known.length === 0) return null;
    return { owner, name, wagers: known, absentSinceMs: nowMs, idleSinceMs: nowMs };
  };
  for (const seat of stored.seats) {
    const holder = holderOf(seat);
    if (holder === null) continue;
    const isSeat = seat.seat < rules.seats && table.seats[seat.seat] === null && !holders.has(seat.name);
    if (isSeat) {
      table = returnToSeat(table, { seat: seat.seat, player: seat.name, stackMinor: BigInt(seat.chips) });
      holders.set(seat.name, holder);
    } else owed.push({ holder, amountMinor: BigInt(seat.chips) });
  }
  for (const debt of stored.owed) {
    const holder = holderOf(debt);
    if (holder !== null) owed.push({ holder, amountMinor: BigInt(debt.chips) });
  }
  const { house, houseDay = null } = stored;
  return { table, holders, owed, houseMinor: BigInt(house), houseDay };
}

/** The newest entry of each table. */
export function newestTables(entries: readonly StoredTable[]): StoredTable[] {
  return [...new Map(entries.map((entry) => [entry.table, entry])).values()];
}
