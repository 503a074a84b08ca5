/** How long bets are taken before each flight, and how long its end is shown. */
export const BETTING_MS = 7_000;
export const PAUSE_MS = 3_000;

/** Time between two updates of a flight: 20 a second. */
export const UPDATE_MS = 50;

/** Results that pages show. */
export const SHOWN_RESULTS = 20;
