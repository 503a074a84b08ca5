import { DeadlineExceeded } from '@baize/clock';

export interface BatcherOptions<Item, Result> {
  /**
   * Handles several items at once. An item with an undefined result is handled again by `single`; after a rejection all
   * of them are, so handling must be idempotent.
   */
  many(items: readonly Item[]): Promise<readonly (Result | undefined)[]>;
  single(item: Item): Promise<Result>;
  /** Called with the error of a failed batch; its items are handled again, so no caller gets it. */
  onBatchFailure?(error: unknown): void;
  /** Items of the same owner are handled one at a time, so that a blocked one does not block other owners. */
  ownerOf(item: Item): number;
  /** Whether an item may share a batch; all may by default. */
  canShare?(item: Item): boolean;
  /** Parallel queues; all items of an owner are in the same one. */
  lanes?: number;
  /** Concurrent single items per lane before it starts batching. */
  maxSingles?: number;
  /** Fewer than this are faster one by one. */
  minItems?: number;
  maxItems?: number;
  /** An item that has waited this long without being handled is rejected with `DeadlineExceeded`. */
  maxWaitMs?: number;
}

interface Waiting<Item, Result> {
  item: Item;
  owner: number;
  sinceMs: number;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

const DEFAULT_LANES = 2;
const DEFAULT_MAX_SINGLES = 8;
const DEFAULT_MIN_ITEMS = 8;
const DEFAULT_MAX_ITEMS = 128;
const DEFAULT_MAX_WAIT_MS = 2_000;
/** How often a lane checks for items that have waited too long. */
const SWEEPS_PER_WAIT = 8;
/** Limit of the owners that a lane remembers for a failure, as during an outage. */
const MAX_TROUBLED = 100;
/** Owners are ids whose low bits are mostly zero, so the remainder of a prime spreads them. */
const SPREAD = 65_521;

/**
 * Handles items singly while there are few, and in batches when they arrive faster than they are handled. No timer
 * delays a batch: it starts as soon as the previous one is done, so no item waits for a batch to fill up.
 */
export function createBatcher<Item, Result>(
  options: BatcherOptions<Item, Result>,
): (item: Item) => Promise<Result> {
  const lanes = Array.from({ length: options.lanes ?? DEFAULT_LANES }, () => new Lane(options));
  return (item) => {
    const owner = options.ownerOf(item);
    const lane = lanes[(Math.abs(owner) % SPREAD) % lanes.length];
    if (!lane) throw new RangeError('a batcher needs at least one lane');
    return lane.add(item, owner);
  };
}

class Lane<Item, Result> {
  readonly #options: BatcherOptions<Item, Result>;
  readonly #maxSingles: number;
  readonly #minItems: number;
  readonly #maxItems: number;
  readonly #maxWaitMs: number;
  /** Both queues and the items being handled contain at most one item per owner, … */
  #shared: Waiting<Item, Result>[] = [];
  #alone: Waiting<Item, Result>[] = [];
  /** … whose other items wait here. Every such owner is a key. */
  readonly #behind = new Map<number, Waiting<Item, Result>[] | undefined>();
  /** Owners whose last item failed, perhaps after a long wait that would delay a whole batch. */
  readonly #troubled = new Set<number>();
  #singles = 0;
  #isBatchRunning = false;
  #sweeper: NodeJS.Timeout | undefined;

  constructor(options: BatcherOptions<Item, Result>) {
    this.#options = options;
    this.#maxSingles = options.maxSingles ?? DEFAULT_MAX_SINGLES;
    this.#minItems = options.minItems ?? DEFAULT_MIN_ITEMS;
    this.#maxItems = options.maxItems ?? DEFAULT_MAX_ITEMS;
    this.#maxWaitMs = options.maxWaitMs ?? DEFAULT_MAX_WAIT_MS;
  }

  add(item: Item, owner: number): Promise<Result> {
    return new Promise((resolve, reject) => {
      const waiting = { item, owner, sinceMs: performance.now(), resolve, reject };
      this.#sweepLater();
      if (this.#behind.has(owner)) {
        const behind = this.#behind.get(owner);
        if (behind) behind.push(waiting);
        else this.#behind.set(owner, [waiting]);
        return;
      }
      this.#behind.set(owner, undefined);
      this.#enqueue(waiting);
      this.#work();
    });
  }

