import { and, eq, inTransaction, player } from '@baize/db';

import { sendMessage } from '../../messages/index.ts';
import { lockOwner, publishIdentity } from './decide-identity.ts';
import type { OperatorServices } from './lock-decision.ts';
import { OperatorError, requireNote } from './operator-error.ts';
import type { Operator } from './operators.ts';
import { record } from './record.ts';

/** A decision whether a player may withdraw at all. */
export interface WithdrawalPermission {
  readonly playerId: number;
  readonly reason: string;
  readonly isPermitted: boolean;
}

/**
 * Forbids a player's withdrawals, or permits them again. A pending one stays, for an operator to decide. The player is notified
 * of the first without the reason, which is for operators.
 *
 * @throws OperatorError
 */
export async function permitWithdrawals(
  services: Pick<OperatorServices, 'database' | 'wakeups' | 'clock'>,
  operator: Operator,
  { playerId, reason, isPermitted }: WithdrawalPermission,
): Promise<void> {
  const text = requireNote(reason);
  const siteId = await inTransaction(services.database, async (transaction) => {
    const owner = await lockOwner(transaction, playerId);
    if (owner.mayWithdraw === isPermitted)
      throw new OperatorError(
        'decided',
        `Withdrawals of player ${playerId} are ${isPermitted ? 'permitted' : 'forbidden'} already.`,
      );
    await transaction.sql
      .update(player)
      .set({ mayWithdraw: isPermitted })
      .where(and(eq(player.siteId, owner.siteId), eq(player.id, playerId)));
    const key = { siteId: owner.siteId, playerId };
    if (!isPermitted)
      await sendMessage(transaction, key, { kind: 'withdrawals_forbidden' }, services.clock.now());
    await record(transaction.client, operator, {
      action: isPermitted ? 'allow-withdrawals' : 'forbid-withdrawals',
      siteId: owner.siteId,
      subject: `player ${playerId}`,
      details: { reason: text },
    });
    return owner.siteId;
  });
  publishIdentity(services, { siteId, playerId });
}
