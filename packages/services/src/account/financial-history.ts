import type { Query, Reply } from '@baize/contract';
import {
  and,
  desc,
  eq,
  gte,
  inArray,
  lt,
  paymentMethod,
  paymentTransaction,
  sql as expression,
} from '@baize/db';

import type { HistoryQuery } from '@baize/ledger';

import type { PlayerContext } from '../context.ts';
import { methodName } from '../money/index.ts';
import { readHistoryPage } from './history-page.ts';

/** Deposits and withdrawals of the player, newest first. */
export async function financialHistory(
  context: PlayerContext,
  query: Query<'GET /account/financial-history'>,
): Promise<Reply<'GET /account/financial-history'>> {
  const { player } = context;
  const { rows, totals, facts } = await readHistoryPage(
    context,
    '/account/financial-history',
    query,
    (span) => readPayments(context, query, span),
  );
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
      ...facts,
      totals: { ...totals, net: totals.deposits - totals.withdrawals },
    },
  };
}

async function readPayments(
  { database }: PlayerContext,
  query: Query<'GET /account/financial-history'>,
  { siteId, playerId, from, to, page, perPage }: HistoryQuery,
) {
  const isInRange = and(
    eq(paymentTransaction.siteId, siteId),
    eq(paymentTransaction.playerId, playerId),
    gte(paymentTransaction.createdAt, from),
    lt(paymentTransaction.createdAt, to),
  );
  const isSelected = and(
    isInRange,
    query.type ? eq(paymentTransaction.kind, query.type) : undefined,
    query.payment_id ? eq(paymentTransaction.methodId, query.payment_id) : undefined,
  );
  const [rows, [counted], [summed]] = await Promise.all([
    database.sql
      .select({ transaction: paymentTransaction, method: paymentMethod })
      .from(paymentTransaction)
      .innerJoin(paymentMethod, eq(paymentMethod.id, paymentTransaction.methodId))
      .where(isSelected)
      .orderBy(desc(paymentTransaction.createdAt), desc(paymentTransaction.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    database.sql
      .select({ total: expression<number>`count(*)::integer` })
      .from(paymentTransaction)
      .where(isSelected),
    database.sql
      .select({
        deposits: expression<string>`coalesce(sum(coalesce(credited_minor, amount_minor - fee_minor) - returned_minor) filter (where kind = 1), 0)`,
        withdrawals: expression<string>`coalesce(sum(amount_minor - returned_minor) filter (where kind = 2), 0)`,
      })
      .from(paymentTransaction)
      .where(and(isInRange, inArray(paymentTransaction.status, [1, 6]))),
  ]);
  return {
    rows,
    total: counted?.total ?? 0,
    totals: { deposits: BigInt(summed?.deposits ?? 0), withdrawals: BigInt(summed?.withdrawals ?? 0) },
  };
}
