import type { PublicBrand } from '@baize/brand';
import type { SiteOptions } from '@baize/contract';

import type { App, RootState } from '../app/app.ts';
import { tabEntries } from '../app/browser-storage.ts';
import { CallFailure } from './call-failure.ts';
import { clearEntry, writeEntry } from './token-store.ts';

interface SiteOptionsDeps {
  /** Its brand is replaced by one with the current options. */
  readonly app: Pick<App, 'call'> & { brand: PublicBrand };
  setRootState(rootState: RootState | undefined): Promise<void>;
  /** Renders everything with the new options. */
  redraw(): void;
}

const MIN_INTERVAL_MS = 2_000;
const MOVED_KEY = 'baize.movedTo';

/** The server redirects to a brand's new domain; a domain that did not work is not tried twice. */
function moveTo(domain: string): void {
  if (tabEntries.read(MOVED_KEY) === domain) return;
  // Reloading without remembering it could loop.
  if (tabEntries.write(MOVED_KEY, domain)) location.reload();
}

/** Both have the same fields, but not in the same order. */
function differ(before: SiteOptions, now: SiteOptions): boolean {
  const names = Object.keys(now) as (keyof SiteOptions)[];
  const isOther = names.some((name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]));
  return isOther || names.length !== Object.keys(before).length;
}

/**
 * The site options of the open page. The page comes with a copy, which is refreshed at the start and stored under the
 * specification's key for other readers; this code uses the copy in memory.
 */
export function createSiteOptions({ app, setRootState, redraw }: SiteOptionsDeps) {
  let pending: Promise<void> | undefined;
  let fetchedAt = 0;

  async function fetchOptions() {
    fetchedAt = performance.now();
    try {
      const { data } = await app.call('GET /options');
      const before = app.brand.options;
      writeEntry('GeneralOptions', JSON.stringify(data));
      if (differ(before, data)) {
        app.brand = { ...app.brand, options: data };
        redraw();
      }
      await setRootState(app.brand.restrictedCountries.includes(data.user.geo) ? 'restricted' : undefined);
      if (data.active_domain && data.active_domain !== before.active_domain) moveTo(data.active_domain);
    } catch (failure) {
      if (failure instanceof CallFailure && failure.status === 500) await setRootState('maintenance');
    }
  }

  function check(): Promise<void> {
    pending ??= fetchOptions().finally(() => (pending = undefined));
    return pending;
  }

  /** Checks after a sign of trouble, but not for each of many at once. */
  function recheck() {
    if (!document.hidden && performance.now() - fetchedAt > MIN_INTERVAL_MS) void check();
  }

  return {
    check,
    recheck,
    start() {
      clearEntry('GeneralOptions');
      document.addEventListener('visibilitychange', recheck);
      void check();
    },
  };
}

export type SiteOptionsWatch = ReturnType<typeof createSiteOptions>;
