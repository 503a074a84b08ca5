import type { Brand } from '@baize/brand';
import { expect, test } from 'vitest';

import { createBrandOrigin } from './brand-origin.ts';

// What an origin is made of.
const brand = (slug: string, activeDomain: string | null, hosts: string[] = []) =>
  ({ slug, hosts, activeDomain, options: { domain: `${slug}.example` } }) as unknown as Brand;

const house = brand('house', null, ['localhost']);
const moved = brand('moved', 'new.example');

test('players find a brand at its active domain, or at its usual one', () => {
  const originOf = (publicScheme: 'http' | 'https' | 'request') =>
    createBrandOrigin({ config: { brandAddresses: 'domain', publicScheme }, brands: [house], port: () => 1 });
  expect(originOf('https')(house)).toBe('https://house.example');
  expect(originOf('https')(moved)).toBe('https://new.example');
  // E-mails are sent without any request, so its scheme is no help.
  expect(originOf('request')(moved)).toBe('https://new.example');
  expect(originOf('http')(moved)).toBe('http://new.example');
});

test('on one’s own machine brands are told apart by their slugs', () => {
  const originOf = createBrandOrigin({
    config: { brandAddresses: 'localhost', publicScheme: 'http' },
    brands: [house, moved],
    port: () => 3_000,
  });
  expect(originOf(house)).toBe('http://localhost:3000');
  expect(originOf(moved)).toBe('http://moved.localhost:3000');
});
