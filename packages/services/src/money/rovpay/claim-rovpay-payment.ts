import {
  type Body,
  CallError,
  type FieldProblem,
  invalidFields,
  ROVPAY_PAYMENT_ID,
  transactionStatus,
} from '@baize/contract';
import { and, eq, paymentTransaction, sql as expression } from '@baize/db';
import { PaymentRefused } from '@baize/providers';

import type { PlayerContext } from '../../context.ts';
import { isTransaction, type TransactionRow } from '../move-transaction.ts';
import { readAmount } from '../read-payment-form.ts';
import { findRovpay } from './rovpay-account.ts';

type Claim = Body<'POST /account/deposit/rovpay/deposit'>;

/** The detail of a transaction that says when the player claimed to have paid. */
export const CLAIMED_AT = 'claimed_at';

/**
 * Passes on to Rovpay that the player says the money is sent. It approves nothing: only Rovpay's notice does.
 *
 * @throws CallError `data_not_found` unless it is the player's own payment with its reference and token, `invalid` if
 * the form has changed since, `transaction_decided`, `payment_gateway_unavailable`
 */
export async function claimRovpayPayment(context: PlayerContext, claim: Claim): Promise<void> {
  if (claim.paymentId !== ROVPAY_PAYMENT_ID) throw new CallError('payment_method_unavailable');
  const row = await findClaimed(context, claim);
  if (!row) throw new CallError('data_not_found');
  requireSameForm(context, row, claim);
  const { pending, processing, approved } = transactionStatus;
  if (row.status === approved) return;
  if (row.status !== pending && row.status !== processing) throw new CallError('transaction_decided');
  await findRovpay(context, row)
    .claim({
      siteId: row.siteId,
      transactionId: row.id,
      providerRef: claim.paparaRefId,
      token: claim.paparaToken,
    })
    .catch((cause: unknown) => {
      const code = cause instanceof PaymentRefused ? 'data_not_found' : 'payment_gateway_unavailable';
      throw new CallError(code, { cause });
    });
  const said = JSON.stringify({ [CLAIMED_AT]: context.clock.now().toISOString() });
  // The first time is kept.
  await context.database.sql
    .update(paymentTransaction)
    .set({ details: expression`${said}::jsonb || ${paymentTransaction.details}` })
    .where(isTransaction(row));
}

async function findClaimed(
  { database, player }: PlayerContext,
  { paparaId, paparaRefId }: Claim,
): Promise<TransactionRow | undefined> {
  if (!/^\d{1,15}$/.test(paparaId)) return undefined;
  const [row] = await database.sql
    .select()
    .from(paymentTransaction)
    .where(
      and(
        eq(paymentTransaction.siteId, player.siteId),
        eq(paymentTransaction.playerId, player.id),
        eq(paymentTransaction.id, Number(paparaId)),
        eq(paymentTransaction.methodId, ROVPAY_PAYMENT_ID),
        eq(paymentTransaction.providerRef, paparaRefId),
      ),
    );
  return row;
}

/** The account was opened for what the form said; a changed form needs a new account. */
function requireSameForm({ language }: PlayerContext, row: TransactionRow, claim: Claim): void {
  const changed: FieldProblem = { message: 'rovpay_form_changed' };
  const problems: Record<string, FieldProblem> = {};
  for (const name of ['name', 'surname', 'description'] as const)
    if (claim[name].trim() !== (row.fields[name] ?? '')) problems[name] = changed;
  if (readAmount(claim.amount, language) !== row.amountMinor) problems['amount'] = changed;
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}
