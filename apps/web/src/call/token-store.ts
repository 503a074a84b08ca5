import { localEntries } from '../app/browser-storage.ts';

/* The session as the specification stores it: plain entries of local storage, or of memory if that is refused. */
const entryNames = ['access_token', 'expires_in', 'token_type', 'loginTime', 'user'] as const;
export type SessionEntry = (typeof entryNames)[number];
/** Choices that outlive a session. */
type ChoiceEntry = 'lang' | 'snow_effect';

type Entry = SessionEntry | ChoiceEntry | 'GeneralOptions';

export const readEntry: (name: Entry) => string | null = localEntries.read;
export const writeEntry: (name: Entry, value: string) => void = localEntries.write;
export const clearEntry: (name: Entry) => void = localEntries.remove;

export function clearSession(): void {
  for (const name of entryNames) clearEntry(name);
}

/** Dispatched on the window before a reload in another language, so that forms save their values. */
export const LANGUAGE_CHOSEN = 'baize:language';

/** Calls back when another tab changes the session. */
export function onSessionChange(callback: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === 'access_token' || event.key === null) callback();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
