/** What failed of work on many rows, of which one must not stop the others. */
export class Problems {
  readonly #signal: AbortSignal | undefined;
  readonly #errors: unknown[] = [];

  constructor(signal: AbortSignal | undefined) {
    this.#signal = signal;
  }

  /** @returns whether it succeeded; throws only if the run is stopped */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    this.#signal?.throwIfAborted();
    try {
      await work();
      return true;
    } catch (error) {
      this.#signal?.throwIfAborted();
      this.#errors.push(error);
      return false;
    }
  }

  /** @throws AggregateError so that the run is logged and repeated */
  throwIfAny(what: string): void {
    if (this.#errors.length > 0) throw new AggregateError(this.#errors, `${what}: ${this.#errors.length}`);
  }
}
