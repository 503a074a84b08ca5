import { type VisitorCookie, visitorCookie } from '@baize/contract/visitor-cookie';

/** Entries of one of the browser's stores. */
export interface Entries {
  read(name: string): string | null;
  /** @returns whether the entry outlives the document */
  write(name: string, value: string): boolean;
  remove(name: string): void;
}

/**
 * Entries that can always be read and written. Browsers refuse storage to sites whose cookies are blocked, to
 * sandboxed frames and when it is full; an entry that was refused lives in memory, as long as the document.
 */
function safeEntries(store: 'localStorage' | 'sessionStorage'): Entries {
  const memory = new Map<string, string>();
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
        memory.set(name, value);
        return false;
      }
    },
    remove(name) {
      memory.delete(name);
      try {
        globalThis[store].removeItem(name);
      } catch {
        // It was in memory only.
      }
    },
  };
}

/** Entries that all tabs share. */
export const localEntries = safeEntries('localStorage');
/** Entries of this tab, which a reload keeps. */
export const tabEntries = safeEntries('sessionStorage');

/** Whether the browser sends this cookie with the next request for a page. */
export function hasCookie(name: string, value: string): boolean {
  try {
    return document.cookie.split('; ').includes(`${name}=${value}`);
  } catch {
    return false;
  }
}

/**
 * Remembers a choice that the server needs for the first HTML of a page.
 *
 * @returns whether the browser took it
 */
export function writeCookie(name: VisitorCookie, value: string): boolean {
  try {
    document.cookie = visitorCookie(name, value);
  } catch {
    // Sandboxed documents have no cookies.
  }
  return hasCookie(name, value);
}
