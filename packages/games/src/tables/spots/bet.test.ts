import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createRoulette } from '../roulette/roulette.ts';
import { parseStake, parseSpotBet, parseSpotBets } from './bet.ts';

const roulette = createRoulette();

describe('a bet of the wire', () => {
  it('is a spot and minor units', () => {
    expect(parseSpotBet(roulette, { spot: 'split-8-11', stakeMinor: '1250' })).toEqual({
      spot: 'split-8-11',
      stakeMinor: 1_250n,
    });
  });

  it.each([
    ['an unknown spot', { spot: 'split-8-12', stakeMinor: '100' }],
    ['numbers in another order', { spot: 'split-11-8', stakeMinor: '100' }],
    ['a property of objects', { spot: '__proto__', stakeMinor: '100' }],
    ['no spot', { stakeMinor: '100' }],
    ['a list of spots', { spot: ['red'], stakeMinor: '100' }],
    ['a number as stake', { spot: 'red', stakeMinor: 100 }],
    ['nothing', { spot: 'red', stakeMinor: '0' }],
    ['a negative stake', { spot: 'red', stakeMinor: '-100' }],
    ['a fraction', { spot: 'red', stakeMinor: '1.5' }],
    ['an exponent', { spot: 'red', stakeMinor: '1e3' }],
    ['a leading zero', { spot: 'red', stakeMinor: '0100' }],
    ['a line after the stake', { spot: 'red', stakeMinor: '100\n' }],
    ['too many digits', { spot: 'red', stakeMinor: '1'.repeat(16) }],
    ['no object', 'red'],
    ['null', null],
  ])('is not %s', (_, input) => {
    expect(parseSpotBet(roulette, input)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(parseSpotBets(roulette, input)).toBeNull();
      }),
    );
  });
});

describe('bets of the wire', () => {
  const red = { spot: 'red', stakeMinor: '100' };

  it('are at least one and each on its own spot', () => {
    expect(parseSpotBets(roulette, [red, { spot: 'odd', stakeMinor: '1' }])).toHaveLength(2);
    expect(parseSpotBets(roulette, [])).toBeNull();
    expect(parseSpotBets(roulette, red)).toBeNull();
    expect(parseSpotBets(roulette, [red, { ...red, stakeMinor: '200' }])).toBeNull();
  });

  it('are refused together if one is malformed', () => {
    expect(parseSpotBets(roulette, [red, { spot: 'odd', stakeMinor: '' }])).toBeNull();
  });
});

it('reads stakes of up to 15 digits', () => {
  expect(parseStake('999999999999999')).toBe(999_999_999_999_999n);
});
