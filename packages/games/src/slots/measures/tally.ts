const DENSE = 1 << 16;

/** Counts of prizes: most are small, a few are huge. */
export class Tally {
  readonly #dense = new Float64Array(DENSE);
  readonly #sparse = new Map<number, number>();

  add(units: number, times: number): void {
    if (units < DENSE) this.#dense[units] = (this.#dense[units] as number) + times;
    else this.#sparse.set(units, (this.#sparse.get(units) ?? 0) + times);
  }

  /** Every prize that occurred with its count, the lowest first. */
  entries(): [units: number, times: number][] {
    const small = Array.from(this.#dense, (times, units): [number, number] => [units, times]);
    const large = [...this.#sparse].toSorted(([one], [other]) => one - other);
    return [...small.filter(([, times]) => times > 0), ...large];
  }
}
