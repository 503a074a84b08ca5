import type { WalletCommand, WalletOutcome } from '../ports/wallet-dialect.ts';

export type LimitStatus = 'RS_ERROR_BET_LIMIT_EXCEEDED' | 'RS_ERROR_LIMIT_REACHED';

const words = {
  ok: 'RS_OK',
  roundWithoutBets: 'RS_OK',
  noFunds: 'RS_ERROR_NOT_ENOUGH_MONEY',
  blocked: 'RS_ERROR_USER_DISABLED',
  // The class of bets that were surely not booked.
  noFreeRounds: 'RS_ERROR_WRONG_SYNTAX',
  roundClosed: 'RS_ERROR_WRONG_SYNTAX',
  cancelled: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  sessionExpired: 'RS_ERROR_TOKEN_EXPIRED',
  wrongCurrency: 'RS_ERROR_WRONG_CURRENCY',
  gameUnknown: 'RS_ERROR_INVALID_GAME',
  betDeclined: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  playerUnknown: 'RS_ERROR_INVALID_TOKEN',
  mismatch: 'RS_ERROR_DUPLICATE_TRANSACTION',
  betUnknown: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  // Final for a rollback; RS_ERROR_UNKNOWN would be retried for ever.
  betSettled: 'RS_ERROR_DUPLICATE_TRANSACTION',
  betCancelled: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  txUnknown: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
} as const satisfies Record<Exclude<WalletOutcome, 'limit' | 'bonusTerms'>, string>;

/**
 * The status of an outcome. A win or a rollback never gets a word about the token or the player, after which providers
 * would give the money up.
 */
export function statusOf(
  command: WalletCommand | undefined,
  outcome: WalletOutcome,
  limitStatus: LimitStatus,
): string {
  if (outcome === 'limit' || outcome === 'bonusTerms') return limitStatus;
  if (command?.kind === 'undo') {
    if (outcome === 'betDeclined') return words.ok;
    if (outcome === 'cancelled' || outcome === 'playerUnknown') return words.betUnknown;
  }
  if (command?.kind === 'win' && outcome === 'playerUnknown') return words.betUnknown;
  return words[outcome];
}
