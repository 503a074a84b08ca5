import { type Clock, systemClock } from '@baize/clock';

/** What a test asks of the time of rounds: to stand still, to go on, or to pass by so many milliseconds. */
export type RoundTime = 'hold' | 'release' | number;

/** The time of the rounds that players share, for tests: nobody waits for a round, and none ends before a slow page is there. */
export class RoundClock implements Clock {
  #aheadMs = 0;
  #heldMs: number | undefined;

  now(): Date {
    return new Date(this.#heldMs ?? systemClock.now().getTime() + this.#aheadMs);
  }

  change(time: RoundTime): void {
    if (typeof time === 'number') {
      this.#aheadMs += time;
      if (this.#heldMs !== undefined) this.#heldMs += time;
    } else if (time === 'hold') {
      this.#heldMs ??= this.now().getTime();
    } else if (this.#heldMs !== undefined) {
      // It goes on from where it stood, so it never goes back.
      this.#aheadMs = this.#heldMs - systemClock.now().getTime();
      this.#heldMs = undefined;
    }
  }
}
