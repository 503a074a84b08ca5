import { expect, test } from 'vitest';

import { languageCookie, visitorLanguage } from './visitor.ts';

test.each([
  ['lang=en', 'en'],
  ['lang=tr', 'tr'],
  ['a=1; lang=en; b=2', 'en'],
  ['lang=de', 'tr'],
  ['lang=en-GB', 'tr'],
  ['lang=EN', 'tr'],
  ['lang=', 'tr'],
  ['lang=en"><script>', 'tr'],
  ['language=en', 'tr'],
  ['xlang=en', 'tr'],
  [undefined, 'tr'],
])('the cookie %j gives a page in %s', (cookie, language) => {
  expect(visitorLanguage({ url: '/', headers: cookie === undefined ? {} : { cookie } })).toBe(language);
});

test.each([
  ['/casino', 'a=b; lang=en', 'en'],
  ['/casino?lang=en', undefined, 'en'],
  ['/casino?provider=1&lang=tr', 'lang=en', 'tr'],
  ['/casino?lang=xx', 'lang=en', 'en'],
  ['/casino?slang=en', undefined, 'tr'],
])('a page at %s with the cookie %s is in %s', (url, cookie, language) => {
  expect(visitorLanguage({ url, headers: cookie === undefined ? {} : { cookie } })).toBe(language);
});

const at = (cookie: string | undefined, url: string) => ({
  url,
  headers: cookie === undefined ? {} : { cookie },
});

test('a language named by an address is stored in a cookie, once', () => {
  expect(languageCookie(at(undefined, '/?lang=en'))).toMatch(/^lang=en; Path=\/; Max-Age=\d+; SameSite=Lax$/);
  expect(languageCookie(at('lang=en', '/?lang=en'))).toBeUndefined();
  expect(languageCookie(at('lang=en', '/'))).toBeUndefined();
  expect(languageCookie(at(undefined, '/?lang=%0d%0aset-cookie:x'))).toBeUndefined();
});
