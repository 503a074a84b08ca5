import { and, eq, player, type Transaction } from '@baize/db';

import type { PlayerKey } from './wakeups.ts';

/** Locks the player's row until the end of the transaction; of two callers, the second reads what the first has left. */
export async function lockPlayer({ sql }: Pick<Transaction, 'sql'>, { siteId, playerId }: PlayerKey) {
  const [row] = await sql
    .select()
    .from(player)
    .where(and(eq(player.siteId, siteId), eq(player.id, playerId)))
    .for('update');
  return row;
}
