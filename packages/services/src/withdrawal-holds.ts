import type { Transaction } from '@baize/db';

import type { PlayerKey } from './wakeups.ts';

/** What another area keeps from being withdrawn. */
export interface HeldMoney {
  /** Of the main balance. */
  readonly heldMinor: bigint;
  /** The active bonus, and how much it asks to be staked first; null for nothing. Giving it up releases what is held. */
  readonly bonus?: {
    readonly awardId: number;
    readonly name: { readonly tr: string; readonly en: string };
    readonly leftMinor: bigint | null;
  };
}

/**
 * How much of the main balance cannot be withdrawn yet for a reason that the area of money does not know, such as the
 * turnover of a bonus; undefined for nothing. It runs in the transaction that requests a withdrawal, with the player's row
 * locked, and in the one that shows what can be withdrawn.
 */
export type WithdrawalHold = (
  transaction: Transaction,
  player: PlayerKey,
  state: {
    /** Whether a break or a self-exclusion closes the account: then nothing waits for turnover. */
    readonly isClosed: boolean;
    readonly mainMinor: bigint;
  },
) => Promise<HeldMoney | undefined>;
