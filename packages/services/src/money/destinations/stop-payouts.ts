import { ALARM_HOURS } from '@baize/contract/alarm-hours';
import { type Body, CallError, type Reply, transactionKind, transactionStatus } from '@baize/contract';
import { and, eq, inTransaction, paymentMethod, paymentTransaction, type Transaction } from '@baize/db';

import { distrustPlaces, endSessions, publishEnds, requireProofAfterStop } from '../../auth/index.ts';
import type { Context, PlayerContext, Services } from '../../context.ts';
import { hashSecret } from '../../hash-secret.ts';
import { lockPlayer } from '../../lock-player.ts';
import { sendMessage } from '../../messages/index.ts';
import type { PlayerKey } from '../../wakeups.ts';
import { methodName } from '../method-offer.ts';
import {
  isTransaction,
  type MovedTransaction,
  moveTransaction,
  type TransactionRow,
} from '../move-transaction.ts';
import { publishTransaction } from '../publish-transaction.ts';
import { cancelObstacle, tookBackToday } from '../take-back.ts';

/** What became of the withdrawal: its money is in the balance again, is held for an operator, or has left. */
export type PayoutStop = Reply<'POST /stop-withdrawal'>['outcome'];

const ALARM_MS = ALARM_HOURS * 60 * 60_000;

/**
 * Adds a link to a message of a withdrawal.
 *
 * @returns its token, which is stored hashed
 */
export async function addAlarm(
  { ids, clock }: Pick<Services, 'ids' | 'clock'>,
  { client }: Pick<Transaction, 'client'>,
  { siteId, playerId, transactionId }: Alarm,
): Promise<string> {
  const token = ids.secret();
  const expiresAt = new Date(clock.now().getTime() + ALARM_MS);
  await client.query(
    'insert into payout_alarm (site_id, player_id, transaction_id, token_hash, expires_at) values ($1, $2, $3, $4, $5)',
    [siteId, playerId, transactionId, hashSecret(token), expiresAt],
  );
  return token;
}

/** What a link stops, without using it up. */
export async function showStoppable(
  context: Context,
  { token }: Body<'POST /stop-withdrawal/show'>,
): Promise<Reply<'POST /stop-withdrawal/show'>> {
  const { brand, clock, database, language } = context;
  const found = await findAlarm({ client: database.pool }, brand.siteId, token, clock.now());
  if (!found) return { success: true, data: null };
  const [payment] = await database.sql
    .select({ row: paymentTransaction, method: paymentMethod })
    .from(paymentTransaction)
    .innerJoin(paymentMethod, eq(paymentMethod.id, paymentTransaction.methodId))
    .where(isTransaction({ ...found, id: found.transactionId }));
  if (!payment) throw new Error(`withdrawal ${found.transactionId} has a link but no row`);
  const { row, method } = payment;
  return {
    success: true,
    data: {
      amount: row.amountMinor,
      currency: row.currency,
      payment: { name: methodName(method, found.siteId, language) },
      created_at: row.createdAt,
    },
  };
}

/**
 * Stops what is on its way out, by the link in the message of a withdrawal: what the player could take back is taken back, any
 * other that no operator has decided stays held until one rejects it, all sessions end, and no money leaves before a strong
 * proof. The link works once.
 *
 * @returns what became of that withdrawal
 * @throws CallError `alarm_link_invalid` if the link is unknown, used, expired or another brand's
 */
export async function stopPayouts(
  context: Context,
  { token }: Body<'POST /stop-withdrawal'>,
): Promise<PayoutStop> {
  return stopAll(context, async (transaction, now) => {
    const found = await findAlarm(transaction, context.brand.siteId, token, now);
    if (!found) throw new CallError('alarm_link_invalid');
    await lockPlayer(transaction, found);
    const links = await useAlarms(transaction, found, now);
    // Another link of it may have been used meanwhile.
    if (links === 0) throw new CallError('alarm_link_invalid');
    return found;
  });
}

/**
 * The same by the player, who has the message of the withdrawal in the account.
 *
 * @returns what became of that withdrawal
 * @throws CallError `data_not_found` for another player's
 */
export async function stopOwnPayouts(
  context: PlayerContext,
  { id: transactionId }: { readonly id: number },
): Promise<PayoutStop> {
  const { siteId, id: playerId } = context.player;
  const alarm = { siteId, playerId, transactionId };
  return stopAll(context, async (transaction, now) => {
    await lockPlayer(transaction, alarm);
    if (!(await isWithdrawal(transaction, alarm))) throw new CallError('data_not_found');
    await useAlarms(transaction, alarm, now);
    return alarm;
  });
}

