import { CallError, type Reply } from '@baize/contract';
import { and, eq, isFrozen, player, type Transaction } from '@baize/db';

import type { PlayerContext } from '../context.ts';

export type DepositBlock = NonNullable<Reply<'GET /account/payment-details'>['data']['blocked']>;

/** Why the player cannot start any deposit now; null if one can be started. */
export async function readDepositBlock(
  { brand, player: { siteId, id } }: Pick<PlayerContext, 'brand' | 'player'>,
  { client, sql }: { client: Parameters<typeof isFrozen>[0]; sql: Transaction['sql'] },
): Promise<DepositBlock | null> {
  if (await isFrozen(client, { siteId, playerId: id })) return 'frozen';
  if (!brand.traits['money.identityBeforeDeposit']) return null;
  const [row] = await sql
    .select({ verifiedAt: player.identityVerifiedAt })
    .from(player)
    .where(and(eq(player.siteId, siteId), eq(player.id, id)));
  return row && row.verifiedAt === null ? 'identity' : null;
}

/** @throws CallError `wallet_frozen`, `identity_verification_needed` */
export async function requireNoDepositBlock(
  context: Pick<PlayerContext, 'brand' | 'player'>,
  transaction: Transaction,
): Promise<void> {
  const block = await readDepositBlock(context, transaction);
  if (block === 'frozen') throw new CallError('wallet_frozen', { message: 'deposit_wallet_frozen' });
  if (block === 'identity')
    throw new CallError('identity_verification_needed', { message: 'deposit_identity_needed' });
}
