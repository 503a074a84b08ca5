import { localEntries } from '../../../app/browser-storage.ts';

const STORAGE_KEY = 'baize.searches';
const MAX_SEARCHES = 5;

/** Recent searches in this browser, latest first. Invalid storage counts as empty. */
export function rememberedSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localEntries.read(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((text): text is string => typeof text === 'string').slice(0, MAX_SEARCHES)
      : [];
  } catch {
    return [];
  }
}

/** Adds a search from which a result was opened. */
export function rememberSearch(text: string): void {
  if (text === '') return;
  const others = rememberedSearches().filter((earlier) => earlier !== text);
  localEntries.write(STORAGE_KEY, JSON.stringify([text, ...others].slice(0, MAX_SEARCHES)));
}

export function forgetSearches(): void {
  localEntries.remove(STORAGE_KEY);
}
