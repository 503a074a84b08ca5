import { currencyCode } from '@baize/currency';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { currencyNumber, parseGameCode, formatPlayerId, parsePlayerId } from './wire-ids.ts';

const siteId = fc.integer({ min: 1, max: 999_999_999 });
const playerId = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

describe('the id of a player', () => {
  it('is parsed by its own brand only', () => {
    fc.assert(
      fc.property(siteId, siteId, playerId, (own, other, id) => {
        expect(parsePlayerId(formatPlayerId(own, id), own)).toBe(id);
        if (other !== own) expect(parsePlayerId(formatPlayerId(own, id), other)).toBeUndefined();
      }),
    );
  });

  it.each([
    '',
    '7',
    '7-',
    '-5',
    '07-5',
    '7-05',
    '7-0',
    '7-5 ',
    '7-5-5',
    '7-1e3',
    '7-9007199254740993',
    '7-x',
  ])('is not %j', (name) => expect(parsePlayerId(name, 7)).toBeUndefined());
});

describe('the number of a currency', () => {
  it.each([
    ['TRY', currencyCode.lira],
    ['USD', currencyCode.dollar],
    ['EUR', currencyCode.euro],
  ])('%s is ours', (iso, code) => expect(currencyNumber(iso)).toBe(code));

  it.each(['GBP', 'try', '', 'TRYX', '1'])('%j is unknown', (iso) => expect(currencyNumber(iso)).toBe(0));
});

describe('the number of a game', () => {
  it.each([1, 172_101, 2 ** 31 - 1])('%i is read', (code) => expect(parseGameCode(String(code))).toBe(code));

  it.each(['', '0', '01', '-1', '1.5', '1e3', 'slot', ' 1', '2147483648'])('%j is none', (code) =>
    expect(parseGameCode(code)).toBeUndefined(),
  );
});
