import { localEntries } from '../../../app/browser-storage.ts';

const STORAGE_KEY = 'viewed_stories';

/** Ids of the stories that this browser has shown; nothing where the entry is not a list. */
export function readViewed(): readonly number[] {
  try {
    const entry: unknown = JSON.parse(localEntries.read(STORAGE_KEY) ?? '[]');
    return Array.isArray(entry) ? entry.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

/** Adds a story to what other tabs have noted meanwhile. */
export function markViewed(id: number): void {
  localEntries.write(STORAGE_KEY, JSON.stringify([...new Set([...readViewed(), id])]));
}
