import { CallError } from '@baize/contract';
import type { Transaction } from '@baize/db';

import type { Context } from '../context.ts';
import { fillSomeKeys } from './fill-person-keys.ts';
import type { PersonKeys } from './person-keys.ts';

/**
 * Refuses to open an account for a person who has excluded themselves here, or at a brand of the operator for all of
 * them. Called last in the transaction of a registration, so that the refusal costs the same work as an account, and an
 * exclusion that is being committed is either seen or waits.
 *
 * @throws CallError `registration_refused`, whatever matches: a stranger does not learn that somebody is excluded
 */
export async function refuseExcluded(
  { brand, meter, personalIdKeys }: Pick<Context, 'brand' | 'meter' | 'personalIdKeys'>,
  transaction: Pick<Transaction, 'client'>,
  { sought }: Pick<PersonKeys, 'sought'>,
): Promise<void> {
  let isExcluded = await isPersonExcluded(transaction, brand.siteId, sought);
  while (isExcluded === null) {
    await fillSomeKeys(transaction, personalIdKeys, 'excluded');
    isExcluded = await isPersonExcluded(transaction, brand.siteId, sought);
  }
  if (!isExcluded) return;
  meter.countRefusedRegistration(brand.slug);
  throw new CallError('registration_refused');
}

async function isPersonExcluded(
  { client }: Pick<Transaction, 'client'>,
  siteId: number,
  keys: readonly string[],
): Promise<boolean | null> {
  const { rows } = await client.query<{ excluded: boolean | null }>(
    'select is_person_excluded($1, $2) as excluded',
    [siteId, keys],
  );
  return rows[0]?.excluded ?? null;
}
