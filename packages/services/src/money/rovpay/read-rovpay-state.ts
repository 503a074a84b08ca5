import { type Reply, ROVPAY_PAYMENT_ID } from '@baize/contract';
import { formatWire } from '@baize/currency';

import type { PlayerContext } from '../../context.ts';
import { findPending, openAgain } from '../start-once.ts';
import { CLAIMED_AT } from './claim-rovpay-payment.ts';
import { describeAccount, findRovpay, openAt } from './rovpay-account.ts';

/**
 * The player's pending Rovpay deposit, with which its page continues on any device.
 *
 * @throws CallError `payment_gateway_unavailable`
 */
export async function readRovpayState(context: PlayerContext): Promise<Reply<'GET /account/deposit/rovpay'>> {
  const row = await findPending(context, ROVPAY_PAYMENT_ID);
  if (!row) return { success: true, data: null };
  const account = await openAgain(context, row, openAt(findRovpay(context, row)));
  const { name = '', surname = '', description = '' } = row.fields;
  return {
    success: true,
    data: {
      ...describeAccount(row.id, account),
      expires_at: row.expiresAt,
      name,
      surname,
      amount: formatWire(row.amountMinor),
      description,
      is_claimed: CLAIMED_AT in row.details,
    },
  };
}
