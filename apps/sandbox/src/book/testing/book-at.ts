import { type ManualClock, manualClock } from '@baize/clock';

import type { Journal } from '../../journal/journal.ts';
import { LiveBook } from '../live-book.ts';
import { MatchMaker } from '../matches/match-maker.ts';
import { OverrideStore } from '../matches/override-store.ts';
import type { EventOverride } from '../matches/overrides.ts';
import { Fixtures } from '../world/fixtures.ts';
import { leaguePlans } from '../world/leagues/index.ts';
import { SeedTree } from '../world/seed-tree.ts';
import { Strengths } from '../world/strengths.ts';

/** A book in memory. The same overrides with another book are what a restart is. */
export function bookAt(
  now: Date,
  { secret = 'a secret for tests', stored = [] }: { secret?: string; stored?: EventOverride[] } = {},
): { book: LiveBook; clock: ManualClock; stored: EventOverride[] } {
  const clock = manualClock(now);
  const seeds = new SeedTree(secret);
  const journal: Journal<EventOverride> = {
    append: async (override) => void stored.push(override),
    appendAll: async (overrides) => void stored.push(...overrides),
    close: async () => undefined,
  };
  const book = new LiveBook({
    clock,
    fixtures: new Fixtures(leaguePlans, seeds),
    matches: new MatchMaker(seeds, new Strengths(seeds)),
    overrides: new OverrideStore(journal, stored),
  });
  return { book, clock, stored };
}
