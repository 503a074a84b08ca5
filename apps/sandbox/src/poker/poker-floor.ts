import { openPokerTable } from '@baize/games';

import type { Wager } from '../wagers/wager.ts';
import { LivePokerTable, type PokerTableParts } from './live-poker-table.ts';
import { ROOM_TABLES, rulesOf } from './room-tables.ts';
import { seatBetOf } from './seat-stakes.ts';
import { newestTables, restoreTable, type StoredTable, wagersOfStored } from './table-store.ts';

/** All tables of the room. Those of one currency are shared by the players of all brands that have it. */
export class PokerFloor {
  readonly #parts: PokerTableParts;
  readonly #stored: ReadonlyMap<string, StoredTable>;
  readonly #tables = new Map<string, LivePokerTable>();
  #isOpen = false;

  constructor(parts: PokerTableParts, stored: readonly StoredTable[]) {
    this.#parts = parts;
    this.#stored = new Map(newestTables(stored).map((table) => [table.table, table]));
    parts.book.watch((wager) => {
      const bet = seatBetOf(wager);
      if (bet !== null) this.#tables.get(bet.pokerTable)?.wagerChanged(bet.owner, wager);
    });
  }

  /** Whether an open stake of an earlier process has chips at a table. */
  hasChipsFor({ id }: Wager): boolean {
    return [...this.#stored.values()].some((table) => wagersOfStored(table).includes(id));
  }

  /** Restores all seats; the book has to know their stakes by now. */
  open(): void {
    this.#isOpen = true;
    for (const key of this.#stored.keys()) {
      const [id, currency = ''] = key.split(' ');
      this.find(Number(id), currency);
    }
  }

  /** Null for an unknown table, in a currency that the room does not have, and before it is open. */
  find(id: number, currency: string): LivePokerTable | null {
    const known = this.#tables.get(`${id} ${currency}`);
    if (known !== undefined) return known;
    const seed = ROOM_TABLES.find((table) => table.id === id);
    const rules = seed === undefined ? null : rulesOf(seed, currency);
    if (!this.#isOpen || seed === undefined || rules === null) return null;
    const stored = this.#stored.get(`${id} ${currency}`);
    const { book, clock, draw } = this.#parts;
    const money =
      stored === undefined
        ? {
            table: openPokerTable(rules, draw(rules.seats)),
            holders: new Map(),
            owed: [],
            houseMinor: 0n,
            houseDay: null,
          }
        : restoreTable(rules, stored, book, clock.now().getTime());
    const table = new LivePokerTable(seed, currency, money, this.#parts);
    this.#tables.set(table.key, table);
    return table;
  }

  /** Those that anybody has opened. */
  all(): readonly LivePokerTable[] {
    return [...this.#tables.values()];
  }

  /** Ticks every table. Resolves once what is due now is done. */
  async tick(): Promise<void> {
    await Promise.all(
      this.all().map((table) =>
        table.tick().catch((error: unknown) => {
          this.#parts.log.error({ err: error, table: table.key }, 'a poker table failed, going on');
        }),
      ),
    );
  }
}
