import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createStorageDouble } from '../../../app/testing/storage-double.ts';
import { forgetSearches, rememberedSearches, rememberSearch } from './search-memory.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorageDouble());
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
