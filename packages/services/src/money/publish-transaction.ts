import { transactionKind, transactionStatus } from '@baize/contract';
import { formatWire } from '@baize/currency';
import type { paymentTransaction } from '@baize/db';
import type { MainAccount } from '@baize/ledger';

import type { Services } from '../context.ts';

type Row = typeof paymentTransaction.$inferSelect;

/**
 * Sends a payment's new status to the player's open pages, and has a server send its e-mails.
 *
 * @param booked the result of the payment's booking; without one the current balance is read
 */
export async function publishTransaction(
  { ledger, wakeups }: Pick<Services, 'ledger' | 'wakeups'>,
  { siteId, playerId, id, status, kind, amountMinor }: Row,
  booked?: Pick<MainAccount, 'balanceMinor' | 'version'>,
): Promise<void> {
  wakeups.publishWork({ kind: 'notice', siteId, playerId, transactionId: id });
  const account = booked ?? (await ledger.mainAccount(siteId, playerId));
  wakeups.publish(
    { siteId, playerId },
    {
      kind: 'transaction',
      balanceMinor: String(account?.balanceMinor ?? 0n),
      version: account?.version ?? 0,
      transaction: { id, status, type: kind, amount: formatWire(amountMinor) },
    },
  );
}

/** Has a server send the payout of a withdrawal that an operator approved. */
export function publishPayout({ wakeups }: Pick<Services, 'wakeups'>, row: Row): void {
  const { siteId, playerId, id: transactionId, kind, status } = row;
  if (kind !== transactionKind.withdraw || status !== transactionStatus.processing) return;
  wakeups.publishWork({ kind: 'payout', siteId, playerId, transactionId });
}
