import { describe, expect, it } from 'vitest';

import { canonicalAddress } from '../document/canonical-address.ts';
import { matchRoute } from './table.ts';
import { href } from '../addresses/href.ts';

describe('matching', () => {
  it('ignores case', () => {
    expect(matchRoute('/CASINO')?.route.title).toBe('site_nav_casino');
    expect(matchRoute('/playgame/172101')?.params).toEqual({ id: '172101' });
  });

  it('knows alternative spellings of a page', () => {
    expect(matchRoute('/live-casino')?.route).toBe(matchRoute('/livecasino')?.route);
  });

  it('finds nothing for an unknown or malformed path', () => {
    expect(matchRoute('/nothing/here')).toBeUndefined();
    expect(matchRoute('/PlayGame/%E0%A4%A')).toBeUndefined();
  });
});

describe('writing', () => {
  it('fills in parameters and leaves out empty values', () => {
    expect(href('/PlayGame/:id', { id: 42 })).toBe('/PlayGame/42');
    expect(href('/casino', {}, { search: 'ışık & gölge', provider: undefined })).toBe(
      '/casino?search=%C4%B1%C5%9F%C4%B1k+%26+g%C3%B6lge',
    );
  });
});

describe('the canonical address', () => {
  it('keeps what the page reads, in one order, and drops the rest', () => {
    expect(canonicalAddress('/CASINO?utm=x&search=kral&provider=7')).toBe('/casino?provider=7&search=kral');
  });

  it('keeps what an address that redirects passes on, and drops it otherwise', () => {
    expect(canonicalAddress('/PlayGame/7?type=games&data=seat')).toBe('/PlayGame/7');
    expect(canonicalAddress('/playgame/7?container=window&type=games&data=seat')).toBe(
      '/PlayGame/7?container=window&type=games&data=seat',
    );
  });

  it('is the same for every missing page', () => {
    expect(canonicalAddress('/no/such?page=1')).toBe('/404');
  });
});
