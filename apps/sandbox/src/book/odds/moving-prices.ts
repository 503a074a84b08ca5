import { type Offer, type OfferedPick, roundPrice } from '@baize/games/sports';

import type { BookEvent } from '../book.ts';

/** After a halt of the process, prices are not moved at once. */
const LONGEST_TICK_MS = 1_000;
/** A price is at most this many steps of the ladder below that of the model, never above. */
const MOST_STEPS = 2;
const SECOND_MS = 1_000;

/** Moves prices at a rate for measurements, in memory only. */
export class MovingPrices {
  /** Prices that change in a second. */
  rate = 0;
  readonly #counts = new Map<number, number>();
  #due = 0;
  #lastMs: number | null = null;
  #next = 0;

  /** How often the prices of an event were moved; part of their version. */
  countOf(eventId: number): number {
    return this.#counts.get(eventId) ?? 0;
  }

  /**
   * Moves as many as are due since the last tick, event by event.
   *
   * @param picksOf how many prices of an event there are
   * @returns the events whose prices were moved
   */
  tick(nowMs: number, list: () => readonly BookEvent[], picksOf: (eventId: number) => number): BookEvent[] {
    const passedMs = Math.min(LONGEST_TICK_MS, nowMs - (this.#lastMs ?? nowMs));
    this.#lastMs = nowMs;
    if (this.rate === 0) return [];
    this.#due += (this.rate * passedMs) / SECOND_MS;
    const events = list();
    const moved = new Set<BookEvent>();
    while (this.#due > 0 && moved.size < events.length) {
      this.#next = (this.#next + 1) % events.length;
      const event = events[this.#next];
      if (!event || moved.has(event)) break;
      this.#counts.set(event.id, this.countOf(event.id) + 1);
      this.#due -= Math.max(1, picksOf(event.id));
      moved.add(event);
    }
    return Array.from(moved);
  }

  /** The offers with the prices of now. */
  move(eventId: number, offers: readonly Offer[]): readonly Offer[] {
    const count = this.countOf(eventId);
    if (count === 0 || this.rate === 0) return offers;
    return offers.map(({ id, picks }, market) => ({
      id,
      picks: picks.map((pick, at) => lower(pick, (count + market + at) % (MOST_STEPS + 1))),
    }));
  }
}

function lower({ price, ...pick }: OfferedPick, steps: number): OfferedPick {
  let moved = price;
  for (let step = 0; step < steps && moved !== null; step += 1) moved = roundPrice(moved - 1) ?? moved;
  return { ...pick, price: moved };
}
