import { localEntries } from '../app/browser-storage.ts';

/* The session as the specification stores it: plain entries of local storage, or of memory if that is refused. */
const entryNames = ['access_token', 'expires_in', 'token_type', 'loginTime', 'user'] as const;
export type SessionEntry = (typeof entryNames)[number];
/** Choices that outlive a session. */
type ChoiceEntry = 'lang' | 'snow_effect';

type Entry = SessionEntry | ChoiceEntry | 'GeneralOptions' | 'closed' | 'refused';

export const readEntry: (name: Entry) => string | null = localEntries.read;
/** @returns whether other tabs can read the entry */
export const writeEntry: (name: Entry, value: string) => boolean = localEntries.write;
export const clearEntry: (name: Entry) => void = localEntries.remove;

export function clearSession(): void {
  for (const name of entryNames) clearEntry(name);
}

/** Dispatched on the window before a reload in another language, so that forms save their values. */
export const LANGUAGE_CHOSEN = 'baize:language';

/** A tab that could not store its new token removes the old one and sends the new one (see keep-session.ts). */
const TOKEN_ON_ITS_WAY_MS = 200;

/** Calls back when another tab changes the session. */
export function onSessionChange(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listener = ({ key, newValue }: StorageEvent) => {
    if (key !== null && newValue !== null) localEntries.releaseMemory(key);
    if (key !== 'access_token' && key !== null) return;
    clearTimeout(timer);
    if (key !== null && newValue === null) timer = setTimeout(callback, TOKEN_ON_ITS_WAY_MS);
    else callback();
  };
  window.addEventListener('storage', listener);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('storage', listener);
  };
}
