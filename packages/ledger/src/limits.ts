import type { ExclusionCode } from './exclusions.ts';

/** What a player can limit, with the numbers in the database. */
export const limitKind = { deposit: 1, bet: 2, loss: 3, time: 4 } as const;
export type LimitKind = keyof typeof limitKind;
export const limitKinds: readonly LimitKind[] = ['deposit', 'bet', 'loss', 'time'];

/** Periods begin at midnight of the brand's time zone, weeks on Monday. */
export const limitPeriod = { daily: 1, weekly: 2, monthly: 3 } as const;
export type LimitPeriod = keyof typeof limitPeriod;
export const limitPeriods: readonly LimitPeriod[] = ['daily', 'weekly', 'monthly'];

export const limitAction = { set: 1, raiseRequested: 2, removalRequested: 3, calledOff: 4 } as const;
export type LimitAction = keyof typeof limitAction;

/** One limit of a player. */
export interface LimitSetting {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /**
   * The amount in force, in minor units, or in milliseconds for `time`; 0 lets nothing through. Undefined if there is
   * none.
   */
  readonly amount: bigint | undefined;
  /** A raise or removal that has been requested. */
  readonly next: { readonly amount: bigint | undefined; readonly at: Date } | undefined;
}

/** What a player has deposited, staked, lost and played in the current periods, whether limited or not. */
export interface LimitUse {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** In the unit of the limit; negative if more was won than lost. */
  readonly used: bigint;
  readonly endsAt: Date;
}

/** One entry of a player's trail. */
export type LimitDecision = {
  readonly id: number;
  readonly changedAt: Date;
  readonly effectiveAt: Date;
} & (
  | {
      readonly type: 'limit';
      readonly kind: LimitKind;
      readonly period: LimitPeriod;
      readonly action: LimitAction;
      readonly from: bigint | undefined;
      readonly to: bigint | undefined;
    }
  | {
      readonly type: 'realityCheck';
      /** Minutes between two checks; undefined for none. */
      readonly from: number | undefined;
      readonly to: number | undefined;
    }
  | { readonly type: 'exclusion'; readonly code: ExclusionCode; readonly endsAt: Date }
  /** A request to come back, by which the account opens at `effectiveAt`. */
  | { readonly type: 'return' }
  | { readonly type: 'review'; readonly outcome: LimitReview }
);

/** The limits are kept as they are, or none is wanted before the first deposit. */
export type LimitReview = 'kept' | 'declined';

/** Some of a player's trail, the latest first. */
export interface LimitTrailQuery {
  readonly siteId: number;
  readonly playerId: number;
  /** Id of an entry, if only those before it are read; of nobody else's, there are none. */
  readonly before?: number | undefined;
  readonly limit: number;
}

export interface LimitKey {
  readonly siteId: number;
  readonly playerId: number;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}
