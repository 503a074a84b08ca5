import { afterEach, describe, expect, it, vi } from 'vitest';

import { hasCookie, localEntries, tabEntries, writeCookie } from './browser-storage.ts';

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** A browser that refuses a store throws as soon as the store is named. */
function refuseStores() {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, { get: refuse, configurable: true });
  }
}

function allowStores() {
  for (const name of ['localStorage', 'sessionStorage']) {
    const kept = new Map<string, string>();
    const value = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    };
    Object.defineProperty(globalThis, name, { value, configurable: true });
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
  it('are those of the store', () => {
    allowStores();
    expect(entries.write('name', 'a')).toBe(true);
    expect(globalThis[store].getItem('name')).toBe('a');
    entries.remove('name');
    expect([entries.read('name'), globalThis[store].getItem('name')]).toEqual([null, null]);
  });

  it('live in memory if the browser refuses the store', () => {
    refuseStores();
    expect(entries.read('name')).toBeNull();
    expect(entries.write('name', 'a')).toBe(false);
    expect(entries.read('name')).toBe('a');
    entries.remove('name');
    expect(entries.read('name')).toBeNull();
  });

  it('are the latest if the store is full, and the store’s again once it takes them', () => {
    allowStores();
    entries.write('name', 'old');
    const full = vi.spyOn(globalThis[store], 'setItem').mockImplementation(refuse);
    expect(entries.write('name', 'new')).toBe(false);
    expect(entries.read('name')).toBe('new');
    full.mockRestore();
    expect(entries.write('name', 'newer')).toBe(true);
    globalThis[store].setItem('name', 'from another tab');
    expect(entries.read('name')).toBe('from another tab');
  });
});

describe('a cookie', () => {
  it('is written if the browser takes it', () => {
    const jar = { cookie: 'lang=english; other=1' };
    vi.stubGlobal('document', jar);
    expect(hasCookie('lang', 'en')).toBe(false);
    expect(writeCookie('lang', 'en')).toBe(true);
    expect(jar.cookie).toMatch(/^lang=en; path=\/; max-age=31536000; samesite=lax$/i);
  });

  it.each([
    ['drops it', { get: () => '', set: () => undefined }],
    ['throws', { get: refuse, set: refuse }],
  ])('is not if the browser %s', (_, cookie) => {
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', cookie));
    expect(writeCookie('lang', 'en')).toBe(false);
  });
});
