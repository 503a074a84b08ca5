import { transactionKind, transactionStatus } from '@baize/contract';
import { formatWire, isoCurrency } from '@baize/currency';

import type { TransactionRow } from '../move-transaction.ts';
import { creditedOf } from '../payment-sums.ts';
import { type Received, receivedOf } from '../received.ts';
import { uncreditedOf } from '../refunds/uncredited.ts';
import { OperatorError } from './operator-error.ts';

export interface Credit {
  /** What is booked now. */
  readonly minor: bigint;
  /** What the deposit is credited in all. */
  readonly totalMinor: bigint;
  /** Whether it is an operator's amount instead of the gateway's. */
  readonly isAdjusted: boolean;
}

/**
 * What an approval of a deposit credits: what the gateway received without the fee, unless the operator says otherwise. Of
 * an approved deposit, what came on top of what was credited, and never more.
 *
 * @throws OperatorError
 */
export function creditOf(
  row: TransactionRow,
  givenMinor: bigint | undefined,
  sentBackMinor: bigint,
): Credit | undefined {
  if (row.kind !== transactionKind.deposit) {
    if (givenMinor === undefined) return undefined;
    throw new OperatorError('invalid', 'Only a deposit can be approved with another amount.');
  }
  const isRest = row.status === transactionStatus.approved;
  const left = uncreditedOf(row, sentBackMinor);
  if (isRest && !left) throw new OperatorError('decided', `Payment ${row.id} does not wait for an operator.`);
  const isKnown = left?.currency === isoCurrency(row.currency);
  const leftMinor = isKnown ? left.amountMinor - (isRest ? 0n : row.feeMinor) : undefined;
  const minor = givenMinor ?? leftMinor;
  if (minor === undefined)
    throw new OperatorError('invalid', `${wordsOf(receivedOf(row))}: say the amount to credit.`);
  if (minor <= 0n) throw new OperatorError('invalid', 'The amount to credit must be above 0.');
  if (isRest && minor > (leftMinor ?? 0n))
    throw new OperatorError(
      'invalid',
      `Of payment ${row.id}, ${formatWire(leftMinor ?? 0n)} is not credited yet.`,
    );
  const totalMinor = isRest ? creditedOf(row) + minor : minor;
  return { minor, totalMinor, isAdjusted: minor !== leftMinor };
}

function wordsOf(received: Received | undefined): string {
  if (!received) return 'The gateway has not said what it received';
  return `The gateway received ${formatWire(received.amountMinor)} ${received.currency}`;
}
