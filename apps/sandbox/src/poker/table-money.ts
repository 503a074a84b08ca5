import { nextDealOf, type PokerTable, takeDepartures } from '@baize/games';

import { isOverdue } from '../wagers/overdue-rounds.ts';
import type { Clock } from '@baize/clock';
import { houseChips, isHouse } from './house-opponents.ts';
import type { LeaveReason } from './table-messages.ts';
import type { Holder, TableMoney } from './table-store.ts';

/** A player whose pages are all closed leaves after this. */
export const ABSENT_MS = 3 * 60_000;
/** A seat that does not play, or has no chips, is left after this. */
export const IDLE_MS = 10 * 60_000;

/** Chips of those who have left the table are owed to them, or the house's again. */
export function releaseDepartures(money: TableMoney): TableMoney {
  const { table, departures } = takeDepartures(money.table);
  const holders = new Map(money.holders);
  const owed = [...money.owed];
  let { houseMinor } = money;
  for (const { player, amountMinor } of departures) {
    const holder = holders.get(player);
    if (isHouse(player)) houseMinor += amountMinor;
    if (holder === undefined) continue;
    owed.push({ holder, amountMinor });
    holders.delete(player);
  }
  return { ...money, table, holders, owed, houseMinor };
}

/** The house pays for the chips of its opponents. */
export function withHouse(money: TableMoney, table: PokerTable): TableMoney {
  const gone = table.departures.reduce(
    (sum, { player, amountMinor }) => (isHouse(player) ? sum + amountMinor : sum),
    0n,
  );
  const boughtMinor = houseChips(table) + gone - houseChips(money.table);
  return releaseDepartures({ ...money, table, houseMinor: money.houseMinor - boughtMinor });
}

export function changeHolder(money: TableMoney, owner: string, change: Partial<Holder>): TableMoney {
  const found = [...money.holders.values()].find((holder) => holder.owner === owner);
  if (found === undefined) return money;
  return { ...money, holders: new Map(money.holders).set(found.name, { ...found, ...change }) };
}

export function seatOfOwner({ table, holders }: TableMoney, owner: string): number | null {
  const seat = table.seats.findIndex((known) => known !== null && holders.get(known.player)?.owner === owner);
  return seat === -1 ? null : seat;
}

/** All holders with the times since which they are absent, and do not play. */
export function noteTimes(
  money: TableMoney,
  isPresent: (owner: string) => boolean,
  nowMs: number,
): TableMoney {
  const holders = [...money.holders].map(([name, holder]): [string, Holder] => {
    const seat = money.table.seats.find((known) => known?.player === name);
    const isIdle = seat == null || seat.isSittingOut || seat.stackMinor + seat.addedMinor === 0n;
    const absentSinceMs = isPresent(holder.owner) ? null : (holder.absentSinceMs ?? nowMs);
    return [name, { ...holder, absentSinceMs, idleSinceMs: isIdle ? (holder.idleSinceMs ?? nowMs) : null }];
  });
  return { ...money, holders: new Map(holders) };
}

/** Who would be dealt in now, in the order of the seats. */
export function playersToDeal(table: PokerTable): string[] {
  return (nextDealOf(table)?.seats ?? []).map(({ seat }) => table.seats[seat]?.player ?? '');
}

/** Why a player has to leave now; null if there is no reason. */
export function lateReason({ absentSinceMs, idleSinceMs, wagers }: Holder, clock: Clock): LeaveReason | null {
  const nowMs = clock.now().getTime();
  if (absentSinceMs !== null && nowMs - absentSinceMs >= ABSENT_MS) return 'absent';
  if (idleSinceMs !== null && nowMs - idleSinceMs >= IDLE_MS) return 'idle';
  const [buyIn] = wagers;
  return buyIn !== undefined && isOverdue(buyIn, clock) ? 'long' : null;
}
