import { CallError, transactionKind, transactionStatus } from '@baize/contract';
import { and, eq, inArray, paymentTransaction, type Transaction } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { requireOpenAccount } from '../limits/index.ts';
import { lockPlayer } from '../lock-player.ts';
import { readDepositBlock } from '../money/index.ts';
import type { PlayerKey } from '../wakeups.ts';
import { isPassing, whyNoOffers } from './why-no-offers.ts';

/**
 * Locks the player's row and refuses what nobody may accept now. Who may not deposit yet must not play for what needs no
 * deposit either.
 *
 * @throws CallError `account_closed`, `wallet_frozen`, `identity_verification_needed`, `bonus_not_allowed` when one of the
 * player's own limits is reached, `bonus_pending_withdrawal`
 */
export async function requireAcceptable(
  context: Pick<PlayerContext, 'brand' | 'clock' | 'player'>,
  transaction: Transaction,
): Promise<void> {
  const key = { siteId: context.player.siteId, playerId: context.player.id };
  if (!(await lockPlayer(transaction, key))) throw new CallError('unauthenticated');
  await requireOpenAccount(transaction, key);
  const block = await readDepositBlock(context, transaction);
  if (block === 'frozen') throw new CallError('wallet_frozen', { message: 'bonus_wallet_frozen' });
  if (block === 'identity')
    throw new CallError('identity_verification_needed', { message: 'bonus_identity_needed' });
  const why = await whyNoOffers(transaction.client, key, context.clock.now());
  // Who wants no further offers may still take what was offered.
  if (isPassing(why)) throw new CallError('bonus_not_allowed');
  if (await hasWithdrawal(transaction, key)) throw new CallError('bonus_pending_withdrawal');
}

/** Its approval would end the bonus. */
async function hasWithdrawal({ sql }: Transaction, { siteId, playerId }: PlayerKey): Promise<boolean> {
  const rows = await sql
    .select({ id: paymentTransaction.id })
    .from(paymentTransaction)
    .where(
      and(
        eq(paymentTransaction.siteId, siteId),
        eq(paymentTransaction.playerId, playerId),
        eq(paymentTransaction.kind, transactionKind.withdraw),
        inArray(paymentTransaction.status, [transactionStatus.pending, transactionStatus.processing]),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
