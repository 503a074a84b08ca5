import type { EventFacts, MarketPrices } from '../client/event-facts.ts';

/** What a page follows, whole: it replaces what it followed before. */
export interface FollowMessage {
  readonly type: 'follow';
  /** Matches in lists, with the versions that the page knows. */
  readonly rows: readonly (readonly [event: number, version: number])[];
  /** Matches with all of their markets. */
  readonly whole: readonly (readonly [event: number, version: number])[];
}

/** What has changed of a match since the version that a page knows. */
export interface ChangedEvent {
  readonly id: number;
  readonly version: number;
  /** Only markets with other prices; markets that closed have no picks. */
  readonly markets: readonly MarketPrices[];
  /** Whether {@link markets} are all that are on sale. */
  readonly isWhole: boolean;
  /** For rows: the markets that they show, in the order of their columns. */
  readonly row?: readonly [main: string | null, total: string | null];
  /** If they have changed. */
  readonly facts?: EventFacts;
  /** HTML of the match's head and tracker, for a page that shows them, if they look different now. */
  readonly match?: string;
}

/** At most ten a second for a page. */
export interface ChangesMessage {
  readonly type: 'changes';
  readonly events: readonly ChangedEvent[];
  /** A match has begun or ended, so lists are different now. */
  readonly hasNewList?: boolean;
}
