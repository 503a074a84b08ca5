import { localEntries } from '../../../app/browser-storage.ts';

const STORE = 'baize.searches';
const MOST_KEPT = 5;

/** What was searched for in this browser, the latest first. A store that holds anything else counts as empty. */
export function rememberedSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localEntries.read(STORE) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((text): text is string => typeof text === 'string').slice(0, MOST_KEPT)
      : [];
  } catch {
    return [];
  }
}

/** Keeps a text that led somewhere. */
export function rememberSearch(text: string): void {
  if (text === '') return;
  const others = rememberedSearches().filter((earlier) => earlier !== text);
  localEntries.write(STORE, JSON.stringify([text, ...others].slice(0, MOST_KEPT)));
}

export function forgetSearches(): void {
  localEntries.remove(STORE);
}
