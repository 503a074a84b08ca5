/**
 * How long players close their account for, with the codes of the call: breaks of 24 hours, 7 days and 30 days, after
 * which it opens by itself, and self-exclusions of 6 months, 1 year and 5 years, after which it opens a day after the
 * player asks for it.
 */
export const exclusionCode = { day: 1, week: 2, thirtyDays: 3, sixMonths: 4, year: 5, fiveYears: 6 } as const;
export type ExclusionCode = (typeof exclusionCode)[keyof typeof exclusionCode];

/** Whether the player is kept from registering at this brand only or at all of the operator. */
export type ExclusionScope = 'brand' | 'operator';

/** What became of a request to close an account. */
export interface Exclusion {
  /** `repeated` if the same was asked within a minute; `refused` if the account is closed until later. */
  readonly status: 'closed' | 'repeated' | 'refused';
  /** When the exclusion ends; if it is refused, until when the account is closed at least. */
  readonly endsAt: Date;
}

/** An account of one brand. */
export interface AccountKey {
  readonly siteId: number;
  readonly playerId: number;
}

/** An account that has to be closed since the same person has closed another one, {@link from}, for all brands. */
export interface DueExclusion extends AccountKey {
  readonly from: AccountKey;
}

/** A period that an account is or could be closed for, and when it ends. */
export interface ExclusionPeriod {
  readonly code: ExclusionCode;
  readonly endsAt: Date;
}

/** Why and how long an account is closed. */
export interface AccountClosing {
  readonly code: ExclusionCode;
  readonly startsAt: Date;
  /** The latest end of all exclusions; no end is ever moved forward. */
  readonly endsAt: Date;
  /** The other brand that the player chose it at, if its scope was the operator. */
  readonly fromSiteId: number | undefined;
  /** When the account opens; undefined after a self-exclusion until the player has asked for it. */
  readonly opensAt: Date | undefined;
  /** Whether the player can ask for it now. */
  readonly mayReturn: boolean;
}
