import type { CallbackRefusal, CallbackReply, CallbackRequest } from './callback.ts';

/** A page of a partner in one of our frames. */
export interface RewardFrameRequest {
  readonly siteId: number;
  /** The brand's address of the page, with the player's values filled in. */
  readonly address: string;
  readonly lang: 'tr' | 'en';
  /** What the page is drawn in: the brand's tokens by name. */
  readonly theme: Readonly<Record<string, string>>;
  /** By which the brand's days begin, such as `Europe/Istanbul`. */
  readonly timeZone: string;
  /** The page around the frame. Its origin is the only one that may frame the page and exchange messages with it. */
  readonly returnUrl: string;
  /** What the page may know of the player's loyalty; null for pages that have nothing to do with it. */
  readonly loyalty: RewardLoyalty | null;
  /** When the player could not take part lately, such as during a break, so that no daily row is lost by it. */
  readonly pauses: readonly RewardPause[];
}

/** Whole days of the brand, from the first to the last. */
export interface RewardPause {
  /** `2026-05-01` */
  readonly from: string;
  readonly to: string;
}

/** The player's points, how they are earned, and the levels that they lead to. Names are in the language of the page. */
export interface RewardLoyalty {
  readonly points: number;
  /** Number of the level that was reached. */
  readonly level: number;
  /** Own money, in minor units, for one point in games that count in full. */
  readonly stakeMinor: number;
  /** How much of a stake counts, in percent, by type of game. */
  readonly types: Readonly<Record<string, number>>;
  /** Lowest first. */
  readonly levels: readonly RewardLevel[];
}

export interface RewardLevel {
  readonly number: number;
  readonly name: string;
  /** Points that it begins at. */
  readonly from: number;
  /** What reaching it gives at the brand; null for nothing. */
  readonly gives: string | null;
}

/** What a partner gives a player: a bonus or free rounds of the brand, by its slug, or points. */
export type Reward =
  | { readonly kind: 'bonus' | 'freeSpins'; readonly slug: string }
  | { readonly kind: 'points'; readonly points: number };

/** Gives nothing: the reply says whether the player may have rewards now. */
export interface RewardCheck {
  readonly kind: 'check';
}

export interface RewardGrant {
  /** The partner's id of the grant: the same again is the same grant. */
  readonly grantId: string;
  /** `<siteId>-<playerId>` */
  readonly player: string;
  readonly reward: Reward | RewardCheck;
}

/**
 * `granted` and `repeated` are final, and so is every refusal: repeating the call would not help. A check is `granted` if
 * the player may take part.
 *
 * - `unknownPlayer`: the brand has no such player
 * - `notAllowed`: the player must not have offers, such as during an exclusion
 * - `notOpen`: the brand has no such bonus now
 */
export type GrantResult = 'granted' | 'repeated' | 'unknownPlayer' | 'notAllowed' | 'notOpen';

export interface GrantExchange {
  readonly ok: true;
  /** The brand by the key that signed. */
  readonly siteId: number;
  readonly grant: RewardGrant;
  format(result: GrantResult): CallbackReply;
  /** Reply without a decision: the partner must repeat the call. */
  undecided(): CallbackReply;
  /** Reply for a valid key of an unknown brand. */
  foreign(): CallbackReply;
}

export type GrantReading = GrantExchange | CallbackRefusal;

/** A partner whose pages give rewards in frames of ours. */
export interface RewardsPort {
  /** The page's address for this player, signed so that the partner can trust its values; good for a minute, once. */
  signAddress(request: RewardFrameRequest): string;
  /** Reads a partner's call that grants something: the signature first, then the schema. */
  readGrant(request: CallbackRequest): GrantReading;
}

/** Address for the grants of a partner. */
export function grantPath(provider: string): string {
  return `/_callback/rewards/${provider}`;
}
