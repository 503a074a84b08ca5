export interface MatchSide {
  readonly name: string;
  /** About three letters, for use if the name is too long. */
  readonly short: string;
  /** Shirt colours, `#rrggbb`. */
  readonly colors: readonly [string, string];
}

/** A match that has not started, with the odds on its result as decimal strings. */
export interface UpcomingMatch {
  readonly id: number;
  readonly tournament: string;
  readonly startsAt: Date;
  readonly home: MatchSide;
  readonly away: MatchSide;
  readonly odds: { readonly p1: string; readonly x: string; readonly p2: string };
}

/** A provider of upcoming matches. */
export interface MatchFeedPort {
  /**
   * The next matches, sorted by their start.
   *
   * @throws FeedUnavailable if there is no readable response in time
   */
  readMatches(): Promise<readonly UpcomingMatch[]>;
}
