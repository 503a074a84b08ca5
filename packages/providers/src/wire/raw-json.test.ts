import { expect, it } from 'vitest';

import { formatRawJson } from './raw-json.ts';

it('writes amounts as numbers and leaves texts alone', () => {
  const body = { balance: 9_007_199_254_740_993_000n, list: [{ cash: -5n }], note: '"5"', count: 1 };
  expect(formatRawJson(body, String)).toBe(
    '{"balance":9007199254740993000,"list":[{"cash":-5}],"note":"\\"5\\"","count":1}',
  );
});

it('formats each amount', () => {
  expect(formatRawJson({ cash: 1_050n }, (minor) => `${minor / 100n}.${minor % 100n}`)).toBe(
    '{"cash":10.50}',
  );
});

it('takes no text of a caller for an amount', () => {
  const body = {
    request_uuid: '\u0000.\u0000',
    users: ['\u00001\u0000', '\\u00001\\u0000', '$1'],
    balance: 5n,
  };
  expect(JSON.parse(formatRawJson(body, String))).toEqual({
    request_uuid: '.',
    users: ['1', '\\u00001\\u0000', '$1'],
    balance: 5,
  });
});
