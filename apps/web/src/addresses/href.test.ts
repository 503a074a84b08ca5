import { describe, expect, it } from 'vitest';

import { href } from './href.ts';

describe('href', () => {
  it.each([
    ['/casino', {}, '/casino'],
    ['/casino', { page: 2, sort: 'new' }, '/casino?page=2&sort=new'],
    ['/casino', { page: 0 }, '/casino?page=0'],
    // Empty values would give one page several addresses.
    ['/casino', { search: '', studio: null, page: undefined }, '/casino'],
    ['/casino', { search: '', page: 2 }, '/casino?page=2'],
    ['/casino', { search: 'a&b=ç' }, '/casino?search=a%26b%3D%C3%A7'],
  ])('%s with %o is %s', (pattern, search, expected) => {
    expect(href(pattern, {}, search)).toBe(expected);
  });

  it('fills in parameters, encoded', () => {
    expect(href('/game/:id/:name', { id: 7, name: 'a/b' })).toBe('/game/7/a%2Fb');
    expect(href('/Register/:id?', { id: 'R7' })).toBe('/Register/R7');
    expect(href('/Register/:id?')).toBe('/Register/');
  });
});
