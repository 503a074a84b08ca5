import type { Query, Reply } from '@baize/contract';
import { and, bonusAward, desc, eq, gt, gte, lt, sql, type SQL } from '@baize/db';
import { type BonusEnd, bonusStatus } from '@baize/ledger';

import type { PlayerContext } from '../context.ts';
import { nameIn, readTermsOf } from '../rewards/index.ts';
import { readHistoryPage } from './history-page.ts';

type Row = Reply<'GET /account/bonus-history'>['data']['data'][number];

const reasons: Readonly<Record<BonusEnd, NonNullable<Row['end_reason']>>> = {
  wagered: 'wagered',
  spent: 'spent',
  declined: 'declined',
  forfeited: 'forfeited',
  withdrawal: 'withdrawal',
  operator: 'operator',
  withdrawn: 'withdrawn',
  'not accepted': 'not_accepted',
  'time is up': 'time_is_up',
};

const isReason = (text: string): text is keyof typeof reasons => Object.hasOwn(reasons, text);

/** Bonuses of the player by the day on which they were offered, newest first; those that are only offered are not history. */
export async function bonusHistory(
  context: PlayerContext,
  query: Query<'GET /account/bonus-history'>,
): Promise<Reply<'GET /account/bonus-history'>> {
  const { database, language, player } = context;
  const { rows, facts } = await readHistoryPage(context, '/account/bonus-history', query, (span) =>
    readAwards(
      context,
      and(
        eq(bonusAward.siteId, span.siteId),
        eq(bonusAward.playerId, span.playerId),
        gte(bonusAward.offeredAt, span.from),
        lt(bonusAward.offeredAt, span.to),
        query.status ? eq(bonusAward.status, query.status) : gt(bonusAward.status, bonusStatus.offered),
      ),
      span,
    ),
  );
  const terms = await readTermsOf(
    database,
    player.siteId,
    rows.map(({ termsId }) => termsId),
  );
  return {
    success: true,
    data: {
      data: rows.map((row) => ({
        id: row.id,
        name: nameIn(terms.get(row.termsId), language),
        status: row.status,
        amount: row.amountMinor,
        created_at: row.offeredAt,
        accepted_at: row.acceptedAt,
        ended_at: row.endedAt,
        end_reason: row.endReason !== null && isReason(row.endReason) ? reasons[row.endReason] : null,
        wager: row.wagerMinor,
        wagered: row.wageredMinor,
        released: row.releasedMinor,
        taken: row.takenMinor,
      })),
      ...facts,
    },
  };
}

async function readAwards(
  { database }: PlayerContext,
  where: SQL | undefined,
  { page, perPage }: { readonly page: number; readonly perPage: number },
) {
  const [rows, [counted]] = await Promise.all([
    database.sql
      .select()
      .from(bonusAward)
      .where(where)
      .orderBy(desc(bonusAward.offeredAt), desc(bonusAward.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    database.sql
      .select({ total: sql<number>`count(*)::integer` })
      .from(bonusAward)
      .where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
