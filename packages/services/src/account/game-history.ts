import type { Query, Reply } from '@baize/contract';
import { game as gameTable, inArray } from '@baize/db';

import { textIn } from '../text-in.ts';
import { pictureAddress } from '../catalogue/index.ts';
import type { PlayerContext } from '../context.ts';
import { describePage } from '../page-of.ts';
import { readReportRange } from './report-range.ts';

const PER_PAGE = 20;

/** Bets, wins and refunds of the player, newest first. Games that are no longer offered keep their names. */
export async function gameHistory(
  context: PlayerContext,
  query: Query<'GET /account/game-history'>,
): Promise<Reply<'GET /account/game-history'>> {
  const { ledger, brand, player, language } = context;
  const { rows, total } = await ledger.gameHistory({
    siteId: player.siteId,
    playerId: player.id,
    ...readReportRange(query, brand.traits['site.timeZone']),
    ...(query.type !== undefined && query.type > 0 && { type: query.type }),
    page: query.page,
    perPage: PER_PAGE,
  });
  const games = await readGames(context, [...new Set(rows.map(({ gameId }) => gameId))]);
  const address = new URLSearchParams({
    start_date: query.start_date,
    end_date: query.end_date,
    ...(query.type !== undefined && { type: String(query.type) }),
  });
  return {
    success: true,
    data: {
      data: rows.map((row) => {
        const game = games.get(row.gameId);
        return {
          id: row.id,
          game_id: row.gameId,
          game_name: game ? textIn(game, 'name', language) : String(row.gameId),
          game_image: game ? pictureAddress(game.picture, game.shape) : '',
          picture: game?.picture ?? '',
          shape: game?.shape ?? 'portrait',
          created_at: row.createdAt,
          amount: row.amountMinor,
          type: row.type,
          transaction_id: row.transactionId,
          round_id: row.roundId,
          player_balance: row.balanceAfterMinor,
        };
      }),
      ...describePage(query.page, PER_PAGE, total, address, '/account/game-history'),
    },
  };
}

async function readGames({ database }: PlayerContext, ids: number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await database.sql.select().from(gameTable).where(inArray(gameTable.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
