/** Cards left in a shoe by their points, 1 to 10. Cards are taken and put back while all draws are visited. */
export class ShoeCounts {
  readonly #counts: number[];
  #total: number;

  constructor(decks: number) {
    this.#counts = Array.from({ length: 11 }, (_, points) =>
      points === 0 ? 0 : decks * (points === 10 ? 16 : 4),
    );
    this.#total = decks * 52;
  }

  count(points: number): number {
    return this.#counts[points] ?? 0;
  }

  get total(): number {
    return this.#total;
  }

  take(points: number): void {
    this.#counts[points] = this.count(points) - 1;
    this.#total -= 1;
  }

  putBack(points: number): void {
    this.#counts[points] = this.count(points) + 1;
    this.#total += 1;
  }

  /** The sum over all next cards of their chance times a value, which is taken with the card out of the shoe. */
  mean(value: (points: number) => number): number {
    let sum = 0;
    for (let points = 1; points <= 10; points++) {
      const count = this.count(points);
      if (count === 0) continue;
      const chance = count / this.#total;
      this.take(points);
      sum += chance * value(points);
      this.putBack(points);
    }
    return sum;
  }

  /** The chance that the next cards are these, in one given order. */
  chanceOf(cards: readonly (readonly [points: number, cards: number])[]): number {
    let chance = 1;
    let total = this.#total;
    for (const [points, taken] of cards) {
      const count = this.count(points);
      for (let card = 0; card < taken; card++) chance *= (count - card) / total--;
    }
    return chance;
  }

  /** A name for what is left. */
  key(): string {
    return this.#counts.join();
  }
}
