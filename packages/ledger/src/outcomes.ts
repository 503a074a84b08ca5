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
} as const;

/**
 * - `booked`: the money has moved (or, for a win of 0, the bet is settled).
 * - `noFunds`, `blocked`, `roundClosed`, `sessionExpired`, `limit`, `gameUnknown`: the bet is refused;
 *   this is kept, so the same bet is refused for ever.
 * - `wrongCurrency`: not the currency of the account. Kept for a bet.
 * - `cancelled`: for a bet, its rollback came first; for a refund, there was no bet and a tombstone
 *   now keeps it out.
 * - `betDeclined`: the bet named by a win or a refund had been refused: there is nothing to pay or undo.
 * - `betUnknown`: the bet of a win has not arrived. Nothing is kept, asking again may succeed.
 * - `betSettled`: the bet of a refund has a win. `betCancelled`: the bet of a win has been undone.
 *   Both are put on the review list.
 * - `mismatch`: the key is known with another content. `unknownAccount`: no such player here.
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
  /** Of the main account, now. Zero where the account is unknown. */
  balanceMinor: bigint;
  /** The row that this answer rests on; undefined where nothing is kept. */
  transferId: number | undefined;
}

export interface CloseRoundResult {
  status: 'closed' | 'unknownAccount';
  replayed: boolean;
  /** False: the round is closed all the same, yet no bet was ever in it. */
  hadBets: boolean;
  balanceMinor: bigint;
}

/** @throws RangeError on a number that no booking function returns */
export function statusOf(number: number): BookStatus {
  const status: BookStatus | undefined = statusByNumber[number as keyof typeof statusByNumber];
  if (status === undefined) throw new RangeError(`no booking answers ${number}`);
  return status;
}
