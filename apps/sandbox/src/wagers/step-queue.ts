/** Work on one thing at a time, by its id: the steps of a round follow each other, so that two at once cannot both count. */
export class StepQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  async run(id: string, work: () => Promise<void>): Promise<void> {
    const step = (this.#last.get(id) ?? Promise.resolve()).then(work);
    // A failed step is its own caller's, not that of the next.
    const done = step.catch(() => undefined);
    this.#last.set(id, done);
    await step.finally(() => this.#last.get(id) === done && this.#last.delete(id));
  }
}
