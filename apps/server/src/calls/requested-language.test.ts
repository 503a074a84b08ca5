import { expect, test } from 'vitest';

import { requestedLanguage } from './requested-language.ts';

test.each([
  ['tr', 'tr'],
  ['en', 'en'],
  ['EN', 'en'],
  ['en-GB', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['tr-TR,tr;q=0.9,en;q=0.8', 'tr'],
  ['tr;q=0.5,en;q=0.8', 'en'],
  ['tr ; q=0.5 , en ; Q=0.8', 'en'],
  ['de,fr;q=0.9,en;q=0.1', 'en'],
  ['en;q=0.5,tr;q=0.5', 'en'],
  ['en;q=0', 'tr'],
  ['en;q=0.000,tr;q=0.001', 'tr'],
  ['en;q=high', 'tr'],
  ['en;q=9', 'tr'],
  ['english', 'tr'],
  ['enx-GB', 'tr'],
  ['*', 'tr'],
  ['', 'tr'],
  [',;,q=1;;', 'tr'],
  ['<script>', 'tr'],
  [undefined, 'tr'],
] as const)('%j requests %s', (header, language) => {
  expect(requestedLanguage(header)).toBe(language);
});

test('a very long header is parsed quickly', () => {
  expect(requestedLanguage(`${'x;q=1,'.repeat(20_000)}en`)).toBe('en');
});
