import { type Body, CallError, transactionKind, transactionStatus } from '@baize/contract';
import { and, eq, inArray, inTransaction, paymentTransaction, player, type Transaction } from '@baize/db';

import { endSessions, publishEnds } from '../auth/index.ts';
import type { PlayerContext } from '../context.ts';
import type { PlayerKey } from '../wakeups.ts';
import { formatMoment } from './format-moment.ts';

/**
 * Closes the player's account for a break or a self-exclusion, or closes it for longer. From the commit on no bet is
 * accepted in any process, all sessions have ended and their games are closed; what is open is still settled. The same
 * code again within a minute changes nothing.
 *
 * @returns when the exclusion ends
 * @throws CallError `conflict` if the account is already closed until later
 */
export async function deactivateAccount(
  context: PlayerContext,
  { type }: Body<'POST /account/deactive-account'>,
): Promise<Date> {
  const { database, ledger, brand, clock, exclusionEffects } = context;
  const key = { siteId: context.player.siteId, playerId: context.player.id };
  const scope = brand.traits['limits.exclusionScope'];
  const { endsAt, ended } = await inTransaction(database, async (transaction) => {
    // Locked first, as by all that opens or ends sessions, so that no session is opened concurrently.
    await transaction.sql
      .select({ id: player.id })
      .from(player)
      .where(and(eq(player.siteId, key.siteId), eq(player.id, key.playerId)))
      .for('update');
    await lockDeposits(transaction, key);
    const exclusion = await ledger.within(transaction).exclude(key.siteId, key.playerId, type, scope);
    if (!exclusion) throw new CallError('unauthenticated');
    const { status, endsAt } = exclusion;
    if (status === 'refused')
      throw new CallError('conflict', {
        message: 'closed_for_longer',
        values: { date: formatMoment(endsAt, context) },
      });
    if (status === 'repeated') return { endsAt, ended: [] };
    for (const apply of exclusionEffects) await apply(transaction, key, { endsAt });
    return { endsAt, ended: await endSessions(transaction, key, 'excluded', clock.now()) };
  });
  publishEnds(context, key, ended, 'excluded');
  return endsAt;
}

/** Before the account, as by notices of gateways: so neither waits for the other, and what is paid meanwhile is credited before. */
async function lockDeposits({ sql }: Transaction, { siteId, playerId }: PlayerKey): Promise<void> {
  await sql
    .select({ id: paymentTransaction.id })
    .from(paymentTransaction)
    .where(
      and(
        eq(paymentTransaction.siteId, siteId),
        eq(paymentTransaction.playerId, playerId),
        eq(paymentTransaction.kind, transactionKind.deposit),
        inArray(paymentTransaction.status, [transactionStatus.pending, transactionStatus.processing]),
      ),
    )
    .for('update');
}
