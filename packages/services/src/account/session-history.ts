import type { Query, Reply } from '@baize/contract';
import { and, eq, findSessions, inArray, session } from '@baize/db';
import type { HistoryQuery } from '@baize/ledger';

import type { PlayerContext } from '../context.ts';
import { deviceOf } from '../user-agent.ts';
import { inOrder, readHistoryPage } from './history-page.ts';

/** Sessions of the player, newest first. */
export async function sessionHistory(
  context: PlayerContext,
  query: Query<'GET /account/session-history'>,
): Promise<Reply<'GET /account/session-history'>> {
  const { clock, player } = context;
  const { rows, facts } = await readHistoryPage(context, '/account/session-history', query, (span) =>
    readSessions(context, span),
  );
  const now = clock.now();
  return {
    success: true,
    data: {
      data: rows.map((row) => ({
        id: row.id,
        user_agent: row.userAgent,
        device: deviceOf(row.userAgent),
        ip: row.ip,
        country: row.country,
        created_at: row.createdAt,
        ended_at: row.revokedAt ?? (row.expiresAt > now ? null : row.expiresAt),
        is_current: row.id === player.sessionId,
      })),
      ...facts,
    },
  };
}

async function readSessions({ database }: Pick<PlayerContext, 'database'>, span: HistoryQuery) {
  const { ids, total } = await findSessions(database.pool, span);
  if (ids.length === 0) return { rows: [], total };
  const rows = await database.sql
    .select()
    .from(session)
    .where(
      and(eq(session.siteId, span.siteId), eq(session.playerId, span.playerId), inArray(session.id, ids)),
    );
  return { rows: inOrder(ids, rows, ({ id }) => id), total };
}
