/** How long a launch token can be redeemed. */
export const LAUNCH_TOKEN_MS = 60_000;

/** How long bets may be placed in one game session. */
export const GAME_SESSION_MS = 6 * 60 * 60_000;
