import { describe, expect, it } from 'vitest';

import { toNumber } from '../exact/fraction.ts';
import { createFastDraw } from '../random/fast-draw.ts';
import { completionsOf, drawBingo } from './bingo-calls.ts';
import { type BingoFormat, type BingoPattern, bingoPatterns } from './bingo-card.ts';
import { bingoChanceBy, meanBingoCalls } from './bingo-chances.ts';
import { dealBingoCards } from './bingo-room.ts';

/** Published chances to the digits given. */
const published: readonly (readonly [BingoFormat, BingoPattern, calls: number, chance: string])[] = [
  ['bingo75', 'fullHouse', 50, '0.00000471508'],
  ['bingo75', 'fullHouse', 55, '0.0000965367'],
  ['bingo75', 'fullHouse', 60, '0.00139853'],
  ['bingo75', 'fullHouse', 65, '0.0154147'],
  ['bingo75', 'fullHouse', 70, '0.136103'],
  ['bingo75', 'line', 10, '0.000808'],
  ['bingo75', 'line', 15, '0.005872'],
  ['bingo75', 'line', 20, '0.022874'],
  ['bingo75', 'line', 25, '0.063961'],
  ['bingo75', 'line', 30, '0.143539'],
  ['bingo75', 'line', 40, '0.445631'],
  ['bingo75', 'line', 41, '0.484023'],
  ['bingo75', 'line', 42, '0.523003'],
  ['bingo75', 'line', 50, '0.814392'],
  ['bingo90', 'line', 30, '0.009712'],
  ['bingo90', 'line', 40, '0.044472'],
  ['bingo90', 'line', 50, '0.139290'],
  ['bingo90', 'line', 60, '0.334429'],
  ['bingo90', 'twoLines', 60, '0.037215'],
  ['bingo90', 'twoLines', 70, '0.176530'],
  ['bingo90', 'fullHouse', 60, '0.00116155'],
  ['bingo90', 'fullHouse', 70, '0.0157543'],
  ['bingo90', 'fullHouse', 75, '0.0497866'],
  ['bingo90', 'fullHouse', 80, '0.144902'],
];

describe('the chance of a card', () => {
  it.each(published)('in %s of a %s by call %i is %s', (format, pattern, calls, chance) => {
    const digits = chance.length - 2;
    expect(toNumber(bingoChanceBy(format, pattern, calls)).toFixed(digits)).toBe(chance);
  });
  it.each([
    ['bingo75', 'line', '41.36857'],
    ['bingo75', 'fullHouse', '72.96000'],
    ['bingo90', 'line', '64.63068'],
    ['bingo90', 'twoLines', '77.55682'],
    ['bingo90', 'fullHouse', '85.31250'],
  ] as const)('in %s of a %s has a mean of %s calls', (format, pattern, mean) => {
    expect(toNumber(meanBingoCalls(format, pattern)).toFixed(5)).toBe(mean);
  });
  it.each(['bingo75', 'bingo90'] as const)(
    'in %s begins with the last number it needs, and ends at one',
    (format) => {
      const balls = format === 'bingo75' ? 75 : 90;
      // With 75 balls four numbers and the centre are a line, and eight are two.
      const least =
        format === 'bingo75'
          ? { line: 4, twoLines: 8, fullHouse: 24 }
          : { line: 5, twoLines: 10, fullHouse: 15 };
      for (const pattern of bingoPatterns) {
        expect(toNumber(bingoChanceBy(format, pattern, least[pattern] - 1))).toBe(0);
        expect(toNumber(bingoChanceBy(format, pattern, least[pattern]))).toBeGreaterThan(0);
        expect(toNumber(bingoChanceBy(format, pattern, balls))).toBe(1);
      }
    },
  );
  it.each(['bingo75', 'bingo90'] as const)('in %s is that of play', (format) => {
    const draw = createFastDraw(75);
    const rounds = 4_000;
    const sums = { line: 0, twoLines: 0, fullHouse: 0 };
    for (let round = 0; round < rounds; round++) {
      const [card = []] = dealBingoCards(format, 1, draw);
      const completed = completionsOf(format, drawBingo(format, draw))(card);
      for (const pattern of bingoPatterns) sums[pattern] += completed[pattern];
    }
    for (const pattern of bingoPatterns) {
      // No pattern's call has a standard deviation above 12.
      const error = 12 / Math.sqrt(rounds);
      const mean = toNumber(meanBingoCalls(format, pattern));
      expect(Math.abs(sums[pattern] / rounds - mean)).toBeLessThan(4 * error);
    }
  });
});
