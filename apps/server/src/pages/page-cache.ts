import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import type { Clock } from '@baize/clock';
import { LRUCache } from 'lru-cache';

import { PageRedirect } from './page-redirect.ts';

const compress = promisify(brotliCompress);

/** One rendered page, ready to be sent. */
export interface KeptPage {
  readonly status: number;
  readonly identity: Buffer;
  readonly brotli: Buffer;
  readonly etag: string;
  /** The page's `Link` header. */
  readonly early?: string | undefined;
}

/** A page as it was rendered. */
export interface MadePage {
  readonly status: number;
  readonly html: string;
  readonly early?: string;
}

interface Entry {
  readonly page: KeptPage;
  readonly renderedAtMs: number;
  /** After a failed rendering there is none before this. */
  retryAtMs: number;
}

export interface PageCacheSettings {
  /** Bound on everything that is kept. */
  readonly maxBytes: number;
  /** How long a page is answered as it is. */
  readonly freshMs: number;
  /** How long after that it is answered while a new one is rendered. */
  readonly staleMs: number;
  /** How long after that it is answered if no new one can be rendered, as while the database is away. */
  readonly errorStaleMs: number;
}

const BROTLI_QUALITY = 5;

/** The bytes of a page as they are sent. */
export async function keepPage({ status, html, early }: MadePage): Promise<KeptPage> {
  const identity = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const brotli = await compress(identity, { params });
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status, identity, brotli, etag, early };
}

/**
 * Visitor pages by key, bounded in bytes, least recently used first out. A key is rendered once at a
 * time; a stale page is answered while its successor is made, and for longer while none can be made.
 */
export function createPageCache(clock: Clock, settings: PageCacheSettings) {
  const entries = new LRUCache<string, Entry>({
    // With a bound of 0 nothing fits, and every page is rendered anew.
    maxSize: Math.max(1, settings.maxBytes),
    sizeCalculation: ({ page }, key) => page.identity.length + page.brotli.length + key.length,
  });
  const rendering = new Map<string, Promise<KeptPage>>();
  let generation = 0;

  function render(key: string, make: () => Promise<MadePage>): Promise<KeptPage> {
    const running = rendering.get(key);
    if (running) return running;
    const begun = generation;
    const made = make()
      .then(keepPage)
      .then((page) => {
        // What was rendered before a purge must not outlive it.
        if (begun === generation && page.status === 200)
          entries.set(key, { page, renderedAtMs: clock.now().getTime(), retryAtMs: 0 });
        return page;
      })
      .finally(() => {
        // After a purge another render of this key may be under way.
        if (rendering.get(key) === made) rendering.delete(key);
      });
    rendering.set(key, made);
    return made;
  }

  /** A new page, or the old one if a new one cannot be had and nothing has made the old one wrong. */
  async function renew(key: string, entry: Entry, make: () => Promise<MadePage>): Promise<KeptPage> {
    const isKept = () => entries.peek(key) === entry;
    const retryLater = () => {
      entry.retryAtMs = clock.now().getTime() + settings.freshMs;
    };
    try {
      const page = await render(key, make);
      if (page.status < 500 || !isKept()) return page;
      retryLater();
      return entry.page;
    } catch (error) {
      if (error instanceof PageRedirect || !isKept()) throw error;
      retryLater();
      return entry.page;
    }
  }

  return {
    async read(key: string, make: () => Promise<MadePage>): Promise<KeptPage> {
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
