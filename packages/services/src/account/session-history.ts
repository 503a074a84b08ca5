import type { Query, Reply } from '@baize/contract';
import { and, desc, eq, gte, lt, session, sql } from '@baize/db';
import type { HistoryQuery } from '@baize/ledger';

import type { PlayerContext } from '../context.ts';
import { deviceOf } from '../user-agent.ts';
import { readHistoryPage } from './history-page.ts';

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

async function readSessions(
  { database }: Pick<PlayerContext, 'database'>,
  { siteId, playerId, from, to, page, perPage }: HistoryQuery,
) {
  const isSelected = and(
    eq(session.siteId, siteId),
    eq(session.playerId, playerId),
    gte(session.createdAt, from),
    lt(session.createdAt, to),
  );
  const [rows, [counted]] = await Promise.all([
    database.sql
      .select()
      .from(session)
      .where(isSelected)
      .orderBy(desc(session.createdAt), desc(session.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    database.sql
      .select({ total: sql<number>`count(*)::integer` })
      .from(session)
      .where(isSelected),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
