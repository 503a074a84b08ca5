export interface BatcherOptions<Item, Result> {
  /**
   * Handles several items at once. An undefined result hands that item to `single`; a rejection
   * hands over all of them, so asking again must be safe.
   */
  many(items: readonly Item[]): Promise<readonly (Result | undefined)[]>;
  single(item: Item): Promise<Result>;
  /** Items of the same owner never share a batch. */
  ownerOf(item: Item): number;
  /** Queues that work side by side; an owner always has the same one. */
  lanes?: number;
  /** Items that one lane handles singly at the same time before it begins to gather. */
  maxSingles?: number;
  /** Fewer than these are quicker one by one. */
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
/** Owners are ids whose last bits are mostly zero; the remainder by a prime spreads them. */
const SPREAD = 65_521;

/**
 * Handles items singly while there are few, and gathers them into batches when more arrive than
 * are answered. There is no timer: a batch leaves as soon as the one before it is back, so nothing
 * waits for company.
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
  #batchIsOut = false;

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
    if (this.#batchIsOut) return;
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
    await this.#options.single(item).then(resolve, reject);
    this.#singles -= 1;
    this.#work();
  }

  async #sendBatch(): Promise<void> {
    this.#batchIsOut = true;
    while (this.#queue.length >= this.#minItems) {
      await this.#runBatch(this.#cutBatch());
      // Those who have just been answered may ask again in this turn, and then belong to the next batch.
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.#batchIsOut = false;
    this.#work();
  }

  #cutBatch(): Waiting<Item, Result>[] {
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
        return this.#options.single(item).then(resolve, reject);
      }),
    );
  }

  /** Whatever stopped the batch, each item finds out by itself whether it concerns it. */
  async #tryMany(batch: readonly Waiting<Item, Result>[]): Promise<readonly (Result | undefined)[]> {
    try {
      return await this.#options.many(batch.map(({ item }) => item));
    } catch {
      return [];
    }
  }
}
