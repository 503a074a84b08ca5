import { eq, player, type Queries } from '@baize/db';

import { OperatorError } from '../decisions/operator-error.ts';

export type PlayerRow = typeof player.$inferSelect;

/** What the trail names a player by. */
export const playerSubject = (playerId: number): string => `player ${playerId}`;

/** @throws OperatorError if there is no such player */
export async function ownerOf(sql: Queries, playerId: number): Promise<PlayerRow> {
  const [row] = await sql.select().from(player).where(eq(player.id, playerId));
  if (!row) throw new OperatorError('unknown', `There is no player ${playerId}.`);
  return row;
}
