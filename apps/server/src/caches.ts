import type { Catalogue, MaintenanceWatch } from '@baize/services';

const MEBIBYTE = 1024 * 1024;
const SECOND_MS = 1_000;

/** A cache of this process. Each evicts what was least recently used once it reaches its bound. */
export interface CacheRow {
  /** What the key of an entry is made of. */
  readonly key: string;
  readonly maxBytes: number;
  /** How long an entry is served without being renewed. */
  readonly lifeMs: number;
  /** Events that empty the cache. */
  readonly purgedBy: readonly ('catalogue' | 'maintenance')[];
}

/** The caches of replies and pages; they only hold what is the same for every visitor. */
export const caches = {
  replies: {
    key: 'call, brand, language and input',
    maxBytes: 32 * MEBIBYTE,
    lifeMs: 5 * SECOND_MS,
    purgedBy: ['catalogue', 'maintenance'],
  },
  pages: {
    key: 'brand, language, screen size, closed notice and address',
    maxBytes: 64 * MEBIBYTE,
    lifeMs: 5 * SECOND_MS,
    purgedBy: ['catalogue', 'maintenance'],
  },
} as const satisfies Readonly<Record<string, CacheRow>>;

export interface PurgeSources {
  readonly catalogue: Pick<Catalogue, 'onReload'>;
  readonly maintenance: Pick<MaintenanceWatch, 'onChange'>;
}

/** Purges a cache when the data behind its entries changes. */
export function purgeOnChange(
  cache: { purge(): void },
  { purgedBy }: CacheRow,
  { catalogue, maintenance }: PurgeSources,
): void {
  if (purgedBy.includes('catalogue')) catalogue.onReload(() => cache.purge());
  if (purgedBy.includes('maintenance')) maintenance.onChange(() => cache.purge());
}
