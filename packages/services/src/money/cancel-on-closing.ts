import { type PaymentReason, transactionKind, transactionStatus } from '@baize/contract';
import { and, eq, paymentTransaction } from '@baize/db';

import type { Services } from '../context.ts';
import type { ExclusionEffect } from '../exclusion-effects.ts';

const CLOSED = 'account_closed' satisfies PaymentReason;

/**
 * Cancels the pending deposits of a player who closes the account. Money that is on its way already stays in processing,
 * and is judged when it arrives, as is what is paid after all.
 */
export function cancelOnClosing({ clock }: Pick<Services, 'clock'>): ExclusionEffect {
  return async ({ sql }, { siteId, playerId }) => {
    const now = clock.now();
    const { pending: status, cancelled } = transactionStatus;
    await sql
      .update(paymentTransaction)
      .set({
        status: cancelled,
        decidedAt: now,
        changedBy: 'player',
        changedAt: now,
        changeReason: CLOSED,
      })
      .where(
        and(
          eq(paymentTransaction.siteId, siteId),
          eq(paymentTransaction.playerId, playerId),
          eq(paymentTransaction.kind, transactionKind.deposit),
          eq(paymentTransaction.status, status),
        ),
      );
  };
}
