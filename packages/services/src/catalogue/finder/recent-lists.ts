/** What was made lately by its key, bounded in bytes, the least recently used first out. */
export interface RecentLists<List extends { readonly byteLength: number }> {
  read(key: string, make: () => List): List;
}

/** What an entry takes beside its list. */
const ENTRY_BYTES = 200;

export function createRecentLists<List extends { readonly byteLength: number }>(
  maxBytes: number,
): RecentLists<List> {
  const lists = new Map<string, List>();
  let bytes = 0;
  return {
    read(key, make) {
      const known = lists.get(key);
      const list = known ?? make();
      if (known) lists.delete(key);
      else bytes += list.byteLength + ENTRY_BYTES;
      lists.set(key, list);
      for (const [oldest, { byteLength }] of lists) {
        if (bytes <= maxBytes || oldest === key) break;
        lists.delete(oldest);
        bytes -= byteLength + ENTRY_BYTES;
      }
      return list;
    },
  };
}
