import { currencyCode, isoCurrency } from '@baize/currency';
import { type RefCallback, useCallback, useEffect, useSyncExternalStore } from 'react';

import { useApp } from '../../../app/app.ts';
import { useSession } from '../../../call/index.ts';
import { liveFeed } from './live-feed.ts';
import type { LiveTable } from './live-table.ts';
import { watchVisibility } from './watch-visibility.ts';

const noTable = () => undefined;

/** The tab's feed, with limits in the player's currency. */
function useLiveFeed(url: string) {
  const { siteId } = useApp().brand;
  const { user } = useSession();
  const feed = liveFeed({ url, casinoId: String(siteId) });
  const currency = isoCurrency(user?.currency ?? currencyCode.lira);
  useEffect(() => feed.setCurrency(currency), [feed, currency]);
  return feed;
}

/** One table, kept up to date while the element is visible; renders only for changes of its own table. */
export function useLiveTable(
  url: string,
  id: string,
): { table: LiveTable | undefined; isStale: boolean; ref: RefCallback<HTMLElement> } {
  const { store, watch } = useLiveFeed(url);
  // A callback ref, because the element changes once there is data to show.
  const ref = useCallback(
    (element: HTMLElement | null) => (element ? watchVisibility(element, () => watch(id)) : undefined),
    [watch, id],
  );
  const subscribe = useCallback((listener: () => void) => store.subscribe(id, listener), [store, id]);
  const table = useSyncExternalStore(subscribe, () => store.table(id), noTable);
  const isStale = useSyncExternalStore(store.subscribeStale, store.isStale, () => false);
  return { table, isStale, ref };
}