/** @param find the withdrawal, whose player it locks */
async function stopAll(
  context: Context,
  find: (transaction: Transaction, now: Date) => Promise<Alarm>,
): Promise<PayoutStop> {
  const now = context.clock.now();
  const done = await inTransaction(context.database, async (transaction) => {
    const found = await find(transaction, now);
    const moved = await stopPending(context, transaction, found);
    await transaction.client.query(
      `insert into payout_stop (site_id, player_id, stopped_at, transaction_id) values ($1, $2, $3, $4)
         on conflict (site_id, player_id) where lifted_at is null do nothing`,
      [found.siteId, found.playerId, now, found.transactionId],
    );
    await distrustPlaces(transaction.sql, found);
    await sendMessage(transaction, found, { kind: 'payouts_stopped' }, now);
    const ended = await endSessions(transaction, found, 'payout-stopped', now);
    return { found, moved, ended, outcome: await readOutcome(transaction, found) };
  });
  publishEnds(context, done.found, done.ended);
  for (const { row, booked } of done.moved) await publishTransaction(context, row, booked);
  return done.outcome;
}

type Alarm = PlayerKey & { readonly transactionId: number };

async function findAlarm(
  { client }: { readonly client: Pick<Transaction['client'], 'query'> },
  siteId: number,
  token: string,
  now: Date,
): Promise<Alarm | undefined> {
  const { rows } = await client.query<{ player_id: string; transaction_id: string }>(
    `select player_id, transaction_id from payout_alarm
       where token_hash = $1 and site_id = $2 and used_at is null and expires_at > $3`,
    [hashSecret(token), siteId, now],
  );
  const [row] = rows;
  return row && { siteId, playerId: Number(row.player_id), transactionId: Number(row.transaction_id) };
}

async function isWithdrawal({ sql }: Transaction, alarm: Alarm): Promise<boolean> {
  const { siteId, playerId, id, kind } = paymentTransaction;
  const isOwn = and(eq(siteId, alarm.siteId), eq(playerId, alarm.playerId), eq(id, alarm.transactionId));
  const rows = await sql
    .select({ id })
    .from(paymentTransaction)
    .where(and(isOwn, eq(kind, transactionKind.withdraw)));
  return rows.length > 0;
}

/**
 * Uses up all links of the withdrawal.
 *
 * @returns how many there were
 */
async function useAlarms(
  { client }: Pick<Transaction, 'client'>,
  { siteId, playerId, transactionId }: Alarm,
  now: Date,
): Promise<number> {
  const { rowCount } = await client.query(
    `update payout_alarm set used_at = $4
       where site_id = $1 and player_id = $2 and transaction_id = $3 and used_at is null`,
    [siteId, playerId, transactionId, now],
  );
  return rowCount ?? 0;
}

/** Takes back what the player could, the named one first, and marks the rest. */
async function stopPending(
  context: Context,
  transaction: Transaction,
  alarm: Alarm,
): Promise<MovedTransaction[]> {
  const { siteId, playerId, kind, status } = paymentTransaction;
  const pending = await transaction.sql
    .select()
    .from(paymentTransaction)
    .where(
      and(
        eq(siteId, alarm.siteId),
        eq(playerId, alarm.playerId),
        eq(kind, transactionKind.withdraw),
        eq(status, transactionStatus.pending),
      ),
    )
    .for('update');
  const isNamed = ({ id }: TransactionRow) => id === alarm.transactionId;
  const moved: MovedTransaction[] = [];
  for (const row of [...pending.filter(isNamed), ...pending.filter((one) => !isNamed(one))]) {
    const obstacle = cancelObstacle(context, row, await tookBackToday(context, transaction, alarm));
    if (obstacle === null)
      moved.push(
        await moveTransaction(context, transaction, row, {
          to: transactionStatus.cancelled,
          by: 'player',
          reason: 'not_me',
        }),
      );
    else if (obstacle !== 'stopped')
      await transaction.sql
        .update(paymentTransaction)
        .set({ stoppedAt: context.clock.now() })
        .where(isTransaction(row));
  }
  return moved;
}

async function readOutcome({ sql }: Transaction, alarm: Alarm): Promise<PayoutStop> {
  const { pending, processing, approved } = transactionStatus;
  const [row] = await sql
    .select({ status: paymentTransaction.status })
    .from(paymentTransaction)
    .where(isTransaction({ ...alarm, id: alarm.transactionId }));
  if (row?.status === pending) return 'held';
  return row?.status === processing || row?.status === approved ? 'late' : 'returned';
}

/**
 * After a stop no money leaves before a strong proof, whatever its way and sum; that ends the stop, but releases nothing that
 * it stopped: a thief may have that proof too. The player's row is locked.
 *
 * @throws CallError `proof_after_stop`
 */
export async function endStop(context: PlayerContext, transaction: Transaction): Promise<void> {
  const { siteId, id } = context.player;
  await requireProofAfterStop(context, transaction);
  await transaction.client.query(
    'update payout_stop set lifted_at = $3 where site_id = $1 and player_id = $2 and lifted_at is null',
    [siteId, id, context.clock.now()],
  );
}
