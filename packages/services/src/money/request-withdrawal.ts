import { type Body, CallError, type Reply, transactionKind } from '@baize/contract';
import { inTransaction, paymentTransaction, type Transaction } from '@baize/db';
import type { BookResult } from '@baize/ledger';

import type { PlayerContext } from '../context.ts';
import { requireStrongProof } from '../auth/index.ts';
import { lockPlayer } from '../lock-player.ts';
import { requireInBook } from './destinations/book-lock.ts';
import { readExitHold } from './destinations/exit-hold.ts';
import { fillFromBook } from './destinations/fill-from-book.ts';
import { wasPaidTo } from './destinations/payout-target.ts';
import { endStop } from './destinations/stop-payouts.ts';
import { HOLDER_FIELD } from './hidden-fields.ts';
import { claimProofs } from './identity/claim-proofs.ts';
import { namesDestination } from './payment-account.ts';
import { sendRequestMessage } from './payment-message.ts';
import { publishTransaction } from './publish-transaction.ts';
import { type PaymentForm, readPaymentForm } from './read-payment-form.ts';
import { readWithdrawalFacts } from './withdrawal-facts.ts';
import { requireWithdrawable } from './withdrawal-rules.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Requests a withdrawal to the player's own account: the amount is held at once, in the transaction that judges the
 * rules with the player's row locked.
 *
 * @throws CallError the first broken rule of the call's errors, in the order of `requireWithdrawable`; then
 * `destination_locked`, `strong_proof_needed` for a destination that was never paid and for a sum above the brand's, and
 * `proof_after_stop`
 * @throws Error if no field of the method names a destination
 */
export async function requestWithdrawal(
  context: PlayerContext,
  body: Body<'POST /account/withdraw/dynamic'>,
): Promise<Omit<Reply<'POST /account/withdraw/dynamic'>['data'], 'message'>> {
  const filled = await fillFromBook(context, body);
  const form = await readPaymentForm(context, transactionKind.withdraw, filled);
  if (!context.providers.find('payments', form.method.provider)?.payouts)
    throw new CallError('payment_method_unavailable');
  // It would pass for the same destination as any other without one.
  if (!namesDestination(form.fields))
    throw new Error(`no field of withdrawal method ${form.method.id} names where its money goes`);
  const { row, booked } = await inTransaction(context.database, async (transaction) => {
    await lockPlayer(transaction, { siteId: context.player.siteId, playerId: context.player.id });
    const facts = await readWithdrawalFacts(context, transaction);
    if (!facts) throw new CallError('unauthenticated');
    requireWithdrawable(facts, {
      form,
      traits: context.brand.traits,
      language: context.language,
    });
    await requireInBook(context, transaction, form, facts);
    await endStop(context, transaction);
    await requireExitProof(context, transaction, form);
    return openWithdrawal(context, transaction, form, { ...facts, isFinal: body.take_back === 'no' });
  });
  await publishTransaction(context, row, booked);
  return { transaction_id: row.id };
}

async function requireExitProof(
  context: PlayerContext,
  transaction: Transaction,
  { method, fields, amountMinor }: PaymentForm,
): Promise<void> {
  const { siteId, id: playerId } = context.player;
  const aboveLira = context.brand.traits['money.proofAbove'];
  const isLarge = aboveLira !== null && amountMinor > BigInt(aboveLira) * 100n;
  if (isLarge || !(await wasPaidTo(transaction, { siteId, playerId }, { methodId: method.id, fields })))
    await requireStrongProof(context, transaction);
}

async function openWithdrawal(
  { brand, ids, clock, ledger, player: owner }: PlayerContext,
  transaction: Transaction,
  { method, amountMinor, feeMinor, fields, proofs }: PaymentForm,
  { holder, currency, isFinal }: { holder: string; currency: number; isFinal: boolean },
): Promise<{ row: typeof paymentTransaction.$inferSelect; booked: BookResult }> {
  const createdAt = clock.now();
  const id = ids.next();
  const key = { siteId: owner.siteId, playerId: owner.id };
  const hold = await readExitHold(transaction, key, { methodId: method.id, fields }, createdAt);
  // Operators have as long for it as for any other.
  const decidableAt = hold?.until ?? createdAt;
  await claimProofs(transaction, key, { proofs }, id);
  const [row] = await transaction.sql
    .insert(paymentTransaction)
    .values({
      siteId: owner.siteId,
      playerId: owner.id,
      id,
      methodId: method.id,
      kind: transactionKind.withdraw,
      amountMinor,
      feeMinor,
      currency,
      provider: method.provider,
      fields: { ...fields, [HOLDER_FIELD]: holder },
      isFinal,
      createdAt,
      expiresAt: new Date(decidableAt.getTime() + brand.traits['money.withdrawalDays'] * DAY_MS),
    })
    .returning();
  if (!row) throw new Error('the withdrawal was not inserted');
  await sendRequestMessage(transaction, row, hold);
  const booked = await ledger.within(transaction).book({
    kind: 'withdrawHold',
    siteId: row.siteId,
    playerId: row.playerId,
    provider: row.provider,
    tx: String(row.id),
    amountMinor,
    currency,
  });
  // A bet may have taken it since the balance was read.
  if (booked.status === 'noFunds') throw new CallError('insufficient_balance');
  // The wallet was frozen since.
  if (booked.status === 'blocked') throw new CallError('wallet_frozen');
  if (booked.status !== 'booked')
    throw new Error(`the ledger returned ${booked.status} for withdrawal ${row.id}`);
  // Until it is decided, no bet may take the bonus that its payment ends.
  await ledger.within(transaction).freezeBonus({ siteId: row.siteId, playerId: row.playerId }, true);
  return { row, booked };
}
