import type { BookResult, BookStatus } from '@baize/ledger';

export interface DecidedResult extends BookResult {
  readonly status: Exclude<BookStatus, 'balanceLimit'>;
}

/** The ledger could not decide: the provider has to send the same transaction again. */
export class BookingUndecided extends Error {
  override readonly name = 'BookingUndecided';
}

/**
 * What is owed stays owed while there is no room for it: a provider retries what was not decided, and an
 * operator finds it on the review list.
 *
 * @throws BookingUndecided when the balance would grow too large
 */
export function requireDecided(result: BookResult): DecidedResult {
  const { status } = result;
  if (status === 'balanceLimit') throw new BookingUndecided('the balance would grow too large');
  return { ...result, status };
}
