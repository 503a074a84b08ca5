import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { InvalidBet } from '../bets/invalid-bet.ts';
import { highestStakeMinor } from '../bets/pay.ts';
import { toNumber } from '../exact/fraction.ts';
import { playMany } from '../proof/play-many.ts';
import { createSeededDraw } from '../random/draw.ts';
import { readCrashBets } from './crash-bets.ts';
import { firstMsOf } from './crash-curve.ts';
import { crashMath, provableCrash } from './crash-math.ts';
import { valuesFrom } from './crash-point.ts';
import { cashOutAt, crashPays, flightMsOf, settleCrash } from './settle-crash.ts';

const terms = { edgeBasisPoints: 100, cap: 1_000_000 };
const limits = { minMinor: 100n, maxMinor: 10_000_000n };

describe('the bets of a round', () => {
  const bet = { slot: 1, stakeMinor: '1000', autoCashOut: null };
  it('are one or two, each with its own cash-out', () => {
    expect(
      readCrashBets(
        [
          { ...bet, autoCashOut: 150 },
          { ...bet, slot: 2 },
        ],
        limits,
        terms,
      ),
    ).toEqual([
      { slot: 1, stakeMinor: 1_000n, autoCashOut: 150 },
      { slot: 2, stakeMinor: 1_000n, autoCashOut: null },
    ]);
  });
  it.each([
    ['count', []],
    ['count', [bet, { ...bet, slot: 2 }, bet]],
    ['duplicate', [bet, bet]],
    ['unknown', [{ ...bet, slot: 3 }]],
    ['unknown', [{ ...bet, autoCashOut: 100 }]],
    ['unknown', [{ ...bet, autoCashOut: 1_000_001 }]],
    ['malformed', [{ ...bet, autoCashOut: 1.5 }]],
    ['malformed', [{ slot: 1, stakeMinor: '1000' }]],
    ['stake', [{ ...bet, stakeMinor: '99' }]],
  ])('are refused as %s otherwise', (problem, json) => {
    expect(() => readCrashBets(json, limits, terms)).toThrow(expect.objectContaining({ problem }));
    expect(() => readCrashBets(json, limits, terms)).toThrow(InvalidBet);
  });
  it('cannot pay more than 99,999,999.00', () => {
    expect(highestStakeMinor(terms.cap)).toBe(999_999n);
    const read = (stakeMinor: string) => readCrashBets([{ ...bet, stakeMinor }], limits, terms);
    const paid = read('999999').map((highest) => settleCrash(highest, null, 2_000_000, terms));
    expect(paid).toEqual([9_999_990_000n]);
    expect(() => read('1000000')).toThrow(InvalidBet);
  });
});

describe('a flight', () => {
  it('lasts as long as the curve shows the crash point', () => {
    expect(cashOutAt(flightMsOf(129, terms) - 1)).toBe(129);
    expect(cashOutAt(flightMsOf(129, terms))).toBe(130);
    expect(flightMsOf(100, terms)).toBe(0);
    expect(flightMsOf(5_000_000, terms)).toBe(firstMsOf(terms.cap));
  });
  it('has nothing to cash out at 1.00', () => {
    expect(cashOutAt(0)).toBeNull();
    expect(cashOutAt(firstMsOf(101) - 1)).toBeNull();
    expect(cashOutAt(firstMsOf(101))).toBe(101);
  });
  it('pays a cash-out that was received while it lasted, and no other', () => {
    const crashPoint = fc.integer({ min: 101, max: 20_000 });
    fc.assert(
      fc.property(crashPoint, fc.integer({ min: 166, max: 100_000 }), (crash, receivedMs) => {
        const cashOut = cashOutAt(receivedMs);
        const pays = crashPays({ autoCashOut: null }, cashOut, crash, terms);
        expect(pays).toBe(receivedMs < flightMsOf(crash, terms) ? cashOut : 0);
      }),
    );
  });
});

describe('a bet', () => {
  const pays = (autoCashOut: number | null, cashOut: number | null, crashPoint: number) =>
    crashPays({ autoCashOut }, cashOut, crashPoint, terms);
  it('leaves automatically by value, the crash point included', () => {
    expect([pays(150, null, 149), pays(150, null, 150), pays(150, null, 900)]).toEqual([0, 150, 150]);
  });
  it('leaves at the earlier of two cash-outs', () => {
    expect([pays(150, 140, 200), pays(150, 160, 200), pays(150, 140, 140)]).toEqual([140, 150, 140]);
  });
  it('leaves at the cap, and loses without a cash-out below it', () => {
    expect([pays(null, null, 1_000_000), pays(null, null, 999_999)]).toEqual([1_000_000, 0]);
  });
  it('pays in minor units with its stake, rounded down', () => {
    const bet = { slot: 1, stakeMinor: 333n, autoCashOut: 129 } as const;
    expect(settleCrash(bet, null, 129, terms)).toBe(429n);
    expect(settleCrash(bet, null, 128, terms)).toBe(0n);
  });
});

describe('the return', () => {
  const chanceOf = (target: number) => toNumber(crashMath(target, terms).hitRate);
  it('has the published chances at an edge of 1 %', () => {
    expect(chanceOf(200)).toBeCloseTo(0.495, 12);
    expect(chanceOf(1_000)).toBeCloseTo(0.099, 12);
    expect(chanceOf(10_000)).toBeCloseTo(0.0099, 12);
    expect(1 - chanceOf(101)).toBeCloseTo(0.019802, 6);
    expect(Number(valuesFrom(101, 100)) / 2 ** 52).toBeCloseTo(0.99 / 1.01, 12);
  });
  it('is the same for every target', () => {
    const edge = fc.integer({ min: 0, max: 1_000 });
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 1_000_000 }), edge, (target, edgeBasisPoints) => {
        const { returns } = crashMath(target, { ...terms, edgeBasisPoints });
        const missing = 1 - edgeBasisPoints / 10_000 - toNumber(returns);
        expect(missing).toBeGreaterThanOrEqual(-1e-15);
        expect(missing).toBeLessThan(target / 100 / 2 ** 52 + 1e-15);
      }),
    );
  });
  it('has the spread of a bet that wins target times the stake with a chance of 99 % in target', () => {
    expect(crashMath(200, terms).standardDeviation).toBeCloseTo(2 * Math.sqrt(0.495 * 0.505), 12);
    expect(crashMath(10_000, terms).standardDeviation).toBeCloseTo(100 * Math.sqrt(0.0099 * 0.9901), 12);
  });
  it.each(provableCrash({ ...terms, edgeBasisPoints: 300 }))('is that of play: $name', (bet) => {
    expect(playMany(bet, createSeededDraw(bet.name), 20_000)).toMatchObject({
      verdict: 'proven',
      stated: expect.closeTo(0.97, 12),
    });
  });
});
