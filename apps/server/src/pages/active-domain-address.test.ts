import { describe, expect, test } from 'vitest';

import { activeDomainAddress } from './active-domain-address.ts';

const brand = {
  hosts: ['old.example', 'new.example', 'localhost', 'brand.localhost'],
  activeDomain: 'new.example',
};

describe('the address on the active domain', () => {
  test('keeps path and query', () => {
    expect(activeDomainAddress(brand, { host: 'old.example', url: '/games/slots?sort=new&q=%C5%9F' })).toBe(
      'https://new.example/games/slots?sort=new&q=%C5%9F',
    );
  });

  test.each(['new.example', 'NEW.example', 'new.example:443', 'localhost:3000', 'brand.localhost'])(
    'does not redirect a visitor of %s',
    (host) => {
      expect(activeDomainAddress(brand, { host, url: '/' })).toBeUndefined();
    },
  );

  test('does not redirect if there is no active domain, or a foreign one', () => {
    const asked = { host: 'old.example', url: '/' };
    expect(activeDomainAddress({ ...brand, activeDomain: null }, asked)).toBeUndefined();
    expect(activeDomainAddress({ ...brand, activeDomain: 'evil.example' }, asked)).toBeUndefined();
  });

  test.each([
    '//evil.example/',
    '/\\evil.example',
    '/@evil.example',
    'http://evil.example/',
    '@evil.example',
    '.evil.example',
  ])('cannot be redirected elsewhere by %s', (url) => {
    const address = activeDomainAddress(brand, { host: 'old.example', url });
    expect(new URL(address ?? '').host).toBe('new.example');
    expect(new URL(address ?? '').username).toBe('');
  });
});
