import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createRoulette } from '../roulette/roulette.ts';
import { parseAmount, parseBet, parseBets } from './bet.ts';

const roulette = createRoulette();

describe('a bet of the wire', () => {
  it('is a spot and minor units', () => {
    expect(parseBet(roulette, { spot: 'split-8-11', amount: '1250' })).toEqual({
      spot: 'split-8-11',
      amount: 1_250n,
    });
  });

  it.each([
    ['an unknown spot', { spot: 'split-8-12', amount: '100' }],
    ['numbers in another order', { spot: 'split-11-8', amount: '100' }],
    ['a property of objects', { spot: '__proto__', amount: '100' }],
    ['no spot', { amount: '100' }],
    ['a list of spots', { spot: ['red'], amount: '100' }],
    ['a number as amount', { spot: 'red', amount: 100 }],
    ['nothing', { spot: 'red', amount: '0' }],
    ['a negative amount', { spot: 'red', amount: '-100' }],
    ['a fraction', { spot: 'red', amount: '1.5' }],
    ['an exponent', { spot: 'red', amount: '1e3' }],
    ['a leading zero', { spot: 'red', amount: '0100' }],
    ['a line after the amount', { spot: 'red', amount: '100\n' }],
    ['too many digits', { spot: 'red', amount: '1'.repeat(16) }],
    ['no object', 'red'],
    ['null', null],
  ])('is not %s', (_, input) => {
    expect(parseBet(roulette, input)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(parseBets(roulette, input)).toBeNull();
      }),
    );
  });
});

describe('bets of the wire', () => {
  const red = { spot: 'red', amount: '100' };

  it('are at least one and each on its own spot', () => {
    expect(parseBets(roulette, [red, { spot: 'odd', amount: '1' }])).toHaveLength(2);
    expect(parseBets(roulette, [])).toBeNull();
    expect(parseBets(roulette, red)).toBeNull();
    expect(parseBets(roulette, [red, { ...red, amount: '200' }])).toBeNull();
  });

  it('are refused together if one is malformed', () => {
    expect(parseBets(roulette, [red, { spot: 'odd', amount: '' }])).toBeNull();
  });
});

it('reads amounts of up to 15 digits', () => {
  expect(parseAmount('999999999999999')).toBe(999_999_999_999_999n);
});
