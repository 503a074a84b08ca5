import { invalidFields, transactionStatus } from '@baize/contract';
import { and, document, eq, inArray, isNull, ne, paymentTransaction, type Transaction } from '@baize/db';

import type { PlayerKey } from '../../wakeups.ts';
import type { PaymentForm } from '../read-payment-form.ts';
import { documentState } from './identity-state.ts';

const { rejected, cancelled, expired } = transactionStatus;

/**
 * Ties the payment proofs of a form to its payment, in the transaction that opens it, with the player's row locked. A
 * proof of a payment that came to nothing may be used again.
 *
 * @throws CallError `invalid` with the fields that name no document of the player, or one that another payment uses
 */
export async function claimProofs(
  { sql }: Pick<Transaction, 'sql'>,
  { siteId, playerId }: PlayerKey,
  { proofs }: Pick<PaymentForm, 'proofs'>,
  paymentId: number,
): Promise<void> {
  for (const [field, id] of Object.entries(proofs)) {
    const isProof = and(
      eq(document.siteId, siteId),
      eq(document.playerId, playerId),
      eq(document.id, id),
      eq(document.kind, 'payment_proof'),
      ne(document.state, documentState.rejected),
      isNull(document.destroyedAt),
    );
    const [found] = await sql
      .select({ status: paymentTransaction.status, paymentId: document.paymentId })
      .from(document)
      .leftJoin(
        paymentTransaction,
        and(
          eq(paymentTransaction.siteId, document.siteId),
          eq(paymentTransaction.playerId, document.playerId),
          eq(paymentTransaction.id, document.paymentId),
        ),
      )
      .where(isProof);
    if (!found) throw invalidFields({ [field]: { message: 'payment_proof_unknown' } });
    const isUnused = found.paymentId === null || isOver(found.status);
    if (!isUnused) throw invalidFields({ [field]: { message: 'payment_proof_used' } });
    await sql
      .update(document)
      .set({ paymentId, destroyAt: null })
      .where(and(eq(document.siteId, siteId), eq(document.playerId, playerId), inArray(document.id, [id])));
  }
}

function isOver(status: number | null): boolean {
  return status === rejected || status === cancelled || status === expired;
}
