/** Every answer of a booking, by the number that the booking functions return. */
const statusByNumber = {
  0: 'booked',
  1: 'noFunds',
  2: 'blocked',
  3: 'roundClosed',
  4: 'cancelled',
  5: 'sessionExpired',
  6: 'limit',
  7: 'wrongCurrency',
  8: 'gameUnknown',
  9: 'betDeclined',
  20: 'unknownAccount',
  21: 'mismatch',
  22: 'betUnknown',
  23: 'betSettled',
  24: 'betCancelled',
  25: 'balanceLimit',
} as const;

/**
 * Final answers are stored: the same request gets the same answer for ever, and other content under its
 * key is a mismatch.
 * - `booked`: the money has moved (or, for a win of 0, the bet is settled).
 * - `noFunds`, `blocked`, `roundClosed`, `sessionExpired`, `limit`, `gameUnknown`: the bet is refused.
 * - `wrongCurrency`: not the currency of the account.
 * - `cancelled`: for a bet, its rollback came first; for a refund, there was no bet and a tombstone
 *   now keeps it out.
 * - `betDeclined`: the bet named by a win or a refund had been refused: there is nothing to pay or undo.
 * - `betSettled`: the bet of a refund has a win. `betCancelled`: the bet of a win has been undone.
 *   Both are put on the review list.
 * - `mismatch`: the key is known with other content, or the bet that is named has another amount, round,
 *   game or currency.
 *
 * The same request may succeed later after these. Only its content is kept, so that other content under
 * its key is a mismatch:
 * - `betUnknown`: the bet of a win has not arrived.
 * - `noFunds` of anything but a bet.
 * - `balanceLimit`: the account's balance would pass MAX_BALANCE_MINOR. Put on the review list.
 * - `unknownAccount`: no such player here, of whom nothing can be kept; or no account of that kind.
 */
export type BookStatus = (typeof statusByNumber)[keyof typeof statusByNumber];

/** Reasons of the caller to refuse a new bet. */
export const refusalNumber = {
  blocked: 2,
  sessionExpired: 5,
  limit: 6,
  wrongCurrency: 7,
  gameUnknown: 8,
} as const;

export type Refusal = keyof typeof refusalNumber;

export interface BookResult {
  status: BookStatus;
  /** The same was decided before: nothing has been written now. */
  replayed: boolean;
  /** Of the main account, now. Zero when the account is unknown. */
  balanceMinor: bigint;
  /** Of the main account, with that balance: of two balances the one with the higher version is newer. */
  version: number;
  /** The row that this answer rests on; undefined when nothing is kept. */
  transferId: number | undefined;
}

export interface CloseRoundResult {
  status: 'closed' | 'unknownAccount';
  replayed: boolean;
  /** False: the round is closed all the same, yet no bet was ever in it. */
  hadBets: boolean;
  balanceMinor: bigint;
  version: number;
}

/** @throws RangeError on a number that no booking function returns */
export function statusOf(number: number): BookStatus {
  const status: BookStatus | undefined = statusByNumber[number as keyof typeof statusByNumber];
  if (status === undefined) throw new RangeError(`no booking answers ${number}`);
  return status;
}
