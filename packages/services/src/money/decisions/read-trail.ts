import { desc, inArray, operatorTrail, proveTrail, type TrailProof } from '@baize/db';

import type { Services } from '../../context.ts';

export type TrailRow = typeof operatorTrail.$inferSelect;

/**
 * What operators did, newest first.
 *
 * @param siteIds of one of these brands; all unless set
 */
export async function readTrail(
  { database }: Pick<Services, 'database'>,
  limit: number,
  siteIds?: readonly number[],
): Promise<TrailRow[]> {
  return database.sql
    .select()
    .from(operatorTrail)
    .where(siteIds && inArray(operatorTrail.siteId, [...siteIds]))
    .orderBy(desc(operatorTrail.number))
    .limit(limit);
}

/** Proves that no row of the trail was changed, removed or put in between. */
export async function verifyTrail({ database }: Pick<Services, 'database'>): Promise<TrailProof> {
  return proveTrail(database.pool);
}
