import { expect, it } from 'vitest';

import { Round } from './round.ts';
import { UNITS_PER_STAKE } from './units.ts';

it('pays at most the cap, which ends the round', () => {
  const round = new Round(10);
  round.add(10 * UNITS_PER_STAKE - 1);
  expect(round.isCapped).toBe(false);
  round.add(5);
  expect(round.units).toBe(10 * UNITS_PER_STAKE);
  expect(round.isCapped).toBe(true);
  round.begin();
  expect([round.units, round.award, round.isCapped]).toEqual([0, 0, false]);
});
