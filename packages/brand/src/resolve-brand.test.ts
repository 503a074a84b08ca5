import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { loadBrands } from './load-brands.ts';
import { countKnownHosts, defaultBrand, MAX_KNOWN_HOSTS, resolveBrand } from './resolve-brand.ts';

const brands = loadBrands(join(import.meta.dirname, '../../../brands'));

describe('resolveBrand', () => {
  it.each([
    ['localhost', 'baize'],
    ['localhost:3000', 'baize'],
    ['LOCALHOST:3000', 'baize'],
    ['127.0.0.1:3000', 'baize'],
    ['[::1]:3000', 'baize'],
    ['0.0.0.0:3000', 'baize'],
    ['lumen.localhost:3000', 'lumen'],
    ['Lumen.LocalHost', 'lumen'],
    ['lumen.example', 'lumen'],
    ['LUMEN.EXAMPLE:443', 'lumen'],
    ['lumen.example.', 'lumen'],
    ['çiniköşk.example', 'cini'],
    ['xn--inikk-vua8al0l.example', undefined],
  ])('%s is %s', (host, slug) => {
    expect(resolveBrand(brands, host)?.slug).toBe(slug);
  });

  it('accepts an international name in punycode as well', () => {
    const punycode = new URL('http://çiniköşk.example').hostname;
    expect(punycode).toMatch(/^xn--/);
    expect(resolveBrand(brands, punycode)?.slug).toBe('cini');
  });

  it.each([
    '',
    ' ',
    'nobody.example',
    'nobody.localhost',
    'lumen.example/x',
    'a@lumen.example',
    'lumen.example.evil.example',
  ])('finds no brand for %j', (host) => expect(resolveBrand(brands, host)).toBeUndefined());

  it('distinguishes known and unknown hosts, however many there are', () => {
    for (let port = 1; port <= 2_500; port += 1) {
      expect(resolveBrand(brands, `lumen.localhost:${port}`)?.slug).toBe('lumen');
      expect(resolveBrand(brands, `nobody.localhost:${port}`)).toBeUndefined();
    }
    expect(resolveBrand([], 'lumen.localhost:1')).toBeUndefined();
    expect(resolveBrand(brands, 'localhost')?.slug).toBe('baize');
  });

  it('caches spellings of known hosts up to a limit, and no unknown hosts', () => {
    const own = [...brands];
    for (let port = 1; port <= MAX_KNOWN_HOSTS; port += 1) {
      resolveBrand(own, `lumen.localhost:${port}`);
      resolveBrand(own, `nobody.localhost:${port}`);
    }
    expect(countKnownHosts(own)).toBe(MAX_KNOWN_HOSTS);
    resolveBrand(own, 'lumen.example');
    expect(countKnownHosts(own)).toBe(1);
    expect(countKnownHosts([...brands])).toBe(0);
  });

  it('has the brand of localhost as the default', () => {
    expect(defaultBrand(brands)?.slug).toBe('baize');
  });
});
