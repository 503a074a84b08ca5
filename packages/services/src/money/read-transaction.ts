import { CallError, type Params, readPaymentReason, type Reply, transactionStatus } from '@baize/contract';
import { isoCurrency } from '@baize/currency';
import { and, asc, eq, paymentEvent, paymentMethod, paymentTransaction } from '@baize/db';
import type { CoinPayment } from '@baize/providers';

import type { PlayerContext } from '../context.ts';
import { readHoldOf } from './destinations/exit-hold.ts';
import { cancelObstacle, tookBackToday } from './take-back.ts';
import { expectPayout } from './expect-payout.ts';
import { HOLDER_FIELD, PAYMENT_URL_FIELD } from './hidden-fields.ts';
import { maskIban } from './iban.ts';
import { methodName, type MethodRow } from './method-offer.ts';
import { isTransaction, type TransactionRow } from './move-transaction.ts';
import { bookedOf } from './payment-sums.ts';
import { describeFields } from './payment-fields.ts';
import { receivedOf } from './received.ts';
import { readUncredited, sentBackIn, uncreditedOf } from './refunds/uncredited.ts';

type Detail = Reply<'GET /account/transactions/{id}'>['data'];

const { pending, processing } = transactionStatus;

/**
 * One payment of the player with everything that happened to it.
 *
 * @throws CallError `data_not_found`
 */
export async function readTransaction(
  context: PlayerContext,
  { id }: Params<'GET /account/transactions/{id}'>,
): Promise<Reply<'GET /account/transactions/{id}'>> {
  const { database, player, language } = context;
  const key = { siteId: player.siteId, playerId: player.id, id };
  const [found] = await database.sql
    .select({ row: paymentTransaction, method: paymentMethod })
    .from(paymentTransaction)
    .innerJoin(paymentMethod, eq(paymentMethod.id, paymentTransaction.methodId))
    .where(isTransaction(key));
  if (!found) throw new CallError('data_not_found');
  const { row, method } = found;
  const received = receivedOf(row);
  const refunds = await readUncredited(database.sql, row);
  const uncredited = received && uncreditedOf(row, sentBackIn(refunds, received.currency));
  const isOpen = row.status === pending || row.status === processing;
  return {
    success: true,
    data: {
      id: row.id,
      type: row.kind,
      amount: row.amountMinor,
      fee: row.feeMinor,
      credited: otherCreditOf(row),
      received: uncredited ? { amount: uncredited.amountMinor, currency: uncredited.currency } : null,
      returned: row.returnedMinor + sentBackIn(refunds, isoCurrency(row.currency)),
      status: row.status,
      reason: readPaymentReason(row.changeReason),
      created_at: row.createdAt,
      expires_at: row.status === pending ? row.expiresAt : null,
      expected_at: isOpen ? await expectPayout(context, row) : null,
      payment: {
        id: method.id,
        name: methodName(method, player.siteId, language),
        slug: method.slug,
        icon: method.icon,
        color: method.color,
      },
      fields: shownFields(row, method, language),
      holder: row.fields[HOLDER_FIELD] ?? null,
      manager_note: row.managerNote,
      url: row.status === pending ? (row.fields[PAYMENT_URL_FIELD] ?? null) : null,
      is_framed: method.opens === 'frame',
      coin: coinOf(row),
      held: await readHoldOf(database, row, context.clock.now()),
      can_cancel: cancelObstacle(context, row, await tookBackToday(context, database, row)) === null,
      is_final: row.isFinal,
      stopped_at: row.stoppedAt,
      events: await readEvents(context, row),
    },
  };
}

/** Null if it is the amount, or nothing was booked. */
function otherCreditOf(row: TransactionRow): bigint | null {
  const booked = bookedOf(row);
  return booked === row.amountMinor ? null : booked;
}

function shownFields(row: TransactionRow, method: MethodRow, language: 'tr' | 'en'): Detail['fields'] {
  return describeFields(method.fields, language).flatMap((field) => {
    const value = row.fields[field.name];
    // The value of a file is the id of a document, which says nothing to a player.
    if (value === undefined || field.type === 'hidden' || field.type === 'file') return [];
    const option = field.options?.find((one) => one.value === value)?.label;
    return [{ name: field.name, label: field.label, value: option ?? shownValue(field.type, value) }];
  });
}

function shownValue(type: string, value: string): string {
  if (type === 'iban') return maskIban(value);
  return value;
}

function coinOf({ details, status, expiresAt }: TransactionRow): Detail['coin'] {
  // Written by `startDeposit` from the gateway's reply.
  const coin = details['coin'] as CoinPayment | undefined;
  if (!coin?.address) return null;
  return {
    coin: coin.coin,
    network: coin.network,
    address: coin.address,
    amount: coin.amount,
    paid: coin.paid,
    rate: coin.rate,
    rate_until: status === pending || status === processing ? expiresAt : null,
    confirmations: coin.confirmations,
    confirmations_needed: coin.confirmationsNeeded,
  };
}

async function readEvents({ database }: PlayerContext, row: TransactionRow): Promise<Detail['events']> {
  const events = await database.sql
    .select()
    .from(paymentEvent)
    .where(
      and(
        eq(paymentEvent.siteId, row.siteId),
        eq(paymentEvent.playerId, row.playerId),
        eq(paymentEvent.transactionId, row.id),
      ),
    )
    .orderBy(asc(paymentEvent.number));
  return events.map((event) => ({
    at: event.createdAt,
    status: event.toStatus,
    by: actorOf(event.changedBy),
    reason: readPaymentReason(event.reason),
  }));
}

/** Players do not read which operator it was. */
function actorOf(changedBy: string): Detail['events'][number]['by'] {
  return changedBy === 'player' || changedBy === 'gateway' || changedBy === 'job' ? changedBy : 'operator';
}
