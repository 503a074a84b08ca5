import {
  and,
  eq,
  freezePlayer,
  inTransaction,
  isNull,
  player,
  playerFreeze,
  type Transaction,
  unfreezePlayer,
} from '@baize/db';

import type { PlayerKey } from '../../wakeups.ts';
import type { OperatorServices } from './lock-decision.ts';
import { OperatorError, requireNote } from './operator-error.ts';
import type { Operator } from './operators.ts';
import { record } from './record.ts';

export interface WalletDecision {
  readonly playerId: number;
  readonly reason: string;
}

/**
 * Freezes a wallet: it takes no bets, withdrawals and transfers, while wins, refunds and deposits are still booked.
 *
 * @throws OperatorError
 */
export async function freezeWallet(
  services: Pick<OperatorServices, 'database' | 'clock'>,
  operator: Operator,
  decision: WalletDecision,
): Promise<void> {
  await change(services, operator, { ...decision, action: 'freeze' }, async ({ client }, key, reason) => {
    const by = `operator ${operator.name}`;
    const isNew = await freezePlayer(client, key, { by, reason, at: services.clock.now() });
    if (isNew !== true)
      throw new OperatorError('decided', `The wallet of player ${key.playerId} is frozen already.`);
  });
}

/**
 * Lifts a freeze of a job or of another operator.
 *
 * @throws OperatorError
 */
export async function unfreezeWallet(
  services: Pick<OperatorServices, 'database' | 'clock'>,
  operator: Operator,
  decision: WalletDecision,
): Promise<void> {
  await change(
    services,
    operator,
    { ...decision, action: 'unfreeze' },
    async ({ sql, client }, key, reason) => {
      const at = services.clock.now();
      const isCurrent = and(
        eq(playerFreeze.siteId, key.siteId),
        eq(playerFreeze.playerId, key.playerId),
        isNull(playerFreeze.liftedAt),
      );
      const [freeze] = await sql.select({ by: playerFreeze.frozenBy }).from(playerFreeze).where(isCurrent);
      if (freeze?.by === `operator ${operator.name}`)
        throw new OperatorError(
          'own',
          `You have frozen the wallet of player ${key.playerId}: somebody else lifts it.`,
        );
      if (!(await unfreezePlayer(client, key, { operator: operator.name, reason, at })))
        throw new OperatorError('decided', `The wallet of player ${key.playerId} is not frozen.`);
    },
  );
}

async function change(
  { database }: Pick<OperatorServices, 'database'>,
  operator: Operator,
  { playerId, reason, action }: WalletDecision & { readonly action: string },
  act: (transaction: Transaction, key: PlayerKey, reason: string) => Promise<void>,
): Promise<void> {
  const text = requireNote(reason);
  await inTransaction(database, async (transaction) => {
    const [row] = await transaction.sql
      .select({ siteId: player.siteId })
      .from(player)
      .where(eq(player.id, playerId));
    if (!row) throw new OperatorError('unknown', `There is no player ${playerId}.`);
    await act(transaction, { siteId: row.siteId, playerId }, text);
    await record(transaction.client, operator, {
      action,
      siteId: row.siteId,
      subject: `player ${playerId}`,
      details: { reason: text },
    });
  });
}
