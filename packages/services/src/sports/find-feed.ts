import type { Brand } from '@baize/brand';
import { type Database, eq, sportsProvider } from '@baize/db';

import type { CachedReading } from '../cached-reading.ts';

export interface FeedContext {
  readonly brand: Pick<Brand, 'traits'>;
  readonly database: Pick<Database, 'sql'>;
}

/** The feed that the first sports provider in the brand's order names. */
export async function findFeed<Value>(
  { brand, database }: FeedContext,
  readings: ReadonlyMap<string, CachedReading<Value>>,
): Promise<CachedReading<Value> | undefined> {
  const rows = await database.sql.select().from(sportsProvider).where(eq(sportsProvider.enabled, true));
  const order: readonly string[] = brand.traits['sports.providerOrder'];
  return order
    .flatMap((slug) => rows.filter((row) => row.slug === slug))
    .map(({ feed }) => (feed === null ? undefined : readings.get(feed)))
    .find((reading) => reading !== undefined);
}
