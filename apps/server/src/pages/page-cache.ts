import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import type { Clock } from '@baize/clock';

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
  readonly bytes: number;
  readonly renderedAtMs: number;
}

export interface PageCacheSettings {
  /** Bound on everything that is kept. */
  readonly maxBytes: number;
  /** How long a page is answered as it is. */
  readonly freshMs: number;
  /** How long after that it is answered while a new one is rendered. */
  readonly staleMs: number;
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
 * time; a stale page is answered while its successor is made.
 */
export function createPageCache(clock: Clock, settings: PageCacheSettings) {
  const entries = new Map<string, Entry>();
  const rendering = new Map<string, Promise<KeptPage>>();
  let totalBytes = 0;
  let generation = 0;

  function drop(key: string) {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    totalBytes -= entry.bytes;
  }

  function keep(key: string, page: KeptPage) {
    drop(key);
    const bytes = page.identity.length + page.brotli.length + key.length;
    if (bytes > settings.maxBytes) return;
    entries.set(key, { page, bytes, renderedAtMs: clock.now().getTime() });
    totalBytes += bytes;
    for (const oldest of entries.keys()) {
      if (totalBytes <= settings.maxBytes) break;
      drop(oldest);
    }
  }

  function render(key: string, make: () => Promise<MadePage>): Promise<KeptPage> {
    const running = rendering.get(key);
    if (running) return running;
    const begun = generation;
    const made = make()
      .then(keepPage)
      .then((page) => {
        // What was rendered before a purge must not outlive it.
        if (begun === generation && page.status === 200) keep(key, page);
        return page;
      })
      .finally(() => rendering.delete(key));
    rendering.set(key, made);
    return made;
  }

  return {
    async read(key: string, make: () => Promise<MadePage>): Promise<KeptPage> {
      const entry = entries.get(key);
      if (!entry) return render(key, make);
      const ageMs = clock.now().getTime() - entry.renderedAtMs;
      if (ageMs > settings.freshMs + settings.staleMs) return render(key, make);
      entries.delete(key);
      entries.set(key, entry);
      if (ageMs > settings.freshMs) render(key, make).catch(() => undefined);
      return entry.page;
    },
    purge() {
      generation += 1;
      entries.clear();
      totalBytes = 0;
    },
    bytes: () => totalBytes,
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
