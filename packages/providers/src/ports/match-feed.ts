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

/** What a match of the coming days is called, running ones included. */
export interface MatchName {
  readonly home: string;
  readonly away: string;
  /** Id of its league. */
  readonly league: string;
  readonly startsAt: Date;
}

/** What a league or a sport is called. */
export interface LocalName {
  readonly tr: string;
  readonly en: string;
}

/** Names by id, for titles of pages that point to a match, a league or a sport. */
export interface MatchNames {
  readonly matches: ReadonlyMap<number, MatchName>;
  readonly leagues: ReadonlyMap<string, LocalName>;
  readonly sports: ReadonlyMap<string, LocalName>;
}

/** A provider of upcoming matches. */
export interface MatchFeedPort {
  /**
   * The next matches, sorted by their start.
   *
   * @throws FeedUnavailable if there is no readable response in time
   */
  readMatches(): Promise<readonly UpcomingMatch[]>;
  /**
   * Absent if the provider has no names.
   *
   * @throws FeedUnavailable if there is no readable response in time
   */
  readNames?(): Promise<MatchNames>;
}
