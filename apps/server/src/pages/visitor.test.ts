import { expect, test } from 'vitest';

import { visitorLanguage } from './visitor.ts';

test.each([
  ['/casino', undefined, 'tr'],
  ['/casino', 'a=b; lang=en', 'en'],
  ['/casino?lang=en', undefined, 'en'],
  ['/casino?provider=1&lang=tr', 'lang=en', 'tr'],
  ['/casino?lang=xx', 'lang=en', 'en'],
  ['/casino?slang=en', undefined, 'tr'],
])('a page at %s with the cookie %s speaks %s', (url, cookie, language) => {
  expect(visitorLanguage({ url, headers: cookie === undefined ? {} : { cookie } })).toBe(language);
});
