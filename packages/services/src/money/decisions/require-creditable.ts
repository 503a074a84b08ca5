import { transactionStatus } from '@baize/contract';
import type { Transaction } from '@baize/db';

import type { Services } from '../../context.ts';
import { findCreditObstacle } from '../../limits/index.ts';
import type { TransactionRow } from '../move-transaction.ts';
import { OperatorError } from './operator-error.ts';

const words = {
  paid_after_closing: 'the account is closed',
  above_deposit_limit: 'it is above a deposit limit of the player',
} as const;

/**
 * No operator credits what the player's own protection forbids now. The player's account stays locked.
 *
 * @param creditMinor without the fee
 * @throws OperatorError `refused`
 */
export async function requireCreditable(
  { clock }: Pick<Services, 'clock'>,
  transaction: Transaction,
  row: TransactionRow,
  creditMinor: bigint,
): Promise<void> {
  // The fee was paid with the first part.
  const paidMinor = row.status === transactionStatus.approved ? creditMinor : creditMinor + row.feeMinor;
  const obstacle = await findCreditObstacle(transaction, row, { paidMinor, now: clock.now() });
  if (obstacle)
    throw new OperatorError('refused', `Payment ${row.id} is not credited now: ${words[obstacle]}.`);
}
