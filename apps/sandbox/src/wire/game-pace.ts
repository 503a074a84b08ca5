import type { Clock } from '@baize/clock';

/**
 * The shortest time from the start of a game to the start of the player's next one, in milliseconds. The source is
 * requirement 14 of the remote technical standards of the UK Gambling Commission.
 */
export const SHORTEST_GAME_MS = { slot: 2_500, other: 5_000 } as const;

/** When each player last started a game. Opening the game again does not shorten the wait. */
export class GamePace {
  readonly #clock: Clock;
  readonly #shortestMs: number;
  /** Start of the last game by seat, oldest first. */
  readonly #starts = new Map<string, number>();

  constructor(clock: Clock, shortestMs: number) {
    this.#clock = clock;
    this.#shortestMs = shortestMs;
  }

  /** @param seat identifies a player at a game, or a page with play money */
  start(seat: string): void {
    for (const [other] of this.#starts) {
      if (this.waitMs(other) > 0) break;
      this.#starts.delete(other);
    }
    this.#starts.delete(seat);
    this.#starts.set(seat, this.#now());
  }

  /** Milliseconds until the next game may start; 0 if it may start now. */
  waitMs(seat: string): number {
    const startedAt = this.#starts.get(seat);
    return startedAt === undefined ? 0 : Math.max(0, startedAt + this.#shortestMs - this.#now());
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}
