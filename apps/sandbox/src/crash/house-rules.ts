import type { CrashTerms } from '@baize/games';

/** What the house sets for its one table. Every target returns 97 %, and no stake pays more than 10,000 times. */
export const HOUSE_TERMS: CrashTerms = { edgeBasisPoints: 300, cap: 1_000_000 };

/** How long bets are taken before each flight, and how long its end is shown. */
export const BETTING_MS = 7_000;
export const PAUSE_MS = 3_000;

/** Time between two updates of a flight: 20 a second. */
export const UPDATE_MS = 50;

/** Results that pages show. */
export const SHOWN_RESULTS = 20;
