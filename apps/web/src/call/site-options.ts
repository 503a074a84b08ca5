import type { PublicBrand } from '@baize/brand';
import type { SiteOptions } from '@baize/contract';

import type { App, RootState } from '../app/app.ts';
import { tabEntries } from '../app/browser-storage.ts';
import { CallFailure } from './call-failure.ts';
import { clearEntry, writeEntry } from './token-store.ts';

interface SiteOptionsDeps {
  /** Its brand is replaced by one with the options of now. */
  readonly app: Pick<App, 'call'> & { brand: PublicBrand };
  enter(rootState: RootState | undefined): Promise<void>;
  /** Draws everything with the new options. */
  redraw(): void;
}

const QUIET_MS = 2_000;
const MOVED_STORE = 'baize.movedTo';

/** The server knows where a moved brand is and leads there; a domain that led nowhere is not tried twice. */
function followTo(domain: string): void {
  if (tabEntries.read(MOVED_STORE) === domain) return;
  // Reloading without remembering it could go on for ever.
  if (tabEntries.write(MOVED_STORE, domain)) location.reload();
}

/** Both hold the fields of one schema, but not in one order. */
function differ(before: SiteOptions, now: SiteOptions): boolean {
  const names = Object.keys(now) as (keyof SiteOptions)[];
  const isOther = names.some((name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]));
  return isOther || names.length !== Object.keys(before).length;
}

/**
 * The site options of the open page. The page comes with a copy, which is put away under the specification's key
 * at start and fetched anew; the entry is for others to read, what counts here is in memory.
 */
export function createSiteOptions({ app, enter, redraw }: SiteOptionsDeps) {
  let asking: Promise<void> | undefined;
  let askedAt = 0;

  async function ask() {
    askedAt = performance.now();
    try {
      const { data } = await app.call('GET /options');
      const before = app.brand.options;
      writeEntry('GeneralOptions', JSON.stringify(data));
      if (differ(before, data)) {
        app.brand = { ...app.brand, options: data };
        redraw();
      }
      await enter(app.brand.restrictedCountries.includes(data.user.geo) ? 'restricted' : undefined);
      if (data.active_domain && data.active_domain !== before.active_domain) followTo(data.active_domain);
    } catch (failure) {
      if (failure instanceof CallFailure && failure.status === 500) await enter('maintenance');
    }
  }

  function check(): Promise<void> {
    asking ??= ask().finally(() => (asking = undefined));
    return asking;
  }

  /** After something that makes one doubt, but not for each of many at once. */
  function doubt() {
    if (!document.hidden && performance.now() - askedAt > QUIET_MS) void check();
  }

  return {
    check,
    doubt,
    start() {
      clearEntry('GeneralOptions');
      document.addEventListener('visibilitychange', doubt);
      void check();
    },
  };
}

export type SiteOptionsWatch = ReturnType<typeof createSiteOptions>;
