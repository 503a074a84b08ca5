import { beforeEach, describe, expect, it, vi } from 'vitest';

import { createStorageDouble } from '../app/testing/storage-double.ts';
import { saveReturnAddress, takeReturnAddress } from './return-address.ts';

const entries = new Map<string, string>();

beforeEach(() => {
  entries.clear();
  vi.stubGlobal('location', { origin: 'https://baize.example' });
  vi.stubGlobal('sessionStorage', createStorageDouble(entries));
});

describe('the address to return to after signing in', () => {
  it('is path and query of the site, once', () => {
    saveReturnAddress('/PlayGame/172101?device=2');
    expect(takeReturnAddress()).toBe('/PlayGame/172101?device=2');
    expect(takeReturnAddress()).toBe('/');
  });

  it.each([
    'https://evil.example/gameHistory',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    'https://baize.example@evil.example/',
    'https://baize.example:8443/',
    'http://baize.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    '/login?x=1',
    '/Register/12',
    '/forget-password',
  ])('is home for %s', (address) => {
    saveReturnAddress(address);
    expect(takeReturnAddress()).toBe('/');
  });
});
