import type { Clock } from '@baize/clock';

export interface ReplyCacheSettings {
  /** Bound on everything that is kept. */
  readonly maxBytes: number;
  readonly lifeMs: number;
}

interface Entry {
  readonly body: Buffer;
  readonly madeAtMs: number;
}

/**
 * Replies that are the same for every visitor, as the bytes that are sent. Bounded, the least recently
 * used first out; a key is made once at a time; what was made before a purge does not outlive it.
 */
export function createReplyCache(clock: Clock, { maxBytes, lifeMs }: ReplyCacheSettings) {
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<Buffer>>();
  let totalBytes = 0;
  let generation = 0;

  function drop(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    totalBytes -= entry.body.length + key.length;
  }

  function keep(key: string, body: Buffer): void {
    drop(key);
    entries.set(key, { body, madeAtMs: clock.now().getTime() });
    totalBytes += body.length + key.length;
    for (const oldest of entries.keys()) {
      if (totalBytes <= maxBytes) break;
      drop(oldest);
    }
  }

  async function makeAndKeep(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const begun = generation;
    try {
      const body = await make();
      if (begun === generation) keep(key, body);
      return body;
    } finally {
      making.delete(key);
    }
  }

  return {
    async read(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
      const entry = entries.get(key);
      if (entry && clock.now().getTime() - entry.madeAtMs < lifeMs) {
        entries.delete(key);
        entries.set(key, entry);
        return entry.body;
      }
      const running = making.get(key) ?? makeAndKeep(key, make);
      making.set(key, running);
      return running;
    },
    purge(): void {
      generation += 1;
      making.clear();
      entries.clear();
      totalBytes = 0;
    },
    bytes: () => totalBytes,
  };
}

export type ReplyCache = ReturnType<typeof createReplyCache>;
