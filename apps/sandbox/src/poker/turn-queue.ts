/** Work that is done one piece after the other. */
export class TurnQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
