import { sql, type Transaction } from '@baize/db';

import type { PlayerKey } from '../../wakeups.ts';

/** Where a withdrawal goes, as its form says. */
export interface PayoutTarget {
  readonly methodId: number;
  /** The player's input, by field name. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Whether money of the player has arrived there before and did not come back, with a payment requested since the player last
 * removed it from the book. A destination is the account that the form names, of a wallet with its method, by the function
 * payout_destination of the database; of old payments without one, the method.
 */
export async function wasPaidTo(
  { sql: queries }: Pick<Transaction, 'sql'>,
  { siteId, playerId }: PlayerKey,
  { methodId, fields }: PayoutTarget,
): Promise<boolean> {
  const { rows } = await queries.execute<{ paid: boolean }>(
    sql`select was_paid_to(${siteId}, ${playerId}, ${methodId}, ${JSON.stringify(fields)}::jsonb) as paid`,
  );
  return rows[0]?.paid === true;
}
