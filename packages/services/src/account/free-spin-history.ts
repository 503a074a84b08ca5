import type { Query, Reply } from '@baize/contract';
import { and, desc, eq, freeSpin, game as gameTable, gt, gte, inArray, lt, sql, type SQL } from '@baize/db';
import { freeSpinStatus } from '@baize/ledger';

import { coverIn, pictureAddress } from '../catalogue/index.ts';
import type { PlayerContext } from '../context.ts';
import { nameIn, readTermsOf } from '../rewards/index.ts';
import { textIn } from '../text-in.ts';
import { readHistoryPage } from './history-page.ts';

/** Free rounds of the player by the day on which they were offered, newest first; those only offered are not history. */
export async function freeSpinHistory(
  context: PlayerContext,
  query: Query<'GET /account/free-spin-history'>,
): Promise<Reply<'GET /account/free-spin-history'>> {
  const { database, language, player } = context;
  const { rows, facts } = await readHistoryPage(context, '/account/free-spin-history', query, (span) =>
    readRows(
      context,
      and(
        eq(freeSpin.siteId, span.siteId),
        eq(freeSpin.playerId, span.playerId),
        gte(freeSpin.offeredAt, span.from),
        lt(freeSpin.offeredAt, span.to),
        query.status ? eq(freeSpin.status, query.status) : gt(freeSpin.status, freeSpinStatus.offered),
      ),
      span,
    ),
  );
  const gameOf = (row: (typeof rows)[number]) => row.gameId ?? row.games[0] ?? 0;
  const [terms, games] = await Promise.all([
    readTermsOf(
      database,
      player.siteId,
      rows.map(({ termsId }) => termsId),
    ),
    readGames(context, [...new Set(rows.map((row) => gameOf(row)))]),
  ]);
  return {
    success: true,
    data: {
      data: rows.map((row) => {
        const game = games.get(gameOf(row));
        return {
          id: row.id,
          image: game ? pictureAddress(coverIn(game, language), game.shape) : '',
          picture: game ? coverIn(game, language) : '',
          shape: game?.shape ?? 'portrait',
          game_id: row.gameId,
          game_name: row.gameId !== null && game ? textIn(game, 'name', language) : null,
          name: nameIn(terms.get(row.termsId), language),
          status: row.status,
          created_at: row.offeredAt,
          expires_at: row.expiresAt,
          ended_at: row.endedAt,
          amount: row.stakeMinor,
          count: row.count,
          left: row.leftCount,
          total_win: row.wonMinor,
        };
      }),
      ...facts,
    },
  };
}

async function readRows(
  { database }: PlayerContext,
  where: SQL | undefined,
  { page, perPage }: { readonly page: number; readonly perPage: number },
) {
  const [rows, [counted]] = await Promise.all([
    database.sql
      .select()
      .from(freeSpin)
      .where(where)
      .orderBy(desc(freeSpin.offeredAt), desc(freeSpin.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    database.sql
      .select({ total: sql<number>`count(*)::integer` })
      .from(freeSpin)
      .where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Also those that are no longer offered. */
async function readGames({ database }: PlayerContext, ids: number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await database.sql.select().from(gameTable).where(inArray(gameTable.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
