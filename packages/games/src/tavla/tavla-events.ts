import type { Play } from './legal-plays.ts';
import type { Side } from './position.ts';
import type { TavlaRules } from './step.ts';
import type { TavlaRoll } from './tavla-roll.ts';

/**
 * The terms of a match.
 *
 * A side that is away plays on by rule. Each turn has `turnMs`; what it takes beyond that is taken from the side's bank, which
 * lasts for the whole match. When both are used up, the roll and the play of the beginner are made for it, and the turn counts
 * as missed. A side that misses `missedTurns` turns in a row loses the match; if the other side has missed its turns in between
 * as well, nobody was there, and the match is cancelled. Whether a side is connected makes no difference.
 */
export interface TavlaTerms {
  /** A match is to so many points, 1 for a single game. */
  readonly points: number;
  readonly rules: TavlaRules;
  readonly turnMs: number;
  readonly bankMs: number;
  /** At least 1. */
  readonly missedTurns: number;
}

/** What both sides know before the first roll. */
export interface TavlaSetup {
  readonly terms: TavlaTerms;
  /** Of the chain of the dice, as hexadecimal digits. */
  readonly commitment: string;
  /**
   * Fixed after the commitment was shown, and not by the house alone: made of a part from each player, so that the house did not
   * choose its chain for it.
   */
  readonly salt: string;
}

/** Who did it: the player, or the rule for a side whose time was up. */
export type DoneBy = 'player' | 'time';

/** Why a match was cancelled: by the house, since nobody was there, or because the chain of the dice has ended. */
export type CancelReason = 'house' | 'both-away' | 'no-dice';

/** What happens in a match, with the time of the server. JSON as it is, and enough to replay the match. */
export type TavlaEvent = { readonly atMs: number } & (
  | { readonly type: 'opened' }
  /** White has the first of the dice, black the second. Equal dice are rolled again. */
  | ({ readonly type: 'rolled-off' } & TavlaRoll)
  | ({ readonly type: 'rolled'; readonly side: Side; readonly by: DoneBy } & TavlaRoll)
  /** Empty if no die could be played. */
  | { readonly type: 'played'; readonly side: Side; readonly play: Play; readonly by: DoneBy }
  | { readonly type: 'resigned'; readonly side: Side }
  | { readonly type: 'timed-out'; readonly side: Side }
  | { readonly type: 'cancelled'; readonly reason: CancelReason }
);

export interface TavlaHistory {
  readonly setup: TavlaSetup;
  readonly events: readonly TavlaEvent[];
}
