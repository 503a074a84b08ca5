import type { BookResult, BookStatus } from '@baize/ledger';

export interface DecidedResult extends BookResult {
  readonly status: Exclude<BookStatus, 'balanceLimit'>;
}

/** The ledger could not decide: the provider has to repeat the transaction. */
export class BookingUndecided extends Error {
  override readonly name = 'BookingUndecided';
}

/**
 * Rejects a result that left the money unbooked because the balance would be too large: the provider retries it, and an
 * operator finds it on the review list.
 *
 * @throws BookingUndecided when the balance would grow too large
 */
export function requireDecided(result: BookResult): DecidedResult {
  const { status } = result;
  if (status === 'balanceLimit') throw new BookingUndecided('the balance would grow too large');
  return { ...result, status };
}
