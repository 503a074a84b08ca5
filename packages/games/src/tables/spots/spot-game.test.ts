import { describe, expect, it } from 'vitest';

import { createRoulette } from '../roulette/roulette.ts';
import { provableSpots } from './provable-spots.ts';
import { spotOf, spotsById, winOrLose } from './spot-game.ts';

describe('a spot that is won or lost', () => {
  it('pays its profit and the stake, to the hundredth', () => {
    const spot = winOrLose<boolean>({ id: 'climb', pays: 3.8 }, (isWon) => isWon);
    expect(spot).toMatchObject({ id: 'climb', kind: 'climb', pays: 3.8, top: 480 });
    expect([true, false].map(spot.payback)).toEqual([480, 0]);
  });
});

describe('the spots of a table', () => {
  it('are found by their ids', () => {
    expect(spotOf(createRoulette(), 'dozen-3').pays).toBe(2);
    expect(() => spotOf(createRoulette(), 'dozen-4')).toThrow('roulette has no spot dozen-4');
  });

  it('have ids of their own', () => {
    const red = winOrLose({ id: 'red', pays: 1 }, () => true);
    expect(() => spotsById([red, { ...red }])).toThrow('same id');
  });
});

it('proves one bet of each kind and pay', () => {
  const names = provableSpots(createRoulette()).map(({ name }) => name);
  expect(names).toHaveLength(10);
  expect(names.filter((name) => name.includes('straight'))).toEqual(['roulette, straight-0']);
});
