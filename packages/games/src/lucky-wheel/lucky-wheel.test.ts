import { describe, expect, it } from 'vitest';

import { InvalidBet } from '../bets/invalid-bet.ts';
import { fraction } from '../exact/fraction.ts';
import { playMany } from '../proof/play-many.ts';
import { createSeededDraw } from '../random/draw.ts';
import {
  drawLuckyWheel,
  provableLuckyWheel,
  readLuckyWheelBets,
  settleLuckyWheel,
  luckyWheelColours,
  luckyWheelMath,
  luckyWheelSegments,
} from './lucky-wheel.ts';

const limits = { minMinor: 100n, maxMinor: 500_000n };

describe('the wheel', () => {
  it('has 48 segments, and no two of a colour next to each other', () => {
    const counts = luckyWheelColours.map(
      (colour) => luckyWheelSegments.filter((segment) => segment === colour).length,
    );
    expect(counts).toEqual([23, 12, 7, 4, 2]);
    luckyWheelSegments.forEach((colour, index) => expect(colour).not.toBe(luckyWheelSegments.at(index - 1)));
  });
  it('stops at every segment equally often', () => {
    const draw = createSeededDraw('wheel');
    const counts = luckyWheelSegments.map(() => 0);
    for (let spin = 0; spin < 48_000; spin++) {
      const { segment } = drawLuckyWheel(draw);
      counts[segment] = (counts[segment] ?? 0) + 1;
    }
    expect(counts).toHaveLength(48);
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(160);
  });
});

describe('bets', () => {
  it('are one for each colour', () => {
    const bets = luckyWheelColours.map((colour) => ({ colour, stakeMinor: '100' }));
    expect(readLuckyWheelBets(bets, limits)).toEqual(
      bets.map(({ colour }) => ({ colour, stakeMinor: 100n })),
    );
  });
  it.each([
    ['malformed', null],
    ['count', []],
    [
      'duplicate',
      [
        { colour: 'red', stakeMinor: '100' },
        { colour: 'red', stakeMinor: '200' },
      ],
    ],
    ['unknown', [{ colour: 'pink', stakeMinor: '100' }]],
    ['malformed', [{ colour: 'red', stakeMinor: 100 }]],
    ['stake', [{ colour: 'red', stakeMinor: '500001' }]],
  ])('are refused as %s otherwise', (problem, json) => {
    expect(() => readLuckyWheelBets(json, limits)).toThrow(expect.objectContaining({ problem }));
    expect(() => readLuckyWheelBets(json, limits)).toThrow(InvalidBet);
  });
  it('pay on their colour only', () => {
    const segment = luckyWheelSegments.indexOf('blue');
    expect(settleLuckyWheel({ colour: 'blue', stakeMinor: 250n }, { segment })).toBe(950n);
    expect(settleLuckyWheel({ colour: 'white', stakeMinor: 250n }, { segment })).toBe(0n);
  });
});

describe('the mathematics', () => {
  it.each([
    ['white', 460n, 0.9991],
    ['blue', 456n, 1.6454],
    ['green', 455n, 2.2941],
    ['red', 460n, 3.1784],
    ['gold', 460n, 4.596],
  ] as const)('return of %s is %i in 480', (colour, returned, standardDeviation) => {
    const math = luckyWheelMath(colour);
    expect(math.returns).toEqual(fraction(returned, 480n));
    expect(math.standardDeviation).toBeCloseTo(standardDeviation, 4);
  });
  it.each(provableLuckyWheel())('are those of play: $name', (bet) => {
    expect(playMany(bet, createSeededDraw(bet.name), 5_000).verdict).toBe('proven');
  });
});
