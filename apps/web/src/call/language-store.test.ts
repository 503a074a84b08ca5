import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createStorageDouble } from '../app/testing/storage-double.ts';
import { chooseLanguage, isOtherLanguage } from './language-store.ts';

const reload = vi.fn<() => void>();
const replaceState = vi.fn<(state: unknown, unused: string, address: URL) => void>();
let cookies: string[];

function installBrowser({ hasCookies }: { hasCookies: boolean }) {
  vi.stubGlobal('localStorage', createStorageDouble());
  cookies = [];
  vi.stubGlobal(
    'document',
    Object.defineProperty({}, 'cookie', {
      get: () => cookies.join('; '),
      set: (text: string) => {
        if (hasCookies) cookies.push(String(text.split(';')[0]));
      },
    }),
  );
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { href: 'https://baize.example/casino?lang=tr&page=2', reload });
  vi.stubGlobal('history', { state: null, replaceState });
}
const newAddress = () => String(replaceState.mock.lastCall?.[2]);

beforeEach(() => {
  vi.resetAllMocks();
});
afterEach(() => vi.unstubAllGlobals());

describe('choosing a language', () => {
  it('writes a cookie and removes the language from the address', () => {
    installBrowser({ hasCookies: true });
    chooseLanguage('en');
    expect(cookies).toEqual(['lang=en']);
    expect(newAddress()).toBe('https://baize.example/casino?page=2');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('puts the language into the address if cookies are refused', () => {
    installBrowser({ hasCookies: false });
    chooseLanguage('en');
    expect(newAddress()).toBe('https://baize.example/casino?lang=en&page=2');
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a page in another language than the chosen one', () => {
  it.each([
    [true, true],
    // It would reload forever.
    [false, false],
  ])('is reloaded if the cookie can be restored: cookies %s, reloaded %s', (hasCookies, isOther) => {
    installBrowser({ hasCookies });
    localStorage.setItem('lang', 'en');
    expect(isOtherLanguage('tr')).toBe(isOther);
    expect(cookies).toEqual(hasCookies ? ['lang=en'] : []);
  });

  it('is not reloaded if a cookie names a language: the page’s becomes the choice', () => {
    installBrowser({ hasCookies: true });
    localStorage.setItem('lang', 'en');
    cookies.push('lang=tr');
    expect(isOtherLanguage('tr')).toBe(false);
    expect(localStorage.getItem('lang')).toBe('tr');
  });
});
