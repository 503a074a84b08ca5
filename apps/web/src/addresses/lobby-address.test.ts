import { describe, expect, it } from 'vitest';

import { NotFound } from './not-found.ts';
import { canonicalAddress } from '../document/canonical-address.ts';
import { lobbyAddress, MAX_PAGES, parseLobby } from './lobby-address.ts';

const read = (query: string, params = {}) => parseLobby('casino', params, new URLSearchParams(query));

describe('the address of a lobby', () => {
  it('keeps page, studios, category, search and sort order', () => {
    expect(read('page=3&provider=1,7&search=ışık&sort=new')).toEqual({
      type: 'casino',
      provider: '1,7',
      category: undefined,
      slug: undefined,
      search: 'ışık',
      feature: undefined,
      mechanic: undefined,
      volatility: undefined,
      sort: 'new',
      page: 3,
    });
    expect(read('category=4').category).toBe(4);
  });

  it('clamps a page out of range', () => {
    for (const page of ['-1', '0', 'x', '1.5', '']) expect(read(`page=${page}`).page).toBe(1);
    expect(read('page=1e9').page).toBe(MAX_PAGES);
  });

  it('prefers studios over a category and keeps searches that find nothing', () => {
    expect(read('provider=7&category=4')).toMatchObject({ provider: '7', category: undefined });
    for (const text of ['ab', 'ß', '___']) expect(read(`search=${text}`).search).toBe(text);
    expect(read('search=%20').search).toBeUndefined();
    expect(read(`search=${'a'.repeat(10_000)}`).search).toHaveLength(100);
  });

  it('reads filters, and knows its own orders', () => {
    expect(read('feature=free_spins,wild&mechanic=ways,cluster&volatility=4,5')).toMatchObject({
      feature: 'free_spins,wild',
      mechanic: 'ways,cluster',
      volatility: '4,5',
    });
    expect(read('feature=&sort=price')).toMatchObject({ feature: undefined, sort: 'popular' });
  });

  it.each([
    'feature=<b>',
    'feature=★★★',
    'mechanic=1',
    'volatility=9',
    'volatility=5,',
    'provider=x',
    'provider=1;drop',
    'provider=1,,2',
    'category=x',
    'category=1.5',
    'category=-7',
  ])('finds nothing at %s', (query) => expect(() => read(query)).toThrow(NotFound));

  it('has one spelling', () => {
    expect(lobbyAddress('casino', { ...read('page=1&sort=popular') })).toBe('/casino');
    expect(lobbyAddress('casino', { slug: 'hot-games', category: undefined })).toBe(
      '/slots/category/hot-games',
    );
    expect(lobbyAddress('bingo', { category: 60, page: 2 })).toBe('/bingo?page=2&category=60');
  });

  it('is the same for every spelling', () => {
    expect(canonicalAddress('/CASINO?page=1&provider=7&type=casino')).toBe('/casino?provider=7');
    expect(canonicalAddress('/slots/providers/kuzgun/7?x=1')).toBe('/casino?provider=7');
    expect(canonicalAddress('/casino?page=1e9')).toBe(`/casino?page=${MAX_PAGES}`);
  });
});
