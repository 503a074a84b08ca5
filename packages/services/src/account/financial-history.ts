import type { Query, Reply } from '@baize/contract';
import { and, desc, eq, gte, lt, paymentMethod, paymentTransaction, sql as expression } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { methodName } from '../money/index.ts';
import { describePage } from '../page-of.ts';
import { readReportRange } from './report-range.ts';

const PER_PAGE = 20;

/** Deposits and withdrawals of the player, newest first. */
export async function financialHistory(
  { database, brand, player }: PlayerContext,
  query: Query<'GET /account/financial-history'>,
): Promise<Reply<'GET /account/financial-history'>> {
  const { from, to } = readReportRange(query, brand.traits['site.timeZone']);
  const isSelected = and(
    eq(paymentTransaction.siteId, player.siteId),
    eq(paymentTransaction.playerId, player.id),
    gte(paymentTransaction.createdAt, from),
    lt(paymentTransaction.createdAt, to),
    query.type ? eq(paymentTransaction.kind, query.type) : undefined,
    query.payment_id ? eq(paymentTransaction.methodId, query.payment_id) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    database.sql
      .select({ transaction: paymentTransaction, method: paymentMethod })
      .from(paymentTransaction)
      .innerJoin(paymentMethod, eq(paymentMethod.id, paymentTransaction.methodId))
      .where(isSelected)
      .orderBy(desc(paymentTransaction.createdAt), desc(paymentTransaction.id))
      .limit(PER_PAGE)
      .offset((query.page - 1) * PER_PAGE),
    database.sql
      .select({ total: expression<number>`count(*)::integer` })
      .from(paymentTransaction)
      .where(isSelected),
  ]);
  const address = new URLSearchParams({
    start_date: query.start_date,
    end_date: query.end_date,
    ...(query.type !== undefined && { type: String(query.type) }),
    ...(query.payment_id !== undefined && { payment_id: String(query.payment_id) }),
  });
  return {
    success: true,
    data: {
      data: rows.map(({ transaction, method }) => ({
        id: transaction.id,
        type: transaction.kind,
        amount: transaction.amountMinor,
        status: transaction.status,
        created_at: transaction.createdAt,
        payment: { name: methodName(method, player.siteId) },
        manager_note: transaction.managerNote,
      })),
      ...describePage(query.page, PER_PAGE, counted?.total ?? 0, address, '/account/financial-history'),
    },
  };
}
