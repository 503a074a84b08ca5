/** Numbers on the wire, as the specification defines them. */
export const transactionKind = { deposit: 1, withdraw: 2 } as const;
export const transactionStatus = {
  pending: 0,
  approved: 1,
  rejected: 2,
  processing: 3,
  cancelled: 4,
  expired: 5,
  /** Money that came back after approval: taken back by the gateway, or returned by the bank of a payout. */
  returned: 6,
} as const;
export const gameHistoryType = { bet: 1, win: 2, refund: 3 } as const;
/** Wallets in the histories, by their names in other calls. */
export const historyWallet = { main: 1, poker: 2, live_slot: 3, binary: 4, bonus: 5, held: 6 } as const;
/** Of bonuses and free spins in the histories; what was only offered is in neither. */
export const bonusHistoryStatus = { active: 1, completed: 2, rejected: 3, expired: 4 } as const;
export const freeSpinHistoryStatus = { active: 1, cancelled: 2, completed: 3 } as const;
export const gameCategory = {
  virtual_games: 2,
  casino: 4,
  live_casino: 5,
  bingo: 6,
  tv_games: 7,
  games: 8,
} as const;
export const device = { web: 1, mobile: 2, tablet: 3 } as const;
export const language = ['tr', 'en'] as const;

export type TransactionKind = (typeof transactionKind)[keyof typeof transactionKind];
export type TransactionStatus = (typeof transactionStatus)[keyof typeof transactionStatus];
export type GameHistoryType = (typeof gameHistoryType)[keyof typeof gameHistoryType];
export type HistoryWallet = keyof typeof historyWallet;
export type Device = (typeof device)[keyof typeof device];
export type Language = (typeof language)[number];
