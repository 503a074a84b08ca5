import { transactionKind, transactionStatus } from '@baize/contract';

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

/** What a payment has booked into the balance or out of it, before anything came back; null for nothing. */
export function bookedOf(row: Sums & { readonly kind: number; readonly status: number }): bigint | null {
  if (row.status !== transactionStatus.approved && row.status !== transactionStatus.returned) return null;
  return row.kind === transactionKind.deposit ? creditedOf(row) : row.amountMinor;
}

/** Everything that was received for a deposit or sent for a withdrawal. */
export function fullAmountOf(row: Sums & { readonly kind: number }): bigint {
  if (row.kind !== transactionKind.deposit) return row.amountMinor - row.feeMinor;
  return row.creditedMinor === null ? row.amountMinor : row.creditedMinor + row.feeMinor;
}