  #enqueue(waiting: Waiting<Item, Result>): void {
    const { canShare } = this.#options;
    const isAlone = this.#troubled.has(waiting.owner) || (canShare && !canShare(waiting.item));
    (isAlone ? this.#alone : this.#shared).push(waiting);
  }

  /** Queues the owner's next item. */
  #pass(owner: number): void {
    const next = this.#behind.get(owner)?.shift();
    if (next) this.#enqueue(next);
    else this.#behind.delete(owner);
  }

  #work(): void {
    if (!this.#isBatchRunning && this.#shared.length >= this.#minItems && this.#singles > 0)
      void this.#sendBatches();
    while (this.#singles < this.#maxSingles) {
      const waiting = this.#takeSingle();
      if (!waiting) return;
      void this.#sendSingle(waiting);
    }
  }

  /** The item that has waited longest; while a batch is running, items that may share one wait for the next. */
  #takeSingle(): Waiting<Item, Result> | undefined {
    const [alone] = this.#alone;
    const shared = this.#isBatchRunning ? undefined : this.#shared[0];
    const isShared = shared && (!alone || shared.sinceMs < alone.sinceMs);
    return (isShared ? this.#shared : this.#alone).shift();
  }

  async #sendSingle({ item, owner, resolve, reject }: Waiting<Item, Result>): Promise<void> {
    this.#singles += 1;
    try {
      resolve(await this.#options.single(item));
      this.#troubled.delete(owner);
    } catch (error) {
      reject(error);
      if (this.#troubled.size >= MAX_TROUBLED) this.#troubled.clear();
      this.#troubled.add(owner);
    }
    this.#singles -= 1;
    this.#pass(owner);
    this.#work();
  }

  async #sendBatches(): Promise<void> {
    this.#isBatchRunning = true;
    while (this.#shared.length >= this.#minItems) {
      await this.#runBatch(this.#shared.splice(0, this.#maxItems));
      // Callers that just got their result may add another item in this turn, which then belongs to the next batch.
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.#isBatchRunning = false;
    this.#work();
  }

  async #runBatch(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    const results = batch.length > 1 ? await this.#tryMany(batch) : [];
    for (const [place, waiting] of batch.entries()) {
      const result = results[place];
      if (result === undefined) {
        waiting.sinceMs = performance.now();
        this.#alone.push(waiting);
      } else {
        waiting.resolve(result);
        this.#pass(waiting.owner);
      }
    }
    this.#sweepLater();
    this.#work();
  }

  /** If the batch fails, each item is handled singly. */
  async #tryMany(batch: readonly Waiting<Item, Result>[]): Promise<readonly (Result | undefined)[]> {
    try {
      return await this.#options.many(batch.map(({ item }) => item));
    } catch (error) {
      this.#options.onBatchFailure?.(error);
      return [];
    }
  }

  #sweepLater(): void {
    if (this.#sweeper) return;
    this.#sweeper = setTimeout(() => {
      this.#sweeper = undefined;
      this.#sweep(performance.now() - this.#maxWaitMs);
      if (this.#behind.size > 0) this.#sweepLater();
    }, this.#maxWaitMs / SWEEPS_PER_WAIT).unref();
  }

  /** Rejects the items that have waited since then or longer. */
  #sweep(endMs: number): void {
    const giveUp = ({ reject }: Waiting<Item, Result>) => reject(new DeadlineExceeded(this.#maxWaitMs));
    const isLate = ({ sinceMs }: Waiting<Item, Result>) => sinceMs <= endMs;
    const isTimely = ({ sinceMs }: Waiting<Item, Result>) => sinceMs > endMs;
    for (const [owner, behind] of this.#behind) {
      if (!behind?.some(isLate)) continue;
      behind.filter(isLate).forEach(giveUp);
      this.#behind.set(owner, behind.filter(isTimely));
    }
    const late = [...this.#shared.filter(isLate), ...this.#alone.filter(isLate)];
    this.#shared = this.#shared.filter(isTimely);
    this.#alone = this.#alone.filter(isTimely);
    for (const waiting of late) {
      giveUp(waiting);
      this.#pass(waiting.owner);
    }
    this.#work();
  }
}
