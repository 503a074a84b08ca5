import { eq, inTransaction, or, and, player, type Transaction } from '@baize/db';

import { endSessions, publishEnds } from '../auth/index.ts';
import type { Services } from '../context.ts';
import type { PlayerKey } from '../wakeups.ts';
import { writeClosingMessage } from './closing-message.ts';
import { lockDeposits } from './lock-deposits.ts';

type Parts = Pick<Services, 'database' | 'ledger' | 'clock' | 'wakeups' | 'exclusionEffects'>;

/** An account that a transaction has closed, and the ids of its sessions that ended. */
export interface ClosedAccount {
  readonly key: PlayerKey;
  readonly ended: readonly number[];
}

/**
 * Locks what closing accounts changes, before anything of it is read: players, so that no session is opened concurrently;
 * deposits, before the accounts as by notices of gateways; and the accounts. All are in one order, since two accounts of
 * a person may be closed at once.
 */
export async function lockForClosing(
  { ledger }: Pick<Services, 'ledger'>,
  transaction: Transaction,
  keys: readonly PlayerKey[],
): Promise<void> {
  await transaction.sql
    .select({ id: player.id })
    .from(player)
    .where(or(...keys.map(({ siteId, playerId }) => and(eq(player.siteId, siteId), eq(player.id, playerId)))))
    .orderBy(player.siteId, player.id)
    .for('update');
  await lockDeposits(transaction, keys);
  await ledger.within(transaction).lockAccounts(keys);
}

/**
 * Closes one account, which is locked, because the same person has closed another one for all brands.
 *
 * @returns undefined if it is closed that long already
 */
export async function closeLikeElsewhere(
  { ledger, clock, exclusionEffects }: Pick<Parts, 'ledger' | 'clock' | 'exclusionEffects'>,
  transaction: Transaction,
  key: PlayerKey,
  from: PlayerKey,
): Promise<ClosedAccount | undefined> {
  const now = clock.now();
  const exclusion = await ledger.within(transaction).excludeElsewhere({ ...key, from });
  if (!exclusion) return undefined;
  for (const apply of exclusionEffects) await apply(transaction, key, exclusion);
  await writeClosingMessage(transaction, key, exclusion, now);
  return { key, ended: await endSessions(transaction, key, 'excluded', now) };
}

const BATCH_ROWS = 100;

/**
 * Closes accounts that turned out to be an excluded person's only after the exclusion, by a phone number or an identity
 * that was verified since. Run by schedule.
 */
export async function closeElsewhere(parts: Parts, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const due = await parts.ledger.dueExclusions(BATCH_ROWS);
    for (const { from, ...key } of due) {
      const closed = await inTransaction(parts.database, async (transaction) => {
        await lockForClosing(parts, transaction, [key]);
        return closeLikeElsewhere(parts, transaction, key, from);
      });
      if (closed) publishEnds(parts, key, closed.ended, 'excluded');
    }
    if (due.length < BATCH_ROWS) return;
  }
}
