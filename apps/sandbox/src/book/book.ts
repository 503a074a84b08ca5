import type { Offer, OfferedPick, PickResult, Score } from '@baize/games/sports';

/** In the order of the page's menu. `rounds` and `arena` are esports, played in maps. */
export const sportIds = [
  'football',
  'basketball',
  'tennis',
  'volleyball',
  'table-tennis',
  'handball',
  'ice-hockey',
  'american-football',
  'badminton',
  'darts',
  'rounds',
  'arena',
] as const;
export type SportId = (typeof sportIds)[number];

export interface Names {
  readonly tr: string;
  readonly en: string;
}

export interface League {
  /** Lower-case words with hyphens, unique over all sports: part of addresses. */
  readonly id: string;
  readonly sport: SportId;
  /** ISO 3166 code in lower case, or `world`. */
  readonly country: string;
  readonly name: Names;
  /** Smaller is listed earlier. */
  readonly rank: number;
}

/** A club, a team or a player. */
export interface Competitor {
  readonly id: string;
  readonly name: string;
  /** Three or four letters, for narrow places. */
  readonly short: string;
  /** Shirt colours, `#rrggbb`. */
  readonly colors: readonly [string, string];
}

export interface BookEvent {
  /** A safe integer, the same in every process and after every restart. */
  readonly id: number;
  readonly league: League;
  readonly home: Competitor;
  readonly away: Competitor;
  readonly startsAt: Date;
}

export type Phase = 'upcoming' | 'live' | 'ended' | 'abandoned';

/** Something that happened in a match, newest last. */
export interface Incident {
  /** In the sport's own time: `23'`, or the number of a set or a part. */
  readonly at: string;
  /**
   * Football: `goal`, `corner`, `card` for a yellow one, `red`, and `cancelled` for a goal that does not count. Other sports
   * with a clock: `point` for a score of any size. `part` is the end of a half, quarter or period. Sports of sets: `point`,
   * `game`, `leg`, `round` or `objective`, and `set` or `map` for the end of one, with the score in it.
   */
  readonly kind: string;
  readonly side: 'home' | 'away' | null;
  readonly score: Score;
}

/** What the tracker of a live match shows. */
export interface Tracker {
  /** Minutes of a match with a clock; null for sports without one. */
  readonly minute: number | null;
  /** The running half, quarter, period, set or map, from 1; 0 before the start. */
  readonly part: number;
  /** Between two parts; `part` is the one that is over. */
  readonly isBreak?: boolean;
  readonly score: Score;
  /** Of the parts so far, the running one included. */
  readonly parts: readonly Score[];
  /** Points won in the running unit, such as 0 to 3 and more in a game of tennis; null for sports without units. */
  readonly points: Score | null;
  readonly server: 'home' | 'away' | null;
  readonly incidents: readonly Incident[];
  /** Counts by name, such as corners and red cards. */
  readonly counts: Readonly<Record<string, Score>>;
}

export interface EventStatus {
  readonly phase: Phase;
  /** No bet is taken for some seconds, because of what has just happened or is about to. */
  readonly isSuspended: boolean;
  /** Null before the start. */
  readonly tracker: Tracker | null;
}

/** What is on sale of an event. All prices of an event share a version, which grows with each change. */
export interface Snapshot {
  readonly version: number;
  /** Prices of a suspended event are null. */
  readonly offers: readonly Offer[];
}

export interface EventFilter {
  readonly sport?: SportId;
  readonly league?: string;
  readonly phase?: 'upcoming' | 'live';
  readonly from?: Date;
  readonly until?: Date;
}

/**
 * What changed of an event: `prices` its snapshot, `status` its phase or tracker, `ended` that all of its picks can be
 * settled, `corrected` that results which were final are now others.
 */
export interface BookChange {
  readonly event: BookEvent;
  readonly kinds: ReadonlySet<'prices' | 'status' | 'ended' | 'corrected'>;
}

/** Fixtures, live matches, prices and results: all that bets and pages read. */
export interface Book {
  leagues(sport?: SportId): readonly League[];
  /** Events that are not over, by their start. */
  list(filter?: EventFilter): readonly BookEvent[];
  /** Null if there is none; events that are over stay for 30 days. */
  find(eventId: number): BookEvent | null;
  /** @throws RangeError for an unknown event */
  status(eventId: number): EventStatus;
  /** @throws RangeError for an unknown event */
  snapshot(eventId: number): Snapshot;
  /**
   * What an open pick is worth, also one that has left the sale; null while its match is suspended, and if it is over.
   *
   * @throws RangeError for an unknown event
   */
  value(eventId: number, marketId: string, pick: string): OfferedPick | null;
  /**
   * How a pick has ended, with voids of abandoned matches and corrections; null while it is open.
   *
   * @throws RangeError for an event, market or pick that does not exist
   */
  judge(eventId: number, marketId: string, pick: string): PickResult | null;
  /** @returns a function that ends it */
  watch(listener: (changes: readonly BookChange[]) => void): () => void;
}
