import { transactionKind } from '@baize/contract';

/** In minor units; the fee is part of the amount. */
interface Sums {
  readonly amountMinor: bigint;
  readonly creditedMinor: bigint | null;
  readonly feeMinor: bigint;
}

/** What a deposit is credited: the requested amount without the fee, if nothing else was booked. */
export function creditedOf({ creditedMinor, amountMinor, feeMinor }: Sums): bigint {
  return creditedMinor ?? amountMinor - feeMinor;
}

/** Everything that was received for a deposit or sent for a withdrawal. */
export function fullAmountOf(row: Sums & { readonly kind: number }): bigint {
  if (row.kind !== transactionKind.deposit) return row.amountMinor - row.feeMinor;
  return row.creditedMinor === null ? row.amountMinor : row.creditedMinor + row.feeMinor;
}
