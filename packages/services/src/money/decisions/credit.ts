import { transactionKind } from '@baize/contract';
import { formatWire, isoCurrency } from '@baize/currency';

import type { TransactionRow } from '../move-transaction.ts';
import { type Received, receivedOf } from '../received.ts';
import { OperatorError } from './operator-error.ts';

export interface Credit {
  readonly minor: bigint;
  /** Whether it is an operator's amount instead of the gateway's. */
  readonly isAdjusted: boolean;
}

/** What a deposit is credited: what the gateway received without the fee, unless the operator says otherwise. */
export function creditOf(row: TransactionRow, givenMinor: bigint | undefined): Credit | undefined {
  if (row.kind !== transactionKind.deposit) {
    if (givenMinor === undefined) return undefined;
    throw new OperatorError('invalid', 'Only a deposit can be approved with another amount.');
  }
  const receivedMinor = receivedCreditOf(row);
  const minor = givenMinor ?? receivedMinor;
  if (minor === undefined)
    throw new OperatorError('invalid', `${wordsOf(receivedOf(row))}: say the amount to credit.`);
  if (minor <= 0n) throw new OperatorError('invalid', 'The amount to credit must be above 0.');
  return { minor, isAdjusted: minor !== receivedMinor };
}

/** What an approval without an amount credits; undefined if the gateway has not said what it has, or not in the currency. */
function receivedCreditOf(
  row: Pick<TransactionRow, 'details' | 'currency' | 'feeMinor'>,
): bigint | undefined {
  const received = receivedOf(row);
  return received?.currency === isoCurrency(row.currency) ? received.amountMinor - row.feeMinor : undefined;
}

function wordsOf(received: Received | undefined): string {
  if (!received) return 'The gateway has not said what it received';
  return `The gateway received ${formatWire(received.amountMinor)} ${received.currency}`;
}
