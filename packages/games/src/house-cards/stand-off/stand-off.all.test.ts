import { expect, it } from 'vitest';

import { cardFigures } from '../card-figures.ts';
import { cardReturns } from '../card-returns.ts';

const exact = [
  'cards/three-card-poker',
  'cards/red-dog',
  'cards/casino-holdem',
  'cards/royal-night',
] as const;

it.each(exact)('the committed returns of %s are those of its figures', (play) => {
  const fresh = cardFigures[play]().map(({ bet, returns }) => [bet, expect.closeTo(returns, 5)]);
  expect(cardReturns[play]).toEqual(Object.fromEntries(fresh));
});
