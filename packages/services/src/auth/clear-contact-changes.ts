import { contactChange, lt } from '@baize/db';

import type { Services } from '../context.ts';
import { deleteInBatches } from '../delete-in-batches.ts';

/** How long a change, with both contacts, is stored. */
export const CONTACT_CHANGE_MS = 90 * 24 * 60 * 60_000;

/** Deletes changes of contacts that were requested long ago. Run by schedule. */
export async function clearContactChanges(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const isOld = lt(contactChange.createdAt, new Date(clock.now().getTime() - CONTACT_CHANGE_MS));
  await deleteInBatches(database.sql, contactChange, contactChange.createdAt, isOld, { signal });
}
