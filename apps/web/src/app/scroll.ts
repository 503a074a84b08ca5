import { tabEntries } from './browser-storage.ts';

const STORAGE_KEY = 'baize.scroll';
const MAX_POSITIONS = 50;
const GIVE_UP_MS = 3_000;
const userScrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The state of a history entry: its key, and the address of the page of the site that is before it. */
interface EntryState {
  readonly key: string;
  readonly earlierPage: string | null;
}

function entryState(): EntryState | null {
  // Only this file writes states.
  return history.state as EntryState | null;
}

function newState(earlierPage: string | null): EntryState {
  // Unlike `randomUUID`, this exists on insecure origins.
  return { key: crypto.getRandomValues(new Uint32Array(2)).join('-'), earlierPage };
}

/** The address of the page of the site that Back leads to, or null. */
export const earlierPage = (): string | null => entryState()?.earlierPage ?? null;

/** The key of the current history entry. The browser's own entries, such as the first one, get theirs here. */
function entryKey(): string {
  const state = entryState() ?? newState(null);
  if (entryState() === null) history.replaceState(state, '');
  return state.key;
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(tabEntries.read(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function savePosition(key: string): void {
  const entries = Object.entries({ ...readPositions(), [key]: Math.round(window.scrollY) });
  tabEntries.write(STORAGE_KEY, JSON.stringify(Object.fromEntries(entries.slice(-MAX_POSITIONS))));
}

let stopEarlier = () => {};

/** Scrolls to an element instead of the restored position. */
export function scrollToElement(element: Element): void {
  stopEarlier();
  element.scrollIntoView({ block: 'start' });
}

/**
 * Scrolls the page just shown, and again as it grows, such as a long list that is being rendered, until the user
 * scrolls.
 *
 * @param top pixels from the top of the page
 */
export function scrollWhenRendered(top: number): void {
  stopEarlier();
  const attempt = () => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) < 2;
  };
  const observer = new ResizeObserver(() => {
    attempt();
  });
  const timer = setTimeout(() => stop(), GIVE_UP_MS);
  let isStopped = false;
  function stop() {
    isStopped = true;
    observer.disconnect();
    clearTimeout(timer);
    for (const name of userScrollEvents) window.removeEventListener(name, stop);
  }
  stopEarlier = stop;
  requestAnimationFrame(() => {
    if (isStopped) return;
    // A page that grows above what is in view would be scrolled along by the browser.
    if (attempt() && top === 0) stop();
    else observer.observe(document.body);
  });
  for (const name of userScrollEvents) window.addEventListener(name, stop, { passive: true });
}

/**
 * Restores the position after a reload or a return to the document; a fresh visit starts at the top. On a slow connection the
 * page has been read, and scrolled, before this code came.
 */
function restoreScroll(top: number): void {
  if (window.scrollY > 0) return;
  const [visit] = performance.getEntriesByType('navigation');
  const isRevisit = visit !== undefined && 'type' in visit && visit.type !== 'navigate';
  if (isRevisit && top > 0) scrollWhenRendered(top);
}

/**
 * Takes over scroll restoration, because the browser does not wait for pages to load. Positions are saved per history
 * entry, in session storage so that they survive a reload. On Back the address changes before the page does, so the
 * entry of the page on the screen is tracked here.
 */
export function createScrollMemory() {
  let onScreen = entryKey();
  const save = () => savePosition(onScreen);
  const saved = () => readPositions()[onScreen] ?? 0;
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', save);
  restoreScroll(saved());
  return {
    /** Saves the position of the page on the screen. */
    save,
    /** From now on positions belong to the current history entry. @returns whether the entry is new */
    follow() {
      const isNew = entryState() === null;
      onScreen = entryKey();
      return isNew;
    },
    /** The saved position of that entry, in pixels from the top. */
    saved,
    /** The state of a new history entry, or of one that replaces the current one. @param from the page that is left */
    newState: (isReplacement: boolean, from: string) => newState(isReplacement ? earlierPage() : from),
  };
}
