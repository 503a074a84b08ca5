import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';

import { visitorLanguage } from './visitor.ts';

const withCookie = (cookie?: string) => ({ headers: { cookie } }) as FastifyRequest;

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
] as const)('the cookie %j gives a page in %s', (cookie, language) => {
  expect(visitorLanguage(withCookie(cookie))).toBe(language);
});
