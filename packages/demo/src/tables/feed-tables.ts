import { slugOf } from '../naming/slug-of.ts';
import { type FeedType, type LiveTable, liveTables } from './live-tables.ts';

/** A table of the live feed's provider. */
export interface FeedTable {
  id: string;
  type: FeedType;
  name: string;
  image: string;
  minBetMinor: bigint;
  maxBetMinor: bigint;
  turkish: boolean;
}

/** The tables of the demo catalogue with a live feed. */
export function feedTables(): FeedTable[] {
  return liveTables.flatMap((table) => readTable(table));
}

function readTable({ feedId, feedType, name, turkish, minBetMinor, maxBetMinor }: LiveTable): FeedTable[] {
  if (feedId === null || feedType === null) return [];
  const image = `/pictures/canli-${slugOf(name.tr)}-400.avif`;
  return [{ id: feedId, type: feedType, name: name.tr, image, minBetMinor, maxBetMinor, turkish }];
}
