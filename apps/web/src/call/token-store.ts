/*
 * The session as the specification keeps it: plain entries of local storage. Reading and writing may
 * fail (private windows, full storage); the site then works without remembering.
 */
const entryNames = ['access_token', 'expires_in', 'token_type', 'loginTime', 'user'] as const;
export type SessionEntry = (typeof entryNames)[number];
/** Choices that outlive a session. */
type ChoiceEntry = 'lang' | 'snow_effect';

type Entry = SessionEntry | ChoiceEntry | 'GeneralOptions';

export function readEntry(name: Entry): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function writeEntry(name: Entry, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Nothing to do: the session then lasts as long as the page.
  }
}

export function clearEntry(name: Entry): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // As above.
  }
}

export function clearSession(): void {
  for (const name of entryNames) clearEntry(name);
}

/** Told to the window before it is loaded anew in another language, so that forms keep what was typed. */
export const LANGUAGE_CHOSEN = 'baize:language';

/** Calls back when another tab changes the session. */
export function onSessionElsewhere(callback: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === 'access_token' || event.key === null) callback();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
