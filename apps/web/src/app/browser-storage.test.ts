import { afterEach, describe, expect, it, vi } from 'vitest';

import { hasCookie, localEntries, tabEntries, writeCookie } from './browser-storage.ts';
import { createStorageDouble } from './testing/storage-double.ts';

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** In a browser that blocks storage, even reading `localStorage` throws. */
function refuseStores() {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, { get: refuse, configurable: true });
  }
}

function allowStores() {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, { value: createStorageDouble(), configurable: true });
  }
}

afterEach(() => {
  allowStores();
  for (const entries of [localEntries, tabEntries]) entries.remove('name');
  vi.unstubAllGlobals();
});

describe.each([
  ['localStorage', localEntries],
  ['sessionStorage', tabEntries],
] as const)('entries of %s', (store, entries) => {
  it('are stored in the browser', () => {
    allowStores();
    expect(entries.write('name', 'a')).toBe(true);
    expect(globalThis[store].getItem('name')).toBe('a');
    entries.remove('name');
    expect([entries.read('name'), globalThis[store].getItem('name')]).toEqual([null, null]);
  });

  it('are kept in memory if the browser blocks storage', () => {
    refuseStores();
    expect(entries.read('name')).toBeNull();
    expect(entries.write('name', 'a')).toBe(false);
    expect(entries.read('name')).toBe('a');
    entries.remove('name');
    expect(entries.read('name')).toBeNull();
  });

  it('are the latest if the storage is full, and the storage’s again once writing works', () => {
    allowStores();
    entries.write('name', 'old');
    const full = vi.spyOn(globalThis[store], 'setItem').mockImplementation(refuse);
    expect(entries.write('name', 'new')).toBe(false);
    expect(entries.read('name')).toBe('new');
    // What other documents see.
    expect(globalThis[store].getItem('name')).toBeNull();
    full.mockRestore();
    expect(entries.write('name', 'newer')).toBe(true);
    globalThis[store].setItem('name', 'from another tab');
    expect(entries.read('name')).toBe('from another tab');
  });

  it('are no longer those in memory once another document has stored newer ones', () => {
    allowStores();
    const full = vi.spyOn(globalThis[store], 'setItem').mockImplementation(refuse);
    entries.write('name', 'only here');
    full.mockRestore();
    globalThis[store].setItem('name', 'from another tab');
    entries.releaseMemory('name');
    expect(entries.read('name')).toBe('from another tab');
  });
});

describe('a cookie', () => {
  it('is written if the browser accepts it', () => {
    const jar = { cookie: 'lang=english; other=1' };
    vi.stubGlobal('document', jar);
    expect(hasCookie('lang', 'en')).toBe(false);
    expect(writeCookie('lang', 'en')).toBe(true);
    expect(jar.cookie).toMatch(/^lang=en; path=\/; max-age=31536000; samesite=lax$/i);
  });

  it.each([
    ['drops it', { get: () => '', set: () => undefined }],
    ['throws', { get: refuse, set: refuse }],
  ])('is not written if the browser %s', (_, cookie) => {
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', cookie));
    expect(writeCookie('lang', 'en')).toBe(false);
  });
});
