import type { Clock } from '@baize/clock';
import { networkOf } from '@baize/services';
import { LRUCache } from 'lru-cache';

import { PageRefused } from './page-refused.ts';

/** A search in the page makes calls; it is opened as a page only by a link or a reload. */
const MAX_PER_WINDOW = 120;
const WINDOW_MS = 60_000;
const MAX_NETWORKS = 20_000;

interface Window {
  count: number;
  readonly endsAtMs: number;
}

/**
 * Limits how many pages with free text, or with the number of a match, one network has rendered; each of them is a page of
 * its own, which no cache holds yet. Counted by each process for itself, because it is the process that is protected.
 */
export function createSearchPageLimit(clock: Clock) {
  const windows = new LRUCache<string, Window>({ max: MAX_NETWORKS });
  return {
    /** @throws PageRefused beyond the limit */
    count(address: string, ip: string): void {
      if (!/[?&](?:search|event)=/.test(address)) return;
      const nowMs = clock.now().getTime();
      const network = networkOf(ip);
      const known = windows.get(network);
      const window = known && known.endsAtMs > nowMs ? known : { count: 0, endsAtMs: nowMs + WINDOW_MS };
      if (window.count >= MAX_PER_WINDOW)
        throw new PageRefused(429, 'too_many_searches', Math.ceil((window.endsAtMs - nowMs) / 1_000));
      window.count += 1;
      windows.set(network, window);
    },
  };
}
