import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { openJournal } from '../journal/journal.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { Visits } from '../visits/visit.ts';
import type { Settlement, WagerBook } from '../wagers/wager-book.ts';
import type { Wager } from '../wagers/wager.ts';
import { addTables } from './add-tables.ts';
import { TableFloor } from './table-floor.ts';
import type { StoredRound } from './table-parts.ts';

/** Stored rounds of earlier processes; more than can have open wagers. */
const KEPT_ROUNDS = 5_000;

/** The live tables with their journal, and the sockets of their pages. */
export async function openTables(
  app: FastifyInstance,
  { config, clock, ids, feedDraw, visits, book }: SandboxParts & { visits: Visits; book: WagerBook },
) {
  const { journal, entries } = await openJournal<StoredRound>(
    join(config.dataFolder, 'table-rounds.jsonl'),
    (rounds) => rounds.slice(-KEPT_ROUNDS),
  );
  const floor = new TableFloor(config.tables, {
    book,
    rounds: journal,
    clock,
    ids,
    draw: feedDraw,
    log: app.log,
  });
  addTables(app, { floor, visits });
  return {
    floor,
    settlementsOf: (wagers: readonly Wager[]): Settlement[] => floor.settlementsOf(wagers, entries),
    close: () => journal.close(),
  };
}
