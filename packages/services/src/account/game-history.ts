import type { Query, Reply } from '@baize/contract';
import { game as gameTable, inArray } from '@baize/db';

import { type GameTotals, walletNumber } from '@baize/ledger';

import { textIn } from '../text-in.ts';
import { coverIn, pictureAddress } from '../catalogue/index.ts';
import type { PlayerContext } from '../context.ts';
import { readHistoryPage } from './history-page.ts';

/** Bets, wins and refunds of the player, newest first. Games that are no longer offered keep their names. */
export async function gameHistory(
  context: PlayerContext,
  query: Query<'GET /account/game-history'>,
): Promise<Reply<'GET /account/game-history'>> {
  const { ledger, language } = context;
  const { type } = query;
  const [{ rows, totals, facts }, startsAt] = await Promise.all([
    readHistoryPage(context, '/account/game-history', query, (span) =>
      ledger.gameHistory({ ...span, ...(type !== undefined && type > 0 && { type }) }),
    ),
    ledger.historyStart(),
  ]);
  const games = await readGames(context, [...new Set(rows.map(({ gameId }) => gameId))]);
  return {
    success: true,
    data: {
      data: rows.map((row) => {
        const game = games.get(row.gameId);
        return {
          id: row.id,
          game_id: row.gameId,
          game_name: game ? textIn(game, 'name', language) : String(row.gameId),
          game_image: game ? pictureAddress(coverIn(game, language), game.shape) : '',
          picture: game ? coverIn(game, language) : '',
          shape: game?.shape ?? 'portrait',
          created_at: row.createdAt,
          amount: row.amountMinor,
          type: row.type,
          transaction_id: row.transactionId,
          round_id: row.roundId,
          ...(row.round && { round: sumsOf(row.round) }),
          player_balance: row.balanceAfterMinor,
          ...(row.wallet && { wallet: walletNumber(row.wallet) }),
          ...(game?.type === 'sport' && { is_sport: true as const }),
        };
      }),
      ...facts,
      totals: sumsOf(totals),
      starts_at: startsAt ?? null,
    },
  };
}

function sumsOf({ stakedMinor, wonMinor, refundedMinor }: GameTotals) {
  return {
    bet: stakedMinor,
    win: wonMinor,
    refund: refundedMinor,
    net: wonMinor + refundedMinor - stakedMinor,
  };
}

async function readGames({ database }: PlayerContext, ids: number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await database.sql.select().from(gameTable).where(inArray(gameTable.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
