import { type Body, type Reply, ROVPAY_PAYMENT_ID, transactionKind } from '@baize/contract';

import type { PlayerContext } from '../../context.ts';
import { findPageMethod } from '../page-method.ts';
import { readPaymentForm } from '../read-payment-form.ts';
import { findPending, startOnce } from '../start-once.ts';
import { describeAccount, findRovpay, openAt } from './rovpay-account.ts';

/**
 * Starts a Rovpay deposit: a pending transaction and the account to pay into. The same form again gets the same account.
 *
 * @throws CallError as `startDeposit`
 */
export async function openRovpayAccount(
  context: PlayerContext,
  body: Body<'POST /account/deposit/rovpay/account'>,
): Promise<Reply<'POST /account/deposit/rovpay/account'>> {
  const method = await findPageMethod(context, { id: ROVPAY_PAYMENT_ID });
  const entered = { ...body, payment_id: method.id };
  const form = await readPaymentForm(context, transactionKind.deposit, entered, 'page');
  const { id, payment } = await startOnce(context, form, openAt(findRovpay(context, method)));
  const row = await findPending(context, method.id);
  return { success: true, ...describeAccount(id, payment), expires_at: row?.expiresAt ?? null };
}
