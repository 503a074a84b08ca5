import { CallError } from '@baize/contract';
import { inTransaction, type player } from '@baize/db';

import type { Context } from '../context.ts';
import { formatMoment } from '../format-moment.ts';
import { lockPlayer } from '../lock-player.ts';
import { changeStatusWithin, type PlayerStatus } from './change-player-status.ts';

type Standing = Pick<typeof player.$inferSelect, 'siteId' | 'id' | 'status' | 'suspendedUntil'>;

/** Whether it is a suspension whose time is over. */
export function isOver(
  { status, suspendedUntil }: Pick<Standing, 'status' | 'suspendedUntil'>,
  now: Date,
): boolean {
  return status === 'suspend' && suspendedUntil !== null && suspendedUntil <= now;
}

/**
 * Refuses a player who may not sign in. A suspension whose time is over ends here, so no job has to end it.
 *
 * @throws CallError `account_suspend`, with its end if there is one, and other statuses
 */
export async function requireActive(context: Context, row: Standing): Promise<void> {
  const { status, suspendedUntil } = row;
  if (status === 'active') return;
  const now = context.clock.now();
  if (isOver(row, now)) return endSuspension(context, row, now);
  throw refusalOf(context, status, suspendedUntil);
}

function refusalOf(context: Context, status: Exclude<PlayerStatus, 'active'>, until: Date | null): CallError {
  if (until === null) return new CallError(`account_${status}`);
  const values = { date: formatMoment(until, context) };
  return new CallError(`account_${status}`, { message: 'account_suspend_until', values });
}

async function endSuspension(context: Context, { siteId, id }: Standing, now: Date): Promise<void> {
  await inTransaction(context.database, async (transaction) => {
    const current = await lockPlayer(transaction, { siteId, playerId: id });
    // Another sign-in may have ended it, or an operator may have suspended the player again.
    if (!current || !isOver(current, now)) return;
    const why = { changedBy: 'system', reason: 'the suspension is over' };
    await changeStatusWithin(context, transaction, current, { ...why, status: 'active' });
  });
}
