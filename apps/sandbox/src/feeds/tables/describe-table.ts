import type { LiveTableChange, LiveTableFrame } from '@baize/providers';

import type { LiveTable } from '../../tables/live-table.ts';
import { tableLimits } from '../../tables/table-limits.ts';
import { isFed } from '../../tables/table-seed.ts';

/** The complete table, as the lobby shows it; null if the feed does not have it, or not in the currency. */
export function describeTable(table: LiveTable, currency: string): LiveTableFrame | null {
  const { seed } = table;
  const limits = tableLimits(seed, currency);
  if (limits === null || !isFed(seed)) return null;
  return {
    tableId: seed.id,
    tableName: seed.name,
    tableType: seed.type,
    tableOpen: true,
    tableImage: seed.image,
    tableLimits: limits,
    dealer: { name: table.dealer },
    currency,
    last20Results: table.results,
    ...countsOf(table),
  };
}

/** Who is at the table: taken seats if it has seats, otherwise the players with the table open. */
export function countsOf({
  game,
  players,
}: LiveTable): Pick<LiveTableFrame, 'totalSeatedPlayers'> &
  Omit<LiveTableChange, 'tableId' | 'totalSeatedPlayers'> {
  const taken = game.seats?.seated().map((player) => player !== null);
  if (taken === undefined) return { totalSeatedPlayers: players };
  const seats = Object.fromEntries(taken.map((isTaken, index) => [`seat${index + 1}`, isTaken]));
  return { totalSeatedPlayers: taken.filter(Boolean).length, ...seats };
}

/** How often each of the last results came. */
export function statisticsOf({ results }: LiveTable): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { winner, color, result } of results) {
    const name = winner ?? color ?? result ?? '';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
