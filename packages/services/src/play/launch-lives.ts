/** A launch token waits this long for the studio to redeem it. */
export const LAUNCH_TOKEN_MS = 60_000;

/** How long a studio may place bets in one game session. */
export const GAME_SESSION_MS = 6 * 60 * 60_000;
