import { operator, type OperatorRole } from '@baize/db';

import type { Services } from '../context.ts';
import { hashSecret } from '../hash-secret.ts';

/**
 * Adds an operator who acts at once and is independent of all others, as those of long ago.
 *
 * @returns the key
 */
export async function addConfirmed(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  added: string | { readonly name: string; readonly role?: OperatorRole; readonly siteIds?: number[] },
): Promise<string> {
  const { name, role = 'all', siteIds = null } = typeof added === 'string' ? { name: added } : added;
  const key = `key of ${name}`;
  const now = clock.now();
  await database.sql
    .insert(operator)
    .values({ name, role, siteIds, keyHash: hashSecret(key), addedAt: now, confirmedAt: now });
  return key;
}
