import { eq, maintenance } from '@baize/db';

import type { Services } from '../context.ts';

export interface MaintenanceChange {
  readonly siteId: number;
  /** Whether the brand is to be closed. */
  readonly isClosed: boolean;
}

/**
 * Closes a brand for maintenance or opens it again, in every process within two seconds. Closing a closed brand keeps
 * its start time.
 */
export async function setMaintenance(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { siteId, isClosed }: MaintenanceChange,
): Promise<void> {
  if (isClosed) {
    await database.sql.insert(maintenance).values({ siteId, begunAt: clock.now() }).onConflictDoNothing();
  } else {
    await database.sql.delete(maintenance).where(eq(maintenance.siteId, siteId));
  }
}
