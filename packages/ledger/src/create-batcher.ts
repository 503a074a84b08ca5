export interface BatcherOptions<Item, Result> {
  /**
   * Handles several items at once. An undefined result hands that item to `single`; a rejection
   * hands over all of them, so it must leave nothing done.
   */
  many(items: readonly Item[]): Promise<readonly (Result | undefined)[]>;
  single(item: Item): Promise<Result>;
  /** Items of the same owner keep their order and never share a batch. */
  ownerOf(item: Item): number;
  /** Batches in flight at the same time; an owner always has the same one. */
  lanes?: number;
  maxItems?: number;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

const DEFAULT_LANES = 2;
const DEFAULT_MAX_ITEMS = 128;
/** Owners are ids whose last bits are mostly zero; the remainder by a prime spreads them. */
const SPREAD = 65_521;

/**
 * Gathers what arrives while the previous batch is on its way, and sends it together. There is no
 * timer: a lone item goes out at once and by itself, so batching costs nothing while there is no load.
 */
export function createBatcher<Item, Result>(
  options: BatcherOptions<Item, Result>,
): (item: Item) => Promise<Result> {
  const lanes = Array.from({ length: options.lanes ?? DEFAULT_LANES }, () => createLane(options));
  return (item) => {
    const lane = lanes[(Math.abs(options.ownerOf(item)) % SPREAD) % lanes.length];
    if (!lane) throw new RangeError('a batcher needs at least one lane');
    return lane(item);
  };
}

function createLane<Item, Result>(options: BatcherOptions<Item, Result>): (item: Item) => Promise<Result> {
  const maxItems = options.maxItems ?? DEFAULT_MAX_ITEMS;
  let queue: Waiting<Item, Result>[] = [];
  let running = false;

  async function drain(): Promise<void> {
    running = true;
    while (queue.length > 0) {
      const { batch, rest } = cutBatch(queue, options.ownerOf, maxItems);
      queue = rest;
      await runBatch(batch, options);
    }
    running = false;
  }

  return (item) =>
    new Promise<Result>((resolve, reject) => {
      queue.push({ item, resolve, reject });
      // What arrives in the same turn of the event loop belongs together.
      if (!running) {
        running = true;
        setImmediate(() => void drain());
      }
    });
}

function cutBatch<Item, Result>(
  queue: readonly Waiting<Item, Result>[],
  ownerOf: (item: Item) => number,
  maxItems: number,
): { batch: Waiting<Item, Result>[]; rest: Waiting<Item, Result>[] } {
  const owners = new Set<number>();
  const batch: Waiting<Item, Result>[] = [];
  const rest: Waiting<Item, Result>[] = [];
  for (const waiting of queue) {
    const owner = ownerOf(waiting.item);
    if (batch.length < maxItems && !owners.has(owner)) {
      owners.add(owner);
      batch.push(waiting);
    } else {
      rest.push(waiting);
    }
  }
  return { batch, rest };
}

async function runBatch<Item, Result>(
  batch: readonly Waiting<Item, Result>[],
  options: BatcherOptions<Item, Result>,
): Promise<void> {
  const results = batch.length > 1 ? await tryMany(batch, options) : [];
  await Promise.all(
    batch.map(async (waiting, place) => {
      const result = results[place];
      if (result !== undefined) return waiting.resolve(result);
      return options.single(waiting.item).then(waiting.resolve, waiting.reject);
    }),
  );
}

/** Whatever stopped the batch, each item finds out by itself whether it concerns it. */
async function tryMany<Item, Result>(
  batch: readonly Waiting<Item, Result>[],
  options: BatcherOptions<Item, Result>,
): Promise<readonly (Result | undefined)[]> {
  try {
    return await options.many(batch.map(({ item }) => item));
  } catch {
    return [];
  }
}
