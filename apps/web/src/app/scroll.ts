import { tabEntries } from './browser-storage.ts';

const STORAGE_KEY = 'baize.scroll';
const MAX_POSITIONS = 50;
const GIVE_UP_MS = 3_000;
const userScrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The key of the current history entry. */
function entryKey(): string {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'key' in state) return String(state.key);
  return `first ${location.pathname}${location.search}`;
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

/**
 * Scrolls the page just shown. If it is still too short, such as a long list that is being rendered, retries as it
 * grows until the user scrolls.
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
    if (attempt()) stop();
  });
  const timer = setTimeout(() => stop(), GIVE_UP_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of userScrollEvents) window.removeEventListener(name, stop);
  }
  stopEarlier = stop;
  requestAnimationFrame(() => {
    if (attempt()) stop();
    else observer.observe(document.body);
  });
  for (const name of userScrollEvents) window.addEventListener(name, stop, { passive: true });
}

/** Restores the position after a reload or a return to the document; a fresh visit starts at the top. */
function restoreScroll(top: number): void {
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
    /** From now on positions belong to the current history entry. */
    follow: () => void (onScreen = entryKey()),
    /** The saved position of that entry, in pixels from the top. */
    saved,
    /** The state of a new history entry. */
    newState: () => ({ key: crypto.randomUUID() }),
  };
}
