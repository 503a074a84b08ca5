import { LRUCache } from 'lru-cache';

/** Lists by key, bounded in bytes; the least recently used are evicted. */
export interface RecentLists<List extends { readonly byteLength: number }> {
  read(key: string, make: () => List): List;
}

/** The size of an entry without its list. */
const ENTRY_BYTES = 200;

export function createRecentLists<List extends { readonly byteLength: number }>(
  maxBytes: number,
): RecentLists<List> {
  const lists = new LRUCache<string, List>({
    maxSize: maxBytes,
    sizeCalculation: ({ byteLength }) => byteLength + ENTRY_BYTES,
  });
  return {
    read(key, make) {
      const known = lists.get(key);
      if (known) return known;
      const list = make();
      lists.set(key, list);
      return list;
    },
  };
}
