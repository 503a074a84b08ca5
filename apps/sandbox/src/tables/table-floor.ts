import type { Draw } from '@baize/games';
import type { LaunchTicket } from '@baize/providers';

import type { Settlement } from '../wagers/wager-book.ts';
import type { Wager } from '../wagers/wager.ts';
import { createTableGame } from './create-table-game.ts';
import { LiveTable } from './live-table.ts';
import type { StoredRound, TableNews, TableParts } from './table-parts.ts';
import { isFed, type TableSeed } from './table-seed.ts';

type FloorParts = Omit<TableParts, 'publish'> & { readonly draw: Draw };

/** All live tables. The lobby's feed and the pages of the tables are about these. */
export class TableFloor {
  readonly #tables: ReadonlyMap<string, LiveTable>;
  readonly #listeners = new Set<(table: LiveTable, news: TableNews) => void>();
  readonly #parts: FloorParts;

  constructor(seeds: readonly TableSeed[], parts: FloorParts) {
    this.#parts = parts;
    const publish = (tableId: string, news: TableNews) => this.#publish(tableId, news);
    this.#tables = new Map(
      seeds.map((seed) => [
        seed.id,
        new LiveTable(seed, createTableGame(seed, parts), { ...parts, publish }),
      ]),
    );
    parts.book.watch((wager) => this.#tables.get(tableOf(wager) ?? '')?.wagerChanged(wager));
  }

  /** Of the tables that the lobby's feed has. */
  get fedIds(): string[] {
    return [...this.#tables.values()].filter(({ seed }) => isFed(seed)).map(({ seed }) => seed.id);
  }

  find(id: string): LiveTable | null {
    return this.#tables.get(id) ?? null;
  }

  /** The table at which a game is played: the one that the launch names, or the game's own. */
  findFor({ game }: Pick<LaunchTicket, 'game'>): LiveTable | null {
    return this.find(game.tableId ?? game.code);
  }

  /** Calls the listener with what a table says to the lobby. */
  listen(listener: (table: LiveTable, news: TableNews) => void): void {
    this.#listeners.add(listener);
  }

  /** Ticks every table. Resolves once what is due now is done. */
  async tick(): Promise<void> {
    await Promise.all(
      Array.from(this.#tables.values(), (table) =>
        table.tick().catch((error: unknown) => {
          this.#parts.log.error({ err: error, table: table.seed.id }, 'a table failed, going on');
        }),
      ),
    );
  }

  /**
   * How the open wagers of an earlier process end: those whose round was stored, since it was decided; the stakes of others
   * are returned.
   */
  settlementsOf(wagers: readonly Wager[], rounds: readonly StoredRound[]): Settlement[] {
    const stored = new Map(rounds.map((round) => [round.round, round]));
    return wagers.flatMap((wager) => {
      const game = this.#tables.get(tableOf(wager) ?? '')?.game;
      const round = stored.get(roundOf(wager) ?? '');
      if (wager.state !== 'open' || !game || round?.play !== game.play) return [];
      return game.settleStored(wager, round.drawn) ?? [];
    });
  }

  #publish(tableId: string, news: TableNews): void {
    const table = this.#tables.get(tableId);
    if (table) for (const listener of this.#listeners) listener(table, news);
  }
}

const tableOf = (wager: Wager): string | undefined => textField(wager.bet, 'table');
const roundOf = (wager: Wager): string | undefined => textField(wager.bet, 'round');

/** Other games have bets of their own shapes. */
function textField(bet: unknown, name: string): string | undefined {
  const value: unknown = typeof bet === 'object' && bet !== null ? Reflect.get(bet, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}
