import { type Clock, withDeadline } from '@baize/clock';
import { LRUCache } from 'lru-cache';

import type { EncodedPage } from './encode-page.ts';
import { PageRedirect } from './page-redirect.ts';

interface Entry {
  readonly page: EncodedPage;
  readonly renderedAtMs: number;
  /** After a failed render, the earliest time of the next one. */
  retryAtMs: number;
}

export interface PageCacheSettings {
  /** Limit of all entries together. */
  readonly maxBytes: number;
  /** How long a page is served without being renewed. */
  readonly freshMs: number;
  /** How long after that it is served while a new one is rendered. */
  readonly staleMs: number;
  /** How long after that it is served if no new one can be rendered, as while the database is unreachable. */
  readonly errorStaleMs: number;
}

/** A page that is there is not held back for longer by its successor, as while the database says nothing. */
const RENEWAL_MS = 2_000;

/**
 * An LRU cache of visitor pages, bounded in bytes. Each key has at most one render at a time; a stale page is served
 * while its successor is rendered, and for longer if that fails.
 */
export function createPageCache(clock: Clock, settings: PageCacheSettings) {
  const entries = new LRUCache<string, Entry>({
    // With a limit of 0 nothing fits, so every page is rendered again.
    maxSize: Math.max(1, settings.maxBytes),
    sizeCalculation: ({ page }, key) => page.identity.length + page.brotli.length + key.length,
  });
  const rendering = new Map<string, Promise<EncodedPage>>();
  let generation = 0;

  function render(key: string, make: () => Promise<EncodedPage>): Promise<EncodedPage> {
    const running = rendering.get(key);
    if (running) return running;
    const startGeneration = generation;
    const made = make()
      .then((page) => {
        // A page rendered before a purge must not be stored after it.
        if (startGeneration === generation && page.status === 200)
          entries.set(key, { page, renderedAtMs: clock.now().getTime(), retryAtMs: 0 });
        return page;
      })
      .finally(() => {
        // After a purge another render of this key may be running.
        if (rendering.get(key) === made) rendering.delete(key);
      });
    rendering.set(key, made);
    return made;
  }

  /** A new page; the old one if the new one fails to render or takes too long, and no purge has invalidated the old one. */
  async function renew(key: string, entry: Entry, make: () => Promise<EncodedPage>): Promise<EncodedPage> {
    const isCurrent = () => entries.peek(key) === entry;
    const retryLater = () => {
      entry.retryAtMs = clock.now().getTime() + settings.freshMs;
    };
    try {
      const page = await withDeadline(() => render(key, make), RENEWAL_MS);
      if (page.status < 500 || !isCurrent()) return page;
      retryLater();
      return entry.page;
    } catch (error) {
      if (error instanceof PageRedirect || !isCurrent()) throw error;
      retryLater();
      return entry.page;
    }
  }

  return {
    async read(key: string, make: () => Promise<EncodedPage>): Promise<EncodedPage> {
      const entry = entries.get(key);
      if (!entry) return render(key, make);
      const nowMs = clock.now().getTime();
      const ageMs = nowMs - entry.renderedAtMs;
      const staleEndMs = settings.freshMs + settings.staleMs;
      if (ageMs > staleEndMs + settings.errorStaleMs) return render(key, make);
      if (ageMs <= settings.freshMs || nowMs < entry.retryAtMs) return entry.page;
      if (ageMs > staleEndMs) return renew(key, entry, make);
      renew(key, entry, make).catch(() => undefined);
      return entry.page;
    },
    purge() {
      generation += 1;
      rendering.clear();
      entries.clear();
    },
    bytes: () => entries.calculatedSize,
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
