import { type Query, type Reply, transactionStatus } from '@baize/contract';
import { and, eq, findPayments, inArray, paymentMethod, paymentTransaction } from '@baize/db';
import type { HistoryQuery } from '@baize/ledger';

import type { PlayerContext } from '../context.ts';
import { bookedOf, methodName } from '../money/index.ts';
import { inOrder, readHistoryPage } from './history-page.ts';

/** Deposits and withdrawals of the player, newest first. */
export async function financialHistory(
  context: PlayerContext,
  query: Query<'GET /account/financial-history'>,
): Promise<Reply<'GET /account/financial-history'>> {
  const { player, language } = context;
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
        credited: bookedOf(transaction),
        returned: transaction.returnedMinor,
        status: transaction.status,
        is_stopped: transaction.stoppedAt !== null && transaction.status === transactionStatus.pending,
        created_at: transaction.createdAt,
        payment: { name: methodName(method, player.siteId, language) },
        manager_note: transaction.managerNote,
      })),
      ...facts,
      totals: {
        deposits: totals.depositsMinor,
        withdrawals: totals.withdrawalsMinor,
        net: totals.depositsMinor - totals.withdrawalsMinor,
      },
    },
  };
}

async function readPayments(
  { database }: Pick<PlayerContext, 'database'>,
  query: Query<'GET /account/financial-history'>,
  span: HistoryQuery,
) {
  const { ids, total, totals } = await findPayments(database.pool, {
    ...span,
    kind: query.type === 0 ? undefined : query.type,
    methodId: query.payment_id === 0 ? undefined : query.payment_id,
  });
  if (ids.length === 0) return { rows: [], total, totals };
  const rows = await database.sql
    .select({ transaction: paymentTransaction, method: paymentMethod })
    .from(paymentTransaction)
    .innerJoin(paymentMethod, eq(paymentMethod.id, paymentTransaction.methodId))
    .where(
      and(
        eq(paymentTransaction.siteId, span.siteId),
        eq(paymentTransaction.playerId, span.playerId),
        inArray(paymentTransaction.id, ids),
      ),
    );
  return { rows: inOrder(ids, rows, ({ transaction }) => transaction.id), total, totals };
}
