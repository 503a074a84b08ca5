import { localEntries } from '../../../app/browser-storage.ts';

const STORAGE_KEY = 'viewed_stories';

/** Ids of the stories viewed in this browser; empty if the stored entry is invalid. */
export function readViewed(): readonly number[] {
  try {
    const entry: unknown = JSON.parse(localEntries.read(STORAGE_KEY) ?? '[]');
    return Array.isArray(entry) ? entry.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

/** Adds a story to those that other tabs may have added meanwhile. */
export function markViewed(id: number): void {
  localEntries.write(STORAGE_KEY, JSON.stringify([...new Set([...readViewed(), id])]));
}
