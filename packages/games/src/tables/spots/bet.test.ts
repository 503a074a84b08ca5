import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { InvalidBet } from '../../bets/invalid-bet.ts';
import { createRoulette } from '../roulette/roulette.ts';
import { readSpotBets } from './bet.ts';

const roulette = createRoulette();
const red = { spot: 'red', stakeMinor: '100' };

describe('bets from untrusted JSON', () => {
  it('are spots with minor units', () => {
    expect(readSpotBets([{ spot: 'split-8-11', stakeMinor: '1250' }, red], roulette)).toEqual([
      { spot: 'split-8-11', stakeMinor: 1_250n },
      { spot: 'red', stakeMinor: 100n },
    ]);
  });

  it.each([
    ['unknown', 'a spot that no table has', [{ ...red, spot: 'split-8-12' }]],
    ['unknown', 'numbers in another order', [{ ...red, spot: 'split-11-8' }]],
    ['unknown', 'a property of objects', [{ ...red, spot: '__proto__' }]],
    ['malformed', 'no spot', [{ stakeMinor: '100' }]],
    ['malformed', 'a list of spots', [{ ...red, spot: ['red'] }]],
    ['malformed', 'another field', [{ ...red, seat: 1 }]],
    ['malformed', 'a number as stake', [{ ...red, stakeMinor: 100 }]],
    ['malformed', 'a line after the stake', [{ ...red, stakeMinor: '100\n' }]],
    ['malformed', 'one malformed bet of two', [red, { spot: 'odd', stakeMinor: '' }]],
    ['malformed', 'a bet that is text', ['red']],
    ['malformed', 'a bet that is null', [null]],
    ['malformed', 'no list', red],
    ['count', 'no bets', []],
    ['count', 'more bets than spots', Array.from({ length: 500 }, () => red)],
    ['duplicate', 'two bets on a spot', [red, { ...red, stakeMinor: '200' }]],
  ])('are refused as %s with %s', (problem, _, json) => {
    expect(() => readSpotBets(json, roulette)).toThrow(expect.objectContaining({ problem }));
  });

  it('are never refused with another error', () => {
    fc.assert(
      fc.property(fc.anything(), (json) => {
        expect(() => readSpotBets(json, roulette)).toThrow(InvalidBet);
      }),
    );
  });
});
