import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { forgetSearches, rememberedSearches, rememberSearch } from './search-memory.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('recent searches', () => {
  it('are the last five, without duplicates, latest first', () => {
    for (const text of ['a', 'b', 'c', 'd', 'a', 'e', 'f', '']) rememberSearch(text);
    expect(rememberedSearches()).toEqual(['f', 'e', 'a', 'd', 'c']);
    forgetSearches();
    expect(rememberedSearches()).toEqual([]);
  });

  it.each(['{', '"text"', '[1,{}]', 'null'])('are empty if the storage holds %s', (stored) => {
    localStorage.setItem('baize.searches', stored);
    expect(rememberedSearches()).toEqual([]);
  });
});
