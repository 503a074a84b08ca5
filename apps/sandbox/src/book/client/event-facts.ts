/** What a page knows of a match that it shows or follows. */
export interface EventFacts {
  readonly id: number;
  readonly home: string;
  readonly away: string;
  readonly sport: string;
  readonly league: string;
  readonly startsAt: string;
  readonly phase: 'upcoming' | 'live' | 'ended' | 'abandoned';
  readonly isSuspended: boolean;
  /** In the sport's own time, such as `68'` or `Set 2`; empty before the start. */
  readonly clock: string;
  /** Such as `2–1`; empty before the start. */
  readonly score: string;
  /** Red cards, in the same form; empty without any. */
  readonly redCards: string;
}

/** Prices of a market by pick, in thousandths; null is not on sale at present. */
export type MarketPrices = readonly [market: string, picks: readonly (readonly [string, number | null])[]];

export const nameOf = ({ home, away }: Pick<EventFacts, 'home' | 'away'>): string => `${home} – ${away}`;
