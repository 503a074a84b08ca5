import type { Params, Reply } from '@baize/contract';
import { transactionStatus } from '@baize/contract';
import { and, desc, eq, paymentMethod, paymentTransaction } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { PAYMENT_URL_FIELD } from './hidden-fields.ts';

/** The player's pending transactions of one kind, newest first. */
export async function listPending(
  { database, player }: PlayerContext,
  { type }: Params<'GET /pending-transactions/{type}'>,
): Promise<Reply<'GET /pending-transactions/{type}'>> {
  const rows = await database.sql
    .select({ transaction: paymentTransaction, methodName: paymentMethod.name })
    .from(paymentTransaction)
    .innerJoin(paymentMethod, eq(paymentMethod.id, paymentTransaction.methodId))
    .where(
      and(
        eq(paymentTransaction.siteId, player.siteId),
        eq(paymentTransaction.playerId, player.id),
        eq(paymentTransaction.kind, type),
        eq(paymentTransaction.status, transactionStatus.pending),
      ),
    )
    .orderBy(desc(paymentTransaction.createdAt));
  return {
    success: true,
    data: rows.map(({ transaction, methodName }) => ({
      id: transaction.id,
      amount: transaction.amountMinor,
      created_at: transaction.createdAt,
      payment: { name: methodName },
      url: transaction.fields[PAYMENT_URL_FIELD] ?? null,
      status: transaction.status,
      expires_at: transaction.expiresAt,
      can_cancel: transaction.status === transactionStatus.pending,
    })),
  };
}
