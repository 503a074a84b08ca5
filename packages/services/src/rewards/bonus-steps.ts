import { CallError, type Query, type Reply } from '@baize/contract';
import { bonusStake, and, eq, sql } from '@baize/db';
import { bonusStatus } from '@baize/ledger';

import type { PlayerContext } from '../context.ts';
import { describePage } from '../page-of.ts';
import { nameIn, readTermsOf } from './bonus-terms.ts';
import { findAward } from './find-awards.ts';

const PER_PAGE = 20;

interface StepRow {
  bet_id: string;
  created_at: Date;
  game_id: number;
  own: string;
  part: string;
  percent: number | null;
  counted: string;
  to_count: string;
  won: string;
  kept: string;
  is_refunded: boolean;
  total: string;
}

/**
 * How each bet of a bonus counted, newest first.
 *
 * @throws CallError `data_not_found` for another player's
 */
export async function bonusSteps(
  context: PlayerContext,
  { award_id: awardId, page }: Query<'GET /account/bonus-steps'>,
): Promise<Reply<'GET /account/bonus-steps'>> {
  const { database, games, language, player } = context;
  const key = { siteId: player.siteId, playerId: player.id };
  const award = await findAward(database, key, awardId);
  if (!award) throw new CallError('data_not_found');
  const skipped = (page - 1) * PER_PAGE;
  const [total, { rows }, terms] = await Promise.all([
    countSteps(context, awardId),
    database.pool.query<StepRow>('select * from bonus_steps($1, $2, $3, $4, $5)', [
      key.siteId,
      key.playerId,
      awardId,
      skipped,
      PER_PAGE,
    ]),
    readTermsOf(database, key.siteId, [award.termsId]),
  ]);
  const address = new URLSearchParams({ award_id: String(awardId) });
  return {
    success: true,
    data: {
      data: rows.map((row) => ({
        id: Number(row.bet_id),
        created_at: row.created_at,
        game_id: row.game_id,
        game_name: games.findBettable(row.game_id)?.name[language] ?? String(row.game_id),
        own: BigInt(row.own),
        bonus: BigInt(row.part),
        percent: row.percent,
        counted: BigInt(row.counted),
        // What is settled after the bonus's end counts nothing.
        not_settled: award.status === bonusStatus.active ? BigInt(row.to_count) : 0n,
        won: BigInt(row.won),
        kept: BigInt(row.kept),
        is_refunded: row.is_refunded,
        total: BigInt(row.total),
        left: award.wagerMinor > BigInt(row.total) ? award.wagerMinor - BigInt(row.total) : 0n,
      })),
      ...describePage(page, PER_PAGE, total, address, '/account/bonus-steps'),
      bonus: {
        award_id: award.id,
        name: nameIn(terms.get(award.termsId), language),
        status: award.status,
        amount: award.amountMinor,
        wager: award.wagerMinor,
        wagered: award.wageredMinor,
        released: award.releasedMinor,
        taken: award.takenMinor,
      },
    },
  };
}

async function countSteps({ database, player }: PlayerContext, awardId: number): Promise<number> {
  const [row] = await database.sql
    .select({ count: sql<number>`count(*)::integer` })
    .from(bonusStake)
    .where(
      and(
        eq(bonusStake.siteId, player.siteId),
        eq(bonusStake.playerId, player.id),
        eq(bonusStake.awardId, awardId),
      ),
    );
  return row?.count ?? 0;
}
