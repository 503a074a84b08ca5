import { type HoldCause, type MessageKind, transactionKind, transactionStatus } from '@baize/contract';
import { and, desc, eq, gt, inArray, playerMessage, sql, type Transaction } from '@baize/db';

import type { PlayerKey } from '../../wakeups.ts';
import { type PayoutTarget, wasPaidTo } from './payout-target.ts';

/** How long money waits after a change of what protects the account: its owner has been notified, and can act meanwhile. */
export const HOLD_MS = 24 * 60 * 60_000;

/** The player is notified of each in the transaction of the change, so that its message is there as surely as the change. */
const causes: Partial<Record<MessageKind, HoldCause>> = {
  password_changed: 'password',
  email_changed: 'email',
  phone_changed: 'phone',
  two_factor_on: 'second_step',
  two_factor_off: 'second_step',
  recovery_code_used: 'second_step',
  recovery_codes_new: 'second_step',
  passkey_added: 'second_step',
  passkey_removed: 'second_step',
  sms_sign_in_off: 'second_step',
};

export interface ExitHold {
  readonly until: Date;
  readonly cause: HoldCause;
}

/**
 * Until when money to a destination of the player that has never been paid waits, after a change of password, e-mail, phone
 * or second step.
 *
 * @returns undefined if it does not wait
 */
export async function readExitHold(
  transaction: Pick<Transaction, 'sql'>,
  player: PlayerKey,
  target: PayoutTarget,
  now: Date,
): Promise<ExitHold | undefined> {
  const [change] = await transaction.sql
    .select({ kind: playerMessage.kind, at: playerMessage.createdAt })
    .from(playerMessage)
    .where(
      and(
        eq(playerMessage.siteId, player.siteId),
        eq(playerMessage.playerId, player.playerId),
        inArray(playerMessage.kind, Object.keys(causes)),
        gt(playerMessage.createdAt, new Date(now.getTime() - HOLD_MS)),
      ),
    )
    .orderBy(desc(playerMessage.createdAt))
    .limit(1);
  const cause = change && causes[change.kind as MessageKind];
  if (change === undefined || cause === undefined || (await wasPaidTo(transaction, player, target)))
    return undefined;
  return { until: new Date(change.at.getTime() + HOLD_MS), cause };
}

interface HeldPayment extends PlayerKey, PayoutTarget {
  readonly kind: number;
  readonly status: number;
}

/** Of a payment as pages show it: only a withdrawal that nobody has decided waits. */
export async function readHoldOf(
  transaction: Pick<Transaction, 'sql'>,
  payment: HeldPayment,
  now: Date,
): Promise<ExitHold | null> {
  const { kind, status } = payment;
  if (kind !== transactionKind.withdraw || status !== transactionStatus.pending) return null;
  return (await readExitHold(transaction, payment, payment, now)) ?? null;
}

/** The ids of those payments that wait by `readHoldOf`, in one query. */
export async function findHeld(
  { sql: queries }: Pick<Transaction, 'sql'>,
  payments: readonly { readonly id: number }[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const kinds = JSON.stringify(Object.keys(causes));
  const ids = JSON.stringify(payments.map(({ id }) => id));
  const since = new Date(now.getTime() - HOLD_MS).toISOString();
  const { rows } = await queries.execute<{ id: string }>(sql`
    select t.id from payment_transaction t
      where t.id in (select id::bigint from jsonb_array_elements_text(${ids}::jsonb) as listed (id))
        and t.kind = ${transactionKind.withdraw} and t.status = ${transactionStatus.pending}
        and exists (
          select from player_message m
            where m.site_id = t.site_id and m.player_id = t.player_id and m.created_at > ${since}::timestamptz
              and m.kind in (select jsonb_array_elements_text(${kinds}::jsonb))
        )
        and not was_paid_to(t.site_id, t.player_id, t.method_id, t.fields)`);
  return new Set(rows.map(({ id }) => Number(id)));
}
