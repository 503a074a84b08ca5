import { type VisitorCookie, visitorCookie } from '@baize/contract/visitor-cookie';

/** The entries of one browser storage. */
export interface Entries {
  read(name: string): string | null;
  /** @returns whether the entry outlives the document */
  write(name: string, value: string): boolean;
  remove(name: string): void;
  /** Another document has stored the entry, so the one in memory is out of date. */
  releaseMemory(name: string): void;
}

/**
 * Entries that can always be read and written. Browsers refuse storage if cookies are blocked, in sandboxed frames and
 * when it is full; a refused entry stays in memory until the document is closed, and other documents find none instead of
 * an outdated one.
 */
function safeEntries(store: 'localStorage' | 'sessionStorage'): Entries {
  const memory = new Map<string, string>();
  const discard = (name: string) => {
    try {
      globalThis[store].removeItem(name);
    } catch {
      // It was only in memory.
    }
  };
  return {
    read(name) {
      try {
        return memory.get(name) ?? globalThis[store].getItem(name);
      } catch {
        return null;
      }
    },
    write(name, value) {
      try {
        globalThis[store].setItem(name, value);
        memory.delete(name);
        return true;
      } catch {
        discard(name);
        memory.set(name, value);
        return false;
      }
    },
    remove(name) {
      memory.delete(name);
      discard(name);
    },
    releaseMemory: (name) => void memory.delete(name),
  };
}

/** Entries shared by all tabs. */
export const localEntries = safeEntries('localStorage');
/** Entries of this tab, which survive a reload. */
export const tabEntries = safeEntries('sessionStorage');

/** Whether the browser will send this cookie with the next page request. */
export function hasCookie(name: string, value: string): boolean {
  try {
    return document.cookie.split('; ').includes(`${name}=${value}`);
  } catch {
    return false;
  }
}

/**
 * Saves a choice that the server needs to render the first HTML of a page.
 *
 * @returns whether the browser accepted it
 */
export function writeCookie(name: VisitorCookie, value: string): boolean {
  try {
    document.cookie = visitorCookie(name, value);
  } catch {
    // Sandboxed documents have no cookies.
  }
  return hasCookie(name, value);
}
