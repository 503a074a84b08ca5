import { factsOf, wantEvents, watchPrices } from '../price-store.ts';

/** Bets are settled a little after their matches. */
const SETTLING_MS = 1_000;

/** Follows the matches of bets over the socket of the page. */
export class MatchNews {
  #followed: readonly number[] = [];
  #known = '';
  #isDue = false;

  /** @param onNews called soon after the score of a match has changed, and after its start and end */
  constructor(onNews: () => void) {
    watchPrices((changed) => {
      if (!this.#followed.some((event) => changed.has(event))) return;
      const now = this.#describe();
      if (now === this.#known) return;
      this.#known = now;
      if (this.#isDue) return;
      this.#isDue = true;
      setTimeout(() => {
        this.#isDue = false;
        onNews();
      }, SETTLING_MS);
    });
  }

  /** Replaces the earlier matches. */
  follow(events: readonly number[]): void {
    this.#followed = [...new Set(events)];
    this.#known = this.#describe();
    wantEvents('bets', this.#followed);
  }

  #describe(): string {
    return this.#followed
      .map((event) => {
        const { phase, score } = factsOf(event) ?? { phase: '', score: '' };
        return `${event} ${phase} ${score}`;
      })
      .join();
  }
}
