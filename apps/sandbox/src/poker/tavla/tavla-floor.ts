import { seatBetOf } from '../seat-stakes.ts';
import { LiveTavlaTable, type TavlaTableParts } from './live-tavla-table.ts';
import { stakesOf, TAVLA_TABLES } from './tavla-tables.ts';

/** All tables of tavla. Those of one currency are shared by the players of all brands that have it. */
export class TavlaFloor {
  readonly #parts: TavlaTableParts;
  readonly #tables = new Map<string, LiveTavlaTable>();
  #isOpen = false;

  constructor(parts: TavlaTableParts) {
    this.#parts = parts;
    parts.book.watch((wager) => {
      const bet = seatBetOf(wager);
      if (bet !== null) this.#tables.get(bet.pokerTable)?.wagerChanged(bet.owner, wager);
    });
  }

  /** From now on players may sit down: the book has the stakes of an earlier process. */
  open(): void {
    this.#isOpen = true;
  }

  /** Null for an unknown table, in a currency that the room does not have, and before it is open. */
  find(id: number, currency: string): LiveTavlaTable | null {
    const known = this.#tables.get(`${id} ${currency}`);
    if (known !== undefined) return known;
    const seed = TAVLA_TABLES.find((table) => table.id === id);
    const stakes = seed === undefined ? null : stakesOf(seed, currency);
    if (!this.#isOpen || seed === undefined || stakes === null) return null;
    const table = new LiveTavlaTable(seed, currency, stakes, this.#parts);
    this.#tables.set(table.key, table);
    return table;
  }

  /** Those that anybody has opened. */
  all(): readonly LiveTavlaTable[] {
    return [...this.#tables.values()];
  }

  /** Ticks every table. Resolves once what is due now is done. */
  async tick(): Promise<void> {
    await Promise.all(
      this.all().map((table) =>
        table.tick().catch((error: unknown) => {
          this.#parts.log.error({ err: error, table: table.key }, 'a tavla table failed, going on');
        }),
      ),
    );
  }
}
