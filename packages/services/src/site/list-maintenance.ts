import { maintenance } from '@baize/db';

import type { Services } from '../context.ts';

/** A brand that is closed, and since when. */
export interface ClosedBrand {
  readonly siteId: number;
  readonly begunAt: Date;
}

/** The brands that are closed for maintenance. */
export async function listMaintenance({
  database,
}: Pick<Services, 'database'>): Promise<readonly ClosedBrand[]> {
  return database.sql.select().from(maintenance);
}
