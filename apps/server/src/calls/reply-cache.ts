import type { Clock } from '@baize/clock';
import { LRUCache } from 'lru-cache';

export interface ReplyCacheSettings {
  /** Limit of all entries together. */
  readonly maxBytes: number;
  readonly lifeMs: number;
}

interface Entry {
  readonly body: Buffer;
  readonly madeAtMs: number;
}

/** Longer addresses are parsed each time, since callers could fill the cache with them. */
const MAX_ADDRESS_LENGTH = 500;
const MAX_ADDRESSES = 5_000;

/**
 * An LRU cache, bounded in bytes, of replies that are the same for every visitor. Concurrent reads of a key share one
 * computation, and a result computed before a purge is not stored after it.
 *
 * A reply can also be found by the unparsed address, so that the same request needs no parsing. Only addresses that got
 * a reply are stored: what the contract refuses is parsed each time.
 */
export function createReplyCache(clock: Clock, { maxBytes, lifeMs }: ReplyCacheSettings) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  });
  const pending = new Map<string, Promise<Buffer>>();
  const keysByAddress = new LRUCache<string, string>({ max: MAX_ADDRESSES });
  let generation = 0;

  async function makeAndStore(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const startGeneration = generation;
    const body = await make();
    if (startGeneration === generation) entries.set(key, { body, madeAtMs: clock.now().getTime() });
    return body;
  }

  function start(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const running = makeAndStore(key, make).finally(() => {
      // After a purge another promise for this key may be running.
      if (pending.get(key) === running) pending.delete(key);
    });
    pending.set(key, running);
    return running;
  }

  function find(key: string): Buffer | undefined {
    const entry = entries.get(key);
    return entry && clock.now().getTime() - entry.madeAtMs < lifeMs ? entry.body : undefined;
  }

  function remember(address: string, key: string): void {
    if (address.length <= MAX_ADDRESS_LENGTH) keysByAddress.set(address, key);
  }

  return {
    /** @param address under which the reply can be found without its key from then on */
    async read(key: string, make: () => Promise<Buffer>, address?: string): Promise<Buffer> {
      const body = find(key) ?? (await (pending.get(key) ?? start(key, make)));
      if (address !== undefined) remember(address, key);
      return body;
    },
    /** The cached reply to exactly this address. */
    readAt(address: string): Buffer | undefined {
      const key = keysByAddress.get(address);
      return key === undefined ? undefined : find(key);
    },
    purge(): void {
      generation += 1;
      pending.clear();
      entries.clear();
      keysByAddress.clear();
    },
    bytes: () => entries.calculatedSize,
    addresses: () => keysByAddress.size,
  };
}

export type ReplyCache = ReturnType<typeof createReplyCache>;
