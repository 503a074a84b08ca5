import { expect, test } from 'vitest';

import { parseStatement, statementAddress } from './statement-address.ts';

const plain = { by: 'week', end: undefined, view: 'chart' } as const;

test.each([
  ['/account/statement', plain],
  ['/account/statement?by=day', { ...plain, by: 'day' }],
  [
    '/account/statement?by=month&end=2026-02-28&view=table',
    { by: 'month', end: '2026-02-28', view: 'table' },
  ],
] as const)('%s names its view, and the view its address', (address, input) => {
  expect(parseStatement(new URL(address, 'https://example.com').searchParams)).toEqual(input);
  expect(statementAddress(input)).toBe(address);
});

test.each(['by=year', 'end=2026-02-30', 'end=yesterday', 'end=', 'view=pie', 'end=12026-01-01'])(
  '%s shows what a plain address shows',
  (search) => {
    expect(parseStatement(new URLSearchParams(search))).toEqual(plain);
  },
);
