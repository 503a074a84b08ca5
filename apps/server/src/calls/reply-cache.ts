import type { Clock } from '@baize/clock';
import { LRUCache } from 'lru-cache';

export interface ReplyCacheSettings {
  /** Bound on everything that is kept. */
  readonly maxBytes: number;
  readonly lifeMs: number;
}

interface Entry {
  readonly body: Buffer;
  readonly madeAtMs: number;
}

/** Longer addresses are parsed each time: what is kept of them would be of the caller's making. */
const MAX_ADDRESS_LENGTH = 500;
const MAX_ADDRESSES = 5_000;

/**
 * Replies that are the same for every visitor, as the bytes that are sent. Bounded, the least recently
 * used first out; a key is made once at a time; what was made before a purge does not outlive it.
 *
 * A reply may also be known by addresses as they came, so that asking again the same way needs no parsing. Only an
 * address whose reply was made gets there: what the contract refuses is looked at each time.
 */
export function createReplyCache(clock: Clock, { maxBytes, lifeMs }: ReplyCacheSettings) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  });
  const making = new Map<string, Promise<Buffer>>();
  const keysByAddress = new LRUCache<string, string>({ max: MAX_ADDRESSES });
  let generation = 0;

  async function makeAndKeep(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const begun = generation;
    const body = await make();
    if (begun === generation) entries.set(key, { body, madeAtMs: clock.now().getTime() });
    return body;
  }

  function begin(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const running = makeAndKeep(key, make).finally(() => {
      // After a purge another promise for this key may be under way.
      if (making.get(key) === running) making.delete(key);
    });
    making.set(key, running);
    return running;
  }

  function find(key: string): Buffer | undefined {
    const entry = entries.get(key);
    return entry && clock.now().getTime() - entry.madeAtMs < lifeMs ? entry.body : undefined;
  }

  function know(address: string, key: string): void {
    if (address.length <= MAX_ADDRESS_LENGTH) keysByAddress.set(address, key);
  }

  return {
    /** @param address under which the reply is to be found without its key from then on */
    async read(key: string, make: () => Promise<Buffer>, address?: string): Promise<Buffer> {
      const body = find(key) ?? (await (making.get(key) ?? begin(key, make)));
      if (address !== undefined) know(address, key);
      return body;
    },
    /** The reply to what was asked for by the very same address, while it is kept. */
    readAt(address: string): Buffer | undefined {
      const key = keysByAddress.get(address);
      return key === undefined ? undefined : find(key);
    },
    purge(): void {
      generation += 1;
      making.clear();
      entries.clear();
      keysByAddress.clear();
    },
    bytes: () => entries.calculatedSize,
    addresses: () => keysByAddress.size,
  };
}

export type ReplyCache = ReturnType<typeof createReplyCache>;
