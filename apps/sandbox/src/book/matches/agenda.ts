interface Entry {
  readonly at: number;
  readonly eventId: number;
}

/** When each event changes next: a heap, in which an event that is entered again leaves a dead entry. */
export class Agenda {
  readonly #heap: Entry[] = [];
  readonly #dueById = new Map<number, number>();

  /** @param at Infinity for an event that does not change any more */
  enter(eventId: number, at: number): void {
    this.#dueById.delete(eventId);
    if (at === Infinity) return;
    this.#dueById.set(eventId, at);
    this.#push({ at, eventId });
  }

  /** Takes out all events that are due. */
  due(nowMs: number): number[] {
    const due: number[] = [];
    for (let first = this.#heap[0]; first && first.at <= nowMs; first = this.#heap[0]) {
      this.#pop();
      if (this.#dueById.get(first.eventId) !== first.at) continue;
      this.#dueById.delete(first.eventId);
      due.push(first.eventId);
    }
    return due;
  }

  #push(entry: Entry): void {
    const heap = this.#heap;
    let at = heap.push(entry) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = heap[parent];
      if (!above || above.at <= entry.at) break;
      heap[at] = above;
      at = parent;
    }
    heap[at] = entry;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const [first, second] = [heap[left], heap[left + 1]];
      const child = second && first && second.at < first.at ? left + 1 : left;
      const below = heap[child];
      if (!below || below.at >= last.at) break;
      heap[at] = below;
      at = child;
    }
    heap[at] = last;
  }
}
