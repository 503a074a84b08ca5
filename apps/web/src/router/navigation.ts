import type { RootState } from '../app/app.ts';
import { LoadFailure, mayReloadFor } from '../app/load-failure.ts';
import { createScrollMemory, scrollWhenRendered } from '../app/scroll.ts';
import { type OpenPage, openPage, type PageSource } from './open-page.ts';

export interface NavigateOptions {
  readonly replace?: boolean;
  /** Keeps the scroll position, for filters that change the address of the same page. */
  readonly keepScroll?: boolean;
}

/** The current page and how to get to others. */
export interface Navigation {
  current(): OpenPage;
  /** Whether another page is being loaded. */
  isBusy(): boolean;
  subscribe(listener: () => void): () => void;
  navigate(address: string, options?: NavigateOptions): Promise<void>;
  /** Preloads code and data of an address. */
  preload(address: string): void;
  /** Opens the current address again, after a failure. */
  retry(): Promise<void>;
  /** Shows a root state in place of every page, or ends it. */
  setRootState(rootState: RootState | undefined): Promise<void>;
}

const here = () => location.pathname + location.search;

/** The first page, and the address that it was opened for. */
export interface FirstPage {
  readonly page: OpenPage;
  readonly asked: string;
}

/**
 * The address that the server rendered the document for. After a reload in the middle of a history, Back changes the address
 * bar of the same document, even before scripts run.
 */
function documentAddress(): string {
  const name = performance.getEntriesByType('navigation')[0]?.name;
  if (name?.startsWith(`${location.origin}/`) !== true) return here();
  const { pathname, search } = new URL(name);
  return pathname + search;
}

/** Opens the page whose HTML the document has. */
export async function openFirstPage(source: PageSource): Promise<FirstPage> {
  const asked = documentAddress();
  return { page: await openPage(source, asked), asked };
}

/**
 * The browser's navigation: a page is shown once its code and data have loaded, the last of several navigations wins,
 * and Back and reload restore the scroll position.
 *
 * @param hydrated until then another page would not match the server's HTML
 */
export function createNavigation(
  firstSource: PageSource,
  first: FirstPage,
  hydrated: Promise<void>,
): Navigation {
  const listeners = new Set<() => void>();
  const scroll = createScrollMemory();
  let current = first.page;
  let source = firstSource;
  let sequence = 0;
  let busy = false;
  /** The current navigation, or the last one. */
  let latest: (() => Promise<void>) | undefined;

  const notify = () => listeners.forEach((listener) => listener());

  async function show(address: string, scrollTo: () => number | null, commit?: (page: OpenPage) => void) {
    sequence += 1;
    const mine = sequence;
    latest = () => show(address, scrollTo, commit);
    busy = true;
    notify();
    const page = await openPage(source, address).catch((error: unknown) => {
      if (mine === sequence) {
        busy = false;
        notify();
      }
      throw error;
    });
    await hydrated;
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
    if (top !== null) scrollWhenRendered(top);
  }

  async function navigate(address: string, { replace, keepScroll }: NavigateOptions = {}) {
    const target = new URL(address, location.href);
    if (target.origin !== location.origin) {
      location.assign(target.href);
      return;
    }
    const commit = (page: OpenPage) => {
      scroll.save();
      const state = scroll.newState(replace ?? false, current.address);
      history[replace ? 'replaceState' : 'pushState'](state, '', page.address + target.hash);
      scroll.follow();
    };
    await show(target.pathname + target.search, () => (keepScroll ? null : 0), commit);
  }

  window.addEventListener('popstate', () => {
    scroll.save();
    // A new entry is another part of this page, such as one typed into the address bar; the browser scrolls to it.
    const isNew = scroll.follow();
    void show(here(), isNew ? () => null : scroll.saved);
  });
  // Back was pressed before.
  if (here() !== first.asked) void show(here(), scroll.saved);

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
      // A browser may cache a failed import; a new document retries it.
      if (navigator.onLine) location.reload();
    },
    async setRootState(rootState) {
      if (rootState === source.rootState) return;
      source = { ...source, rootState };
      // A pending navigation still completes, whatever replaces its page.
      await (busy && latest ? latest() : show(here(), () => (rootState ? 0 : null)));
    },
  };
}
