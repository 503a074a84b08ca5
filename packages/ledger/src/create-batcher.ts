export interface BatcherOptions<Item, Result> {
  /**
   * Handles several items at once. An item with an undefined result is handled again by `single`; after a rejection all
   * of them are, so handling must be idempotent.
   */
  many(items: readonly Item[]): Promise<readonly (Result | undefined)[]>;
  single(item: Item): Promise<Result>;
  /** Items of the same owner never share a batch. */
  ownerOf(item: Item): number;
  /** Parallel queues; all items of an owner are in the same one. */
  lanes?: number;
  /** Concurrent single items per lane before it starts batching. */
  maxSingles?: number;
  /** Fewer than this are faster one by one. */
  minItems?: number;
  maxItems?: number;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

const DEFAULT_LANES = 2;
const DEFAULT_MAX_SINGLES = 8;
const DEFAULT_MIN_ITEMS = 8;
const DEFAULT_MAX_ITEMS = 128;
/** Owners are ids whose low bits are mostly zero, so the remainder of a prime spreads them. */
const SPREAD = 65_521;

/**
 * Handles items singly while there are few, and in batches when they arrive faster than they are handled. There is no
 * timer: a batch starts as soon as the previous one is done, so no item waits for a batch to fill up.
 */
export function createBatcher<Item, Result>(
  options: BatcherOptions<Item, Result>,
): (item: Item) => Promise<Result> {
  const lanes = Array.from({ length: options.lanes ?? DEFAULT_LANES }, () => new Lane(options));
  return (item) => {
    const lane = lanes[(Math.abs(options.ownerOf(item)) % SPREAD) % lanes.length];
    if (!lane) throw new RangeError('a batcher needs at least one lane');
    return lane.add(item);
  };
}

class Lane<Item, Result> {
  readonly #options: BatcherOptions<Item, Result>;
  readonly #maxSingles: number;
  readonly #minItems: number;
  readonly #maxItems: number;
  #queue: Waiting<Item, Result>[] = [];
  #singles = 0;
  #isBatchRunning = false;

  constructor(options: BatcherOptions<Item, Result>) {
    this.#options = options;
    this.#maxSingles = options.maxSingles ?? DEFAULT_MAX_SINGLES;
    this.#minItems = options.minItems ?? DEFAULT_MIN_ITEMS;
    this.#maxItems = options.maxItems ?? DEFAULT_MAX_ITEMS;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ item, resolve, reject });
      this.#work();
    });
  }

  #work(): void {
    if (this.#isBatchRunning) return;
    if (this.#queue.length >= this.#minItems && this.#singles > 0) {
      void this.#sendBatch();
      return;
    }
    while (this.#singles < this.#maxSingles) {
      const waiting = this.#queue.shift();
      if (!waiting) return;
      void this.#sendSingle(waiting);
    }
  }

  async #sendSingle({ item, resolve, reject }: Waiting<Item, Result>): Promise<void> {
    this.#singles += 1;
    await this.#handle(item).then(resolve, reject);
    this.#singles -= 1;
    this.#work();
  }

  async #sendBatch(): Promise<void> {
    this.#isBatchRunning = true;
    while (this.#queue.length >= this.#minItems) {
      await this.#runBatch(this.#takeBatch());
      // Callers that just got their result may add another item in this turn, which then belongs to the next batch.
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.#isBatchRunning = false;
    this.#work();
  }

  #takeBatch(): Waiting<Item, Result>[] {
    const owners = new Set<number>();
    const batch: Waiting<Item, Result>[] = [];
    const rest: Waiting<Item, Result>[] = [];
    for (const waiting of this.#queue) {
      const owner = this.#options.ownerOf(waiting.item);
      if (batch.length < this.#maxItems && !owners.has(owner)) {
        owners.add(owner);
        batch.push(waiting);
      } else {
        rest.push(waiting);
      }
    }
    this.#queue = rest;
    return batch;
  }

  async #runBatch(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    const results = batch.length > 1 ? await this.#tryMany(batch) : [];
    await Promise.all(
      batch.map(async ({ item, resolve, reject }, place) => {
        const result = results[place];
        if (result !== undefined) return resolve(result);
        return this.#handle(item).then(resolve, reject);
      }),
    );
  }

  /** Async, so that an item that throws synchronously fails for its caller only. */
  async #handle(item: Item): Promise<Result> {
    return this.#options.single(item);
  }

  /** If the batch fails, each item is handled singly. */
  async #tryMany(batch: readonly Waiting<Item, Result>[]): Promise<readonly (Result | undefined)[]> {
    try {
      return await this.#options.many(batch.map(({ item }) => item));
    } catch {
      return [];
    }
  }
}
