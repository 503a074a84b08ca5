import type { AccountKey } from './exclusions.ts';

/** What a player's bonus can be, with the numbers of the database and the calls; 0 is only offered. */
export const bonusStatus = { offered: 0, active: 1, completed: 2, rejected: 3, expired: 4 } as const;
export type BonusStatus = keyof typeof bonusStatus;

/** Likewise of free rounds. */
export const freeSpinStatus = { offered: 0, active: 1, cancelled: 2, completed: 3 } as const;
export type FreeSpinStatus = keyof typeof freeSpinStatus;

/** The ways between the statuses of a bonus; no other change is made. */
export const bonusWays: Readonly<Record<BonusStatus, readonly BonusStatus[]>> = {
  offered: ['active', 'rejected', 'expired'],
  active: ['completed', 'rejected', 'expired'],
  // A free bet that is returned, or a lost one whose bet was won after all.
  completed: ['active'],
  rejected: [],
  expired: [],
};

/** Why a bonus has ended. */
export type BonusEnd =
  | 'wagered'
  | 'spent'
  | 'declined'
  | 'forfeited'
  | 'withdrawal'
  | 'operator'
  | 'withdrawn'
  | 'not accepted'
  | 'time is up';

/** A bonus of a player. */
export interface BonusKey extends AccountKey {
  readonly awardId: number;
}

/**
 * The answers of starting a bonus. The same again is answered in the same way while the bonus is active, or if it was own money
 * at once.
 */
export type BonusStart =
  | 'started'
  | 'anotherActive'
  | 'notOffered'
  | 'balanceLimit'
  | 'moneyInWallets'
  | 'unknownAccount';

/** The answers of claiming free rounds. */
export type FreeSpinClaim =
  | 'claimed'
  | 'anotherActive'
  | 'notOffered'
  | 'gameNotOffered'
  | 'moneyInWallets'
  | 'unknownAccount';

/** Moves bonus money. A player has at most one active bonus. */
export interface LedgerBonuses {
  /**
   * Accepts an offered bonus: its money is in the bonus account, and bets are judged by its terms. Money that needs no stakes
   * is own money at once, also beside an active bonus.
   */
  startBonus(key: BonusKey): Promise<BonusStart>;
  /**
   * Ends an offered or active bonus. What is left of a completed one becomes the player's own, up to what its terms
   * release; otherwise it is taken back. Nothing happens if the reason does not hold: only offers are declined or not
   * accepted, and what a job has found may have changed since.
   *
   * @returns whether it has ended now
   */
  endBonus(key: BonusKey, status: 'completed' | 'rejected' | 'expired', reason: BonusEnd): Promise<boolean>;
  /**
   * Freezes the active bonus, if there is one, or lets it go on, unless a withdrawal waits or the account is closed. A frozen
   * one takes no bet, counts none, and keeps its money and its time.
   */
  freezeBonus(account: AccountKey, isFrozen: boolean): Promise<void>;
  claimFreeSpins(
    key: AccountKey & { readonly freeSpinId: number; readonly gameId: number },
  ): Promise<FreeSpinClaim>;
  /**
   * Ends the bonuses and free rounds whose time is over, and bonuses that were staked for or whose money was lost.
   *
   * @returns how many have ended; fewer than `limit` if none is left
   */
  endDueBonuses(limit: number): Promise<number>;
}
