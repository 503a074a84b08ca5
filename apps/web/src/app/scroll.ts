import { tabEntries } from './browser-storage.ts';

const STORAGE_KEY = 'baize.scroll';
const MAX_POSITIONS = 50;
const GIVE_UP_MS = 3_000;
const userScrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The name of the history entry that the address bar shows. */
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
 * Scrolls to a place of the page that has just been shown. If the page is still too short for it, as a long list
 * may be in its first moment, it tries again as the page grows, until the reader moves.
 *
 * @param top pixels from the top of the page
 */
export function scrollOnceDrawn(top: number): void {
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

/** After a reload, or a return to the document, scrolls to where it was left; a fresh visit starts at the top. */
function restoreScroll(top: number): void {
  const [visit] = performance.getEntriesByType('navigation');
  const isRevisit = visit !== undefined && 'type' in visit && visit.type !== 'navigate';
  if (isRevisit && top > 0) scrollOnceDrawn(top);
}

/**
 * Takes scrolling on Back and reload from the browser, which does not wait for pages that are loaded: remembers where
 * each history entry is scrolled to, in the session so that a reload finds it. On Back the address is the new one
 * before the page is, so the entry whose page is on the screen is remembered here.
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
    /** From now on the position belongs to the entry that the address bar shows. */
    follow: () => void (onScreen = entryKey()),
    /** Pixels from the top at which that entry was left. */
    saved,
    /** What names a new entry. */
    newState: () => ({ key: crypto.randomUUID() }),
  };
}
