import { join } from 'node:path';

import type { SandboxParts } from '../sandbox-parts.ts';
import { openJournal } from '../journal/journal.ts';
import { LiveBook } from './live-book.ts';
import { MatchMaker } from './matches/match-maker.ts';
import { newestOverrides, OverrideStore } from './matches/override-store.ts';
import type { EventOverride } from './matches/overrides.ts';
import { Fixtures } from './world/fixtures.ts';
import { leaguePlans } from './world/leagues/index.ts';
import { openSecret } from './world/open-secret.ts';
import { SeedTree } from './world/seed-tree.ts';
import { Strengths } from './world/strengths.ts';

/** Pauses are shown no later than this after they begin. */
const TICK_MS = 200;
/** After a start, the days ahead are followed after some ten seconds, and nothing else waits for them. */
const ENTRIES_PER_TICK = 40;

export interface RunningBook {
  readonly book: LiveBook;
  /** Ends its timer and closes its journal. */
  close(): Promise<void>;
}

/** Opens the book of the data folder. The same folder gives the same fixtures, matches and results in every process. */
export async function createBook({
  config,
  clock,
  ids,
}: Pick<SandboxParts, 'clock' | 'ids'> & {
  config: Pick<SandboxParts['config'], 'dataFolder'>;
}): Promise<RunningBook> {
  const seeds = new SeedTree(await openSecret(join(config.dataFolder, 'book-secret.txt'), ids));
  const { journal, entries } = await openJournal<EventOverride>(
    join(config.dataFolder, 'book-overrides.jsonl'),
    newestOverrides,
  );
  const book = new LiveBook({
    clock,
    fixtures: new Fixtures(leaguePlans, seeds),
    matches: new MatchMaker(seeds, new Strengths(seeds)),
    overrides: new OverrideStore(journal, entries),
  });
  const ticking = setInterval(() => book.tick(ENTRIES_PER_TICK), TICK_MS);
  return {
    book,
    async close() {
      clearInterval(ticking);
      await journal.close();
    },
  };
}
