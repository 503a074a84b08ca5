import type { Offer } from '@baize/games/sports';

import type { Book, BookChange, BookEvent } from '../../apps/sandbox/src/book/book.ts';
import { rowOffers } from '../../apps/sandbox/src/book/pages/offers.ts';

const TICK_MS = 100;
const kinds: BookChange['kinds'] = new Set(['prices']);
/** A step of the ladder below 3.00. */
const STEP = 10;
/** Among which a pick changes, so that two moves between messages are a change, too. */
const PRICES = 3;

/**
 * A book in which the prices that a list shows move at a rate, on top of what moves anyway. Each of them goes up by
 * a step and another one, and then down again.
 */
export class MovingRows implements Book {
  readonly #book: Book;
  readonly #listeners = new Set<(changes: readonly BookChange[]) => void>();
  readonly #moves = new Map<number, number>();
  #events: readonly BookEvent[] = [];
  #next = 0;

  constructor(book: Book) {
    this.#book = book;
  }

  leagues: Book['leagues'] = (sport) => this.#book.leagues(sport);
  list: Book['list'] = (filter) => this.#book.list(filter);
  find: Book['find'] = (id) => this.#book.find(id);
  status: Book['status'] = (id) => this.#book.status(id);
  value: Book['value'] = (...pick) => this.#book.value(...pick);
  judge: Book['judge'] = (...pick) => this.#book.judge(...pick);

  snapshot(id: number): ReturnType<Book['snapshot']> {
    const { version, offers } = this.#book.snapshot(id);
    const moves = this.#moves.get(id) ?? 0;
    const steps = moves % PRICES;
    const event = steps === 0 ? null : this.#book.find(id);
    if (event === null) return { version: version + moves, offers };
    const { main, total } = rowOffers(offers, event.league.sport);
    return {
      version: version + moves,
      offers: offers.map((offer) => (offer === main || offer === total ? moved(offer, steps) : offer)),
    };
  }

  watch(listener: (changes: readonly BookChange[]) => void): () => void {
    this.#listeners.add(listener);
    const end = this.#book.watch(listener);
    return () => {
      this.#listeners.delete(listener);
      end();
    };
  }

  /** @param rate prices a second in the rows of these events @returns a function that ends it */
  move(events: readonly BookEvent[], rate: number): () => void {
    this.#events = events;
    let owed = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      owed += (rate * (now - last)) / 1_000;
      last = now;
      const changes: BookChange[] = [];
      while (owed > 0) {
        const event = this.#events[this.#next % this.#events.length];
        if (event === undefined) return;
        this.#next += 1;
        this.#moves.set(event.id, (this.#moves.get(event.id) ?? 0) + 1);
        changes.push({ event, kinds });
        owed -= this.#pricesOf(event);
      }
      for (const listener of this.#listeners) listener(changes);
    }, TICK_MS);
    return () => clearInterval(timer);
  }

  #pricesOf(event: BookEvent): number {
    const { main, total } = rowOffers(this.#book.snapshot(event.id).offers, event.league.sport);
    return Math.max(1, (main?.picks.length ?? 0) + (total?.picks.length ?? 0));
  }
}

function moved({ id, picks }: Offer, steps: number): Offer {
  return {
    id,
    picks: picks.map((pick) => ({ ...pick, price: pick.price === null ? null : pick.price + steps * STEP })),
  };
}
