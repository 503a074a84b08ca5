import type { App, RootState } from '../../app/app.ts';
import { LoadFailure, mayReloadFor } from './load-failure.ts';
import { type OpenPage, openPage, openRootState } from './open-page.ts';
import { scrollOnceDrawn } from './scroll-once-drawn.ts';

export interface NavigateOptions {
  readonly replace?: boolean;
  /** Keeps the scroll position, for filters that change the address of one page. */
  readonly keepScroll?: boolean;
}

/** The page on show and the way to others. */
export interface Navigation {
  current(): OpenPage;
  /** True while another page is being brought. */
  isBusy(): boolean;
  subscribe(listener: () => void): () => void;
  navigate(address: string, options?: NavigateOptions): Promise<void>;
  /** Brings the code and data of an address before it is asked for. */
  preload(address: string): void;
  /** Opens the current address again, after a failure. */
  retry(): Promise<void>;
  /** Puts one page in place of all others, or opens the current address again. */
  enter(rootState: RootState | undefined): Promise<void>;
}

const SCROLL_STORE = 'baize.scroll';
const MAX_KEPT_POSITIONS = 50;

/** Scroll positions by history entry; they live in the session so that a reload keeps them. */
function scrollPositions() {
  const read = (): Record<string, number> => {
    try {
      return JSON.parse(sessionStorage.getItem(SCROLL_STORE) ?? '{}') as Record<string, number>;
    } catch {
      return {};
    }
  };
  return {
    keep(key: string) {
      const entries = Object.entries({ ...read(), [key]: Math.round(window.scrollY) });
      sessionStorage.setItem(
        SCROLL_STORE,
        JSON.stringify(Object.fromEntries(entries.slice(-MAX_KEPT_POSITIONS))),
      );
    },
    of: (key: string): number => read()[key] ?? 0,
  };
}

function entryKey(): string {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'key' in state) return String(state.key);
  return `first ${location.pathname}${location.search}`;
}

/** True when the document was reloaded or come back to; a fresh visit starts at the top. */
function isRevisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type !== 'navigate';
}

/**
 * The browser's navigation: a page is shown when its code and data are there; of several navigations
 * the last one wins; Back and reload return to where the reader was.
 */
export function createNavigation(app: App, first: OpenPage, firstState?: RootState): Navigation {
  const listeners = new Set<() => void>();
  const positions = scrollPositions();
  let current = first;
  let rootState = firstState;
  let sequence = 0;
  let entry = entryKey();
  let busy = false;
  /** The navigation that is under way, or was the last. */
  let latest: (() => Promise<void>) | undefined;

  const tell = () => listeners.forEach((listener) => listener());
  history.scrollRestoration = 'manual';

  async function show(address: string, commit: (page: OpenPage) => void, scrollTo: () => number | null) {
    sequence += 1;
    const mine = sequence;
    latest = () => show(address, commit, scrollTo);
    busy = true;
    tell();
    const page = await (rootState ? openRootState(app, address, rootState) : openPage(app, address));
    if (mine !== sequence) return;
    if (mayReloadFor(page.failure)) {
      location.assign(address);
      return;
    }
    busy = false;
    commit(page);
    current = page;
    tell();
    const top = scrollTo();
    if (top !== null) scrollOnceDrawn(top);
  }

  async function navigate(address: string, options: NavigateOptions = {}) {
    const target = new URL(address, location.href);
    if (target.origin !== location.origin) {
      location.assign(target.href);
      return;
    }
    const commit = (page: OpenPage) => {
      positions.keep(entry);
      const state = { key: crypto.randomUUID() };
      if (options.replace) history.replaceState(state, '', page.address + target.hash);
      else history.pushState(state, '', page.address + target.hash);
      entry = entryKey();
    };
    await show(target.pathname + target.search, commit, () => (options.keepScroll ? null : 0));
  }

  const here = () => location.pathname + location.search;
  const showHere = (top: number | null) =>
    show(
      here(),
      () => undefined,
      () => top,
    );
  window.addEventListener('popstate', () => {
    // The address is the new one already, but what is on the screen is still the page that is left.
    positions.keep(entry);
    entry = entryKey();
    void show(
      here(),
      () => undefined,
      () => positions.of(entry),
    );
  });
  window.addEventListener('pagehide', () => positions.keep(entry));
  const startAt = isRevisit() ? positions.of(entry) : 0;
  if (startAt > 0) scrollOnceDrawn(startAt);

  return {
    current: () => current,
    isBusy: () => busy,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate,
    preload: (address) => void openPage(app, address).catch(() => undefined),
    async retry() {
      if (!(current.failure instanceof LoadFailure)) return showHere(null);
      // A browser may remember that an import failed; a new document asks anew.
      if (navigator.onLine) location.reload();
    },
    async enter(next) {
      if (next === rootState) return;
      rootState = next;
      // Whoever is on the way somewhere arrives there, whatever is shown in its place.
      await (busy && latest ? latest() : showHere(next ? 0 : null));
    },
  };
}

/** The server shows one page and never navigates. */
export function fixedNavigation(page: OpenPage): Navigation {
  const never = () => Promise.reject(new Error('there is no navigation on the server'));
  return {
    current: () => page,
    isBusy: () => false,
    subscribe: () => () => undefined,
    navigate: never,
    preload: () => undefined,
    retry: never,
    enter: never,
  };
}
