import type { OpenedPage } from '../play-calls.ts';

interface WarningParts {
  /** Says that stakes may be no larger, or takes it back. */
  show(largestMinor: number | null): void;
  /** Reads the terms again, which are then passed to `learn`. */
  reread(): void;
}

/** Warns of a stake that the terms of the player's bonus would refuse. */
export class BonusWarning {
  readonly #parts: WarningParts;
  #largestMinor: number | null = null;
  #stakeMinor = 0;
  #isShown = false;

  constructor(parts: WarningParts) {
    this.#parts = parts;
  }

  learn(bonus: OpenedPage['bonus']): void {
    this.#largestMinor = bonus?.maxStake ?? null;
    if (this.#isShown && !this.#isTooLarge) this.#hide();
  }

  /** The stake that the next bet would have; the same one again changes nothing. */
  consider(stakeMinor: number): void {
    if (stakeMinor === this.#stakeMinor) return;
    this.#stakeMinor = stakeMinor;
    if (!this.#isTooLarge) {
      if (this.#isShown) this.#hide();
      return;
    }
    this.#parts.show(this.#largestMinor);
    if (this.#isShown) return;
    this.#isShown = true;
    // The bonus may have ended since its terms were read.
    this.#parts.reread();
  }

  get #isTooLarge(): boolean {
    return this.#largestMinor !== null && this.#stakeMinor > this.#largestMinor;
  }

  #hide(): void {
    this.#isShown = false;
    this.#parts.show(null);
  }
}
