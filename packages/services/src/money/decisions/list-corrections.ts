import {
  and,
  asc,
  eq,
  isNull,
  lte,
  operator as operatorTable,
  player,
  playerCorrection,
  sql,
} from '@baize/db';

import type { OperatorServices } from './lock-decision.ts';
import { pageOf, type WorkList, type WorkSlice } from './work-filter.ts';

/** A correction that counts if another operator repeats it. What it says is read with the player. */
export interface OpenCorrection {
  readonly playerId: number;
  readonly username: string;
  readonly by: string;
  readonly documentId: number;
  readonly reason: string;
  readonly at: Date;
}

/** Corrections that were asked for and wait for a second operator: the player's row is as it was, and who asked is still there. */
export async function listCorrections(
  { sql: queries }: OperatorServices['database'],
  slice: WorkSlice,
): Promise<WorkList<OpenCorrection>> {
  const { siteId, since } = slice;
  const own = playerCorrection;
  const rows = await queries
    .select({
      playerId: own.playerId,
      username: player.username,
      by: own.operator,
      documentId: own.documentId,
      reason: own.reason,
      at: own.actedAt,
    })
    .from(own)
    .innerJoin(player, and(eq(player.siteId, own.siteId), eq(player.id, own.playerId)))
    .innerJoin(operatorTable, and(eq(operatorTable.name, own.operator), isNull(operatorTable.removedAt)))
    .where(
      and(
        eq(own.siteId, siteId),
        eq(own.isApplied, false),
        eq(own.oldName, player.name),
        eq(own.oldSurname, player.surname),
        eq(own.oldBirthDate, player.birthDate),
        sql`${own.oldVerifiedAt} is not distinct from ${player.identityVerifiedAt}`,
        sql`not exists (
          select from player_correction l
            where l.site_id = ${own.siteId} and l.player_id = ${own.playerId} and l.number > ${own.number}
        )`,
        since && lte(own.actedAt, since),
      ),
    )
    .orderBy(asc(own.actedAt), asc(own.playerId));
  return pageOf(rows, slice);
}
