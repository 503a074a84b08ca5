export interface MatchSide {
  readonly name: string;
  /** Three letters or so, for where the name is too long. */
  readonly short: string;
  /** Colours of its shirt, `#rrggbb`. */
  readonly colors: readonly [string, string];
}

/** A match that has not begun, with the odds on its result as decimal texts. */
export interface UpcomingMatch {
  readonly id: number;
  readonly tournament: string;
  readonly startsAt: Date;
  readonly home: MatchSide;
  readonly away: MatchSide;
  readonly odds: { readonly p1: string; readonly x: string; readonly p2: string };
}

/** Whoever tells what is about to be played. */
export interface MatchFeedPort {
  /**
   * The next matches, the first to begin first.
   *
   * @throws FeedUnavailable when nobody answered in time, or with something that cannot be read
   */
  readMatches(): Promise<readonly UpcomingMatch[]>;
}
