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

describe('earlier searches', () => {
  it('are the last five, each once, the latest first', () => {
    for (const text of ['a', 'b', 'c', 'd', 'a', 'e', 'f', '']) rememberSearch(text);
    expect(rememberedSearches()).toEqual(['f', 'e', 'a', 'd', 'c']);
    forgetSearches();
    expect(rememberedSearches()).toEqual([]);
  });

  it.each(['{', '"text"', '[1,{}]', 'null'])('count as none when the store holds %s', (stored) => {
    localStorage.setItem('baize.searches', stored);
    expect(rememberedSearches()).toEqual([]);
  });
});
