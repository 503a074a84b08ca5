import type { RootState } from '../app/app.ts';
import { LoadFailure, mayReloadFor } from '../app/load-failure.ts';
import { createScrollMemory, scrollOnceDrawn } from '../app/scroll.ts';
import { type OpenPage, openPage, type PageSource } from './open-page.ts';

export interface NavigateOptions {
  readonly replace?: boolean;
  /** Keeps the scroll position, for filters that change the address of one page. */
  readonly keepScroll?: boolean;
}

/** The page on show and the way to others. */
export interface Navigation {
  current(): OpenPage;
  /** True while another page is being loaded. */
  isBusy(): boolean;
  subscribe(listener: () => void): () => void;
  navigate(address: string, options?: NavigateOptions): Promise<void>;
  /** Loads code and data of an address before it is needed. */
  preload(address: string): void;
  /** Opens the current address again, after a failure. */
  retry(): Promise<void>;
  /** Shows one page in place of all others, or opens the current address again. */
  setRootState(rootState: RootState | undefined): Promise<void>;
}

const here = () => location.pathname + location.search;

/**
 * The browser's navigation: a page is shown when its code and data are there; of several navigations the last one
 * wins; Back and reload return to where the reader was.
 */
export function createNavigation(firstSource: PageSource, first: OpenPage): Navigation {
  const listeners = new Set<() => void>();
  const scroll = createScrollMemory();
  let current = first;
  let source = firstSource;
  let sequence = 0;
  let busy = false;
  /** The navigation that is under way, or was the last. */
  let latest: (() => Promise<void>) | undefined;

  const notify = () => listeners.forEach((listener) => listener());

  async function show(address: string, scrollTo: () => number | null, commit?: (page: OpenPage) => void) {
    sequence += 1;
    const mine = sequence;
    latest = () => show(address, scrollTo, commit);
    busy = true;
    notify();
    const page = await openPage(source, address);
    if (mine !== sequence) return;
    if (mayReloadFor(page.failure)) {
      location.assign(address);
      return;
    }
    busy = false;
    commit?.(page);
    current = page;
    notify();
    const top = scrollTo();
    if (top !== null) scrollOnceDrawn(top);
  }

  async function navigate(address: string, { replace, keepScroll }: NavigateOptions = {}) {
    const target = new URL(address, location.href);
    if (target.origin !== location.origin) {
      location.assign(target.href);
      return;
    }
    const commit = (page: OpenPage) => {
      scroll.save();
      history[replace ? 'replaceState' : 'pushState'](scroll.newState(), '', page.address + target.hash);
      scroll.follow();
    };
    await show(target.pathname + target.search, () => (keepScroll ? null : 0), commit);
  }

  window.addEventListener('popstate', () => {
    scroll.save();
    scroll.follow();
    void show(here(), scroll.saved);
  });

  return {
    current: () => current,
    isBusy: () => busy,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate,
    preload: (address) => void openPage(source, address).catch(() => undefined),
    async retry() {
      if (!(current.failure instanceof LoadFailure)) return show(here(), () => null);
      // A browser may remember that an import failed; a new document asks anew.
      if (navigator.onLine) location.reload();
    },
    async setRootState(rootState) {
      if (rootState === source.rootState) return;
      source = { ...source, rootState };
      // A navigation that is under way still arrives, whatever is shown in its place.
      await (busy && latest ? latest() : show(here(), () => (rootState ? 0 : null)));
    },
  };
}
