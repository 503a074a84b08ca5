import { describe, expect, it } from 'vitest';

import { toPercent } from '../../exact/fraction.ts';
import { cardReturns } from '../card-returns.ts';
import { BEST_PLAY_DEVIATIONS } from '../provable-cards.ts';
import { measureBestPlay } from './best-play.ts';
import { videoPokers } from './pay-tables.ts';

describe('best play', () => {
  // Published: 99.5439 %, 97.2984 % and 98.3927 %, with a variance of 19.5147 for the first.
  it.each([
    ['cards/jacks-or-better', '99.5439', 40_390.5],
    ['cards/jacks-and-up', '97.2984', 40_169.8],
    ['cards/closed-poker', '98.3927', 40_394.7],
    ['cards/joker-poker', '98.0854', 40_466.6],
  ] as const)('of %s returns %s %%', (play, percent, odds) => {
    const { returns, standardDeviation, topChance } = measureBestPlay(videoPokers[play]);
    expect(toPercent(returns, 4)).toBe(percent);
    expect(cardReturns[play]['main']).toBeCloseTo(Number(percent) / 100, 6);
    expect(standardDeviation).toBeCloseTo(BEST_PLAY_DEVIATIONS[play], 5);
    expect(1 / topChance).toBeCloseTo(odds, 1);
  });
});
