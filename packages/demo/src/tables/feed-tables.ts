import type { HousePlay } from '@baize/games';

import { stakesOfKind } from '../games/plays/quick-plays.ts';
import { playOfTable } from '../games/plays/table-plays.ts';
import { slugOf } from '../naming/slug-of.ts';
import { type FeedType, liveTables } from './live-tables.ts';
import { quickGames, type QuickKind } from './quick-games.ts';
import { quickTables } from './quick-tables.ts';

/** A shared table, in the live feed or not. */
export interface SharedTable {
  id: string;
  /** Null for a table that is not in the live feed. */
  type: FeedType | null;
  /** Its rules, the same as its game's. */
  play: HousePlay;
  name: string;
  image: string;
  minBetMinor: bigint;
  maxBetMinor: bigint;
  turkish: boolean;
}

/** Kinds that have tables outside of the live casino. */
const tableKinds = ['card', 'roulette', 'studioCards'] as const satisfies readonly QuickKind[];

/** The tables of the demo catalogue with a live feed. */
export function feedTables(): SharedTable[] {
  return [...tablesOfLiveCasino(), ...tablesElsewhere()];
}

function tablesOfLiveCasino(): SharedTable[] {
  return liveTables.flatMap(({ feedId, feedType, name, turkish, minBetMinor, maxBetMinor }) => {
    if (feedId === null || feedType === null) return [];
    const image = `/pictures/canli-${slugOf(name.tr)}-400.avif`;
    const play = playOfTable(name.tr, feedType);
    return [{ id: feedId, type: feedType, play, name: name.tr, image, minBetMinor, maxBetMinor, turkish }];
  });
}

function tablesElsewhere(): SharedTable[] {
  return tableKinds.flatMap((kind) =>
    quickGames[kind].flatMap(([, name]) => {
      const table = quickTables[name];
      if (table === undefined) return [];
      const { feedId: id, feedType: type } = table;
      const image = `/pictures/${slugOf(name)}-240.avif`;
      return [
        { id, type, play: playOfTable(name, type), name, image, ...stakesOfKind(kind), turkish: false },
      ];
    }),
  );
}
