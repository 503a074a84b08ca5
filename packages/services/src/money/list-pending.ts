import type { Params, Reply } from '@baize/contract';
import { readPaymentReason, transactionStatus } from '@baize/contract';
import { and, desc, eq, inArray, paymentMethod, paymentTransaction } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { readHoldOf } from './destinations/exit-hold.ts';
import { PAYMENT_URL_FIELD } from './hidden-fields.ts';
import { methodName, type MethodRow } from './method-offer.ts';
import { cancelObstacle, tookBackToday } from './take-back.ts';

const { pending, processing } = transactionStatus;

/** The player's transactions of one kind that are pending or in progress, newest first. */
export async function listPending(
  context: PlayerContext,
  { type }: Params<'GET /pending-transactions/{type}'>,
): Promise<Reply<'GET /pending-transactions/{type}'>> {
  const { clock, database, player, language } = context;
  const rows = await database.sql
    .select({ transaction: paymentTransaction, method: paymentMethod })
    .from(paymentTransaction)
    .innerJoin(paymentMethod, eq(paymentMethod.id, paymentTransaction.methodId))
    .where(
      and(
        eq(paymentTransaction.siteId, player.siteId),
        eq(paymentTransaction.playerId, player.id),
        eq(paymentTransaction.kind, type),
        inArray(paymentTransaction.status, [pending, processing]),
      ),
    )
    .orderBy(desc(paymentTransaction.createdAt));
  const now = clock.now();
  const tookBack = await tookBackToday(context, database, { siteId: player.siteId, playerId: player.id });
  const holds = await Promise.all(rows.map(({ transaction }) => readHoldOf(database, transaction, now)));
  return {
    success: true,
    data: rows.map(({ transaction, method }, place) => ({
      id: transaction.id,
      amount: transaction.amountMinor,
      created_at: transaction.createdAt,
      payment: { id: method.id, name: methodName(method, player.siteId, language) },
      url: pageOf(transaction, method),
      status: transaction.status,
      reason: readPaymentReason(transaction.changeReason),
      expires_at: transaction.status === pending ? transaction.expiresAt : null,
      held: holds[place] ?? null,
      can_cancel: cancelObstacle(context, transaction, tookBack) === null,
    })),
  };
}

/** Null if there is none, or our own page shows it: in a frame, or the coins to send. */
function pageOf(
  { status, fields, details }: typeof paymentTransaction.$inferSelect,
  { opens }: Pick<MethodRow, 'opens'>,
): string | null {
  if (status !== pending || opens === 'frame' || details['coin'] !== undefined) return null;
  return fields[PAYMENT_URL_FIELD] ?? null;
}
