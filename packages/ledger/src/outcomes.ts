import type { PlayWallet } from './kinds.ts';

/** All statuses of a booking, by the number that the SQL functions return. */
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
  10: 'playerLimit',
  11: 'bonusTerms',
  12: 'noFreeRounds',
  20: 'unknownAccount',
  21: 'mismatch',
  22: 'betUnknown',
  23: 'betSettled',
  24: 'betCancelled',
  25: 'balanceLimit',
} as const;

/**
 * Final answers are stored: the same request always gets the same answer, and other content under its key is a
 * mismatch.
 * - `booked`: the money has moved (or, for a win of 0, the bet is settled).
 * - `noFunds`, `blocked`, `roundClosed`, `sessionExpired`, `limit`, `gameUnknown`: the bet is refused.
 * - `playerLimit`: the bet is beyond a limit that the player has set.
 * - `bonusTerms`: the bet needs bonus money, which may not be staked on it, or is larger than the terms of the active bonus allow.
 * - `noFreeRounds`: the player has no such free rounds at this game, or none left.
 * - `wrongCurrency`: not the currency of the account.
 * - `cancelled`: for a bet, its rollback came first; for a refund, there was no bet, and a tombstone now blocks it.
 * - `betDeclined`: the bet of a win or a refund, or the win of a reversal, was refused: there is nothing to pay or undo. Or a
 *   reversal takes more than is left of any win of its round, which is put on the review list.
 * - `betSettled`: the bet of a refund has a win. `betCancelled`: the bet of a win has been undone. Both are put on
 *   the review list.
 * - `mismatch`: the key is known with other content, or its bet has another amount, round, game or currency.
 *
 * After these the same request may succeed later. Only its content is stored, so that other content under its key is a
 * mismatch:
 * - `betUnknown`: the bet of a win, or the win of a reversal, has not arrived.
 * - `noFunds`, except for a bet. A reversal of a win that lacks funds is put on the review list.
 * - `balanceLimit`: the account's balance would pass MAX_BALANCE_MINOR. Put on the review list.
 * - `unknownAccount`: no such player, for whom nothing is stored, or no account of that kind.
 */
export type BookStatus = (typeof statusByNumber)[keyof typeof statusByNumber];

/** Reasons why a caller may refuse a new bet. */
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
  /** The request was decided before; nothing has been written now. */
  replayed: boolean;
  /** The current balance of the wallet that the command is about; zero if the account is unknown. */
  balanceMinor: bigint;
  /** That wallet, if it is not the main one. */
  wallet?: PlayWallet;
  /** The bonus money that a bet at the same game could take now; own money is staked first. */
  bonusMinor: bigint;
  /** All bonus money of the active bonus, which the player's pages show; undefined if there is none. */
  shownBonusMinor?: bigint;
  /** How much of a bet's stake is bonus money, if the player has or had a bonus. */
  partMinor?: bigint;
  /** The version of both: of two balances of a wallet the one with the higher version is newer. */
  version: number;
  /** The row of this answer; undefined if nothing is stored. */
  transferId: number | undefined;
}

export interface CloseRoundResult {
  status: 'closed' | 'unknownAccount';
  replayed: boolean;
  /** False if the round never had a bet; it is closed anyway. */
  hadBets: boolean;
  /** Of the wallet that the round was played with. */
  balanceMinor: bigint;
  bonusMinor: bigint;
  version: number;
}

/** The number of a status in the database. */
export function statusNumber(status: BookStatus): number {
  const found = Object.entries(statusByNumber).find(([, name]) => name === status);
  if (!found) throw new RangeError(`there is no status ${status}`);
  return Number(found[0]);
}

/** @throws RangeError for a number that no booking function returns */
export function statusOf(number: number): BookStatus {
  const status: BookStatus | undefined = statusByNumber[number as keyof typeof statusByNumber];
  if (status === undefined) throw new RangeError(`no booking status has the number ${number}`);
  return status;
}
