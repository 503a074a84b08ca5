import type { Transaction } from '@baize/db';

import type { PlayerKey } from './wakeups.ts';

/**
 * How much of the main balance cannot be withdrawn yet for a reason that the area of money does not know, such as the
 * turnover of a bonus. It runs in the transaction that requests a withdrawal, with the player's row locked, and in the
 * one that shows what can be withdrawn.
 */
export type WithdrawalHold = (
  transaction: Transaction,
  player: PlayerKey,
  /** Whether the player has excluded themselves, which is more than a break: then nothing waits for turnover. */
  state: { readonly isSelfExcluded: boolean },
) => Promise<bigint>;
