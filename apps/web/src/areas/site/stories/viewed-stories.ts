import { localEntries } from '../../../app/browser-storage.ts';

const STORE = 'viewed_stories';

/** Ids of the stories that this browser has shown; nothing where the entry is not a list. */
export function readViewed(): readonly number[] {
  try {
    const entry: unknown = JSON.parse(localEntries.read(STORE) ?? '[]');
    return Array.isArray(entry) ? entry.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

/** Adds a story to what other tabs have noted meanwhile. */
export function noteViewed(id: number): void {
  localEntries.write(STORE, JSON.stringify([...new Set([...readViewed(), id])]));
}
