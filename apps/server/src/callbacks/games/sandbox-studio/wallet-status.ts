import type { WalletStatus } from '@baize/providers';
import type { BookStatus } from '@baize/services';

/** The dialect's word for each answer of the ledger, where it is the same for every kind of booking. */
const statusWords: Readonly<Record<BookStatus, WalletStatus>> = {
  booked: 'OK',
  noFunds: 'NO_FUNDS',
  blocked: 'PLAYER_BLOCKED',
  roundClosed: 'ROUND_CLOSED',
  cancelled: 'CANCELLED',
  sessionExpired: 'SESSION_EXPIRED',
  limit: 'LIMIT',
  wrongCurrency: 'CURRENCY',
  gameUnknown: 'GAME_UNKNOWN',
  betDeclined: 'BET_CANCELLED',
  unknownAccount: 'PLAYER_UNKNOWN',
  mismatch: 'MISMATCH',
  betUnknown: 'BET_UNKNOWN',
  betSettled: 'BET_SETTLED',
  betCancelled: 'BET_CANCELLED',
};

export function walletStatus(status: BookStatus): WalletStatus {
  return statusWords[status];
}

/** A bet that never was, or was refused, is undone as well as one that is: there is nothing left of it. */
export function rollbackStatus(status: BookStatus): WalletStatus {
  return status === 'cancelled' || status === 'betDeclined' ? 'OK' : statusWords[status];
}
