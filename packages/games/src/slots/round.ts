import { UNITS_PER_STAKE } from './units.ts';

/** What a round has won so far. */
export class Round {
  /** At most the cap. */
  units = 0;
  /** What the feature begins with: free games, or coins that lock; 0 if the paid game started none. */
  award = 0;
  readonly #capUnits: number;

  /** @param cap in stakes */
  constructor(cap: number) {
    this.#capUnits = cap * UNITS_PER_STAKE;
  }

  begin(): void {
    this.units = 0;
    this.award = 0;
  }

  add(units: number): void {
    this.units = Math.min(this.#capUnits, this.units + units);
  }

  /** A round ends once it has won the cap. */
  get isCapped(): boolean {
    return this.units === this.#capUnits;
  }
}
