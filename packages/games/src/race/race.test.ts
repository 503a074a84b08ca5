import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { InvalidBet } from '../bets/invalid-bet.ts';
import { fraction, type Fraction, multiply, sumOf, toNumber } from '../exact/fraction.ts';
import { playMany } from '../proof/play-many.ts';
import { createSeededDraw } from '../random/draw.ts';
import { drawOrder, drawRace } from './draw-race.ts';
import { raceBetKinds, raceOdds, type RacePick, readRaceBets, settleRace } from './race-bets.ts';
import { raceChances } from './race-chances.ts';
import { drawRaceField } from './race-field.ts';
import { provableRace, raceMath } from './race-math.ts';
import { RACE_COURSE } from './race-run.ts';

const field = { strengths: [26, 20, 16, 12, 10, 7, 5, 4] };
const margins = { win: 1_200, place: 1_200, show: 1_200, forecast: 1_800 };
const limits = { minMinor: 100n, maxMinor: 50_000_000n };
const chances = raceChances(field);
const one = fraction(1n);

/** Every order of the runners with its chance, as the definition has it. */
function allOrders(
  strengths: readonly number[],
  left: readonly number[],
): { order: number[]; chance: Fraction }[] {
  if (left.length === 0) return [{ order: [], chance: one }];
  const total = left.reduce((sum, runner) => sum + (strengths[runner - 1] ?? 0), 0);
  return left.flatMap((runner) => {
    const chance = fraction(BigInt(strengths[runner - 1] ?? 0), BigInt(total));
    const rest = allOrders(
      strengths,
      left.filter((other) => other !== runner),
    );
    return rest.map(({ order, chance: later }) => ({
      order: [runner, ...order],
      chance: multiply(chance, later),
    }));
  });
}

describe('the chances of a race', () => {
  it('are those of all orders', () => {
    const strengths = [7, 5, 3, 2, 1];
    const orders = allOrders(strengths, [1, 2, 3, 4, 5]);
    expect(orders).toHaveLength(120);
    const of = (holds: (order: number[]) => boolean) =>
      sumOf(orders.filter(({ order }) => holds(order)).map(({ chance }) => chance));
    const small = raceChances({ strengths });
    for (let runner = 1; runner <= 5; runner++) {
      expect(small.win[runner - 1]).toEqual(of(([first]) => first === runner));
      expect(small.place[runner - 1]).toEqual(of((order) => order.indexOf(runner) < 2));
      expect(small.show[runner - 1]).toEqual(of((order) => order.indexOf(runner) < 3));
      for (let second = 1; second <= 5; second++) {
        expect(small.forecast[runner - 1]?.[second - 1]).toEqual(
          of((order) => order[0] === runner && order[1] === second),
        );
      }
    }
  });
  it('sum up to the runners that are meant', () => {
    expect(sumOf(chances.win)).toEqual(one);
    expect(sumOf(chances.place)).toEqual(fraction(2n));
    expect(sumOf(chances.show)).toEqual(fraction(3n));
    expect(sumOf(chances.forecast.flat())).toEqual(one);
    expect(chances.win[0]).toEqual(fraction(26n, 100n));
    expect(chances.forecast[0]?.[1]).toEqual(fraction(26n * 20n, 100n * 74n));
  });
  it('are drawn by exactly the strengths that are left', () => {
    const orderOf = (...drawn: number[]) => {
      const left = [...drawn];
      return drawOrder({ strengths: [2, 1, 3] }, (below) => Math.min(left.shift() ?? 0, below - 1));
    };
    expect([orderOf(0, 0), orderOf(1, 1), orderOf(2, 1), orderOf(2, 2)]).toEqual([
      [1, 2, 3],
      [1, 3, 2],
      [2, 1, 3],
      [2, 3, 1],
    ]);
    expect([orderOf(3, 0), orderOf(5, 2)]).toEqual([
      [3, 1, 2],
      [3, 2, 1],
    ]);
  });
  it('are those of the orders drawn', () => {
    const draw = createSeededDraw('orders');
    const races = 20_000;
    const counts = { win: 0, place: 0, show: 0 };
    for (let race = 0; race < races; race++) {
      const position = drawOrder(field, draw).indexOf(4);
      if (position < 1) counts.win++;
      if (position < 2) counts.place++;
      if (position < 3) counts.show++;
    }
    for (const kind of ['win', 'place', 'show'] as const) {
      const chance = toNumber(chances[kind][3] ?? fraction(0n));
      const error = Math.sqrt((chance * (1 - chance)) / races);
      expect(Math.abs(counts[kind] / races - chance)).toBeLessThan(4 * error);
    }
  });
});

describe('a field', () => {
  it('has the strengths of a ladder with a form, at drawn start numbers', () => {
    const draw = createSeededDraw('fields');
    const ladder = [26, 20, 16, 12, 10, 7, 5, 4];
    const favourites = new Set<number>();
    for (let race = 0; race < 200; race++) {
      const { strengths } = drawRaceField(8, draw);
      expect(strengths).toHaveLength(8);
      favourites.add(strengths.indexOf(Math.max(...strengths)));
      strengths
        .toSorted((a, b) => b - a)
        .forEach((strength, index) => {
          // Forms may exchange neighbours.
          expect(strength).toBeLessThanOrEqual((ladder[Math.max(0, index - 1)] ?? 0) * 120);
          expect(strength).toBeGreaterThanOrEqual((ladder[Math.min(7, index + 1)] ?? 0) * 80);
        });
    }
    expect(favourites.size).toBe(8);
    expect(drawRaceField(6, draw).strengths).toHaveLength(6);
  });
});

describe('a run', () => {
  it('ends in the drawn order, one runner after the other', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(6, 8), (seed, runners) => {
        const draw = createSeededDraw(seed);
        const result = drawRace(drawRaceField(runners, draw), draw);
        const numbers = Array.from({ length: runners }, (_, index) => index + 1);
        expect(result.order.toSorted((a, b) => a - b)).toEqual(numbers);
        expect(JSON.parse(JSON.stringify(result))).toEqual(result);
        const finishes = result.order.map((runner) =>
          result.run.findIndex((positions) => positions[runner - 1] === RACE_COURSE),
        );
        finishes.forEach((finish, index) => expect(finish).toBeGreaterThan(finishes[index - 1] ?? 119));
        expect(finishes[0]).toBeLessThanOrEqual(130);
        expect(finishes.at(-1)).toBe(result.run.length - 1);
      }),
    );
  });
  it('begins at the start and never goes back', () => {
    const { run } = drawRace(field, createSeededDraw('run'));
    expect(run[0]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    run.slice(1).forEach((positions, tick) => {
      expect(positions).toHaveLength(8);
      positions.forEach((position, index) => {
        const before = run[tick]?.[index] ?? 0;
        if (before < RACE_COURSE) expect(position).toBeGreaterThan(before);
        else expect(position).toBe(RACE_COURSE);
      });
    });
  });
  it('has changes of the lead', () => {
    const draw = createSeededDraw('lead');
    const leadersOf = (run: readonly (readonly number[])[]) =>
      new Set(run.slice(5).map((positions) => positions.indexOf(Math.max(...positions))));
    const races = Array.from({ length: 50 }, () => leadersOf(drawRace(field, draw).run).size);
    expect(races.filter((leaders) => leaders > 1).length).toBeGreaterThan(40);
  });
});

describe('a bet', () => {
  const read = (json: unknown) => readRaceBets(json, limits, chances, margins);
  const win = { kind: 'win', runners: [1], stakeMinor: '1000' };
  it('is taken at the odds of its chance, less the margin, rounded down', () => {
    const bets = read([win, { kind: 'forecast', runners: [4, 1], stakeMinor: '500' }]);
    // 0.88 / 0.26, and 0.82 / (0.12 · 26/88).
    expect(bets).toEqual([
      { kind: 'win', runners: [1], odds: 338, stakeMinor: 1_000n },
      { kind: 'forecast', runners: [4, 1], odds: 2_312, stakeMinor: 500n },
    ]);
  });
  it.each([
    ['malformed', win],
    ['count', []],
    ['duplicate', [win, { ...win, stakeMinor: '200' }]],
    ['unknown', [{ ...win, kind: 'trifecta' }]],
    ['unknown', [{ ...win, runners: [9] }]],
    ['count', [{ ...win, runners: [1, 2] }]],
    ['count', [{ ...win, kind: 'forecast' }]],
    ['count', [{ ...win, runners: [1, 2, 3] }]],
    ['duplicate', [{ ...win, kind: 'forecast', runners: [2, 2] }]],
    ['malformed', [{ ...win, runners: 1 }]],
    ['stake', [{ ...win, stakeMinor: '50000001' }]],
    ['stake', [{ kind: 'forecast', runners: [8, 7], stakeMinor: '30000000' }]],
  ])('is refused as %s otherwise', (problem, json) => {
    expect(() => read(json)).toThrow(expect.objectContaining({ problem }));
    expect(() => read(json)).toThrow(InvalidBet);
  });
  it('is not offered at odds that win nothing', () => {
    const uneven = raceChances({ strengths: [1_000, 1, 1, 1, 1, 1, 1, 1] });
    const sure = { kind: 'win', runners: [1], stakeMinor: '1000' };
    expect(() => readRaceBets([sure], limits, uneven, margins)).toThrow(
      expect.objectContaining({ problem: 'unknown' }),
    );
    expect(raceMath({ kind: 'win', runners: [1] }, uneven, margins)).toBeNull();
    expect(raceOdds({ kind: 'win', runners: [9] }, uneven, margins)).toBeNull();
  });
  it('is settled by the order', () => {
    const result = { order: [3, 5, 1, 2, 4, 6, 7, 8], run: [] };
    const settle = (kind: RacePick['kind'], ...runners: number[]) =>
      settleRace({ kind, runners, odds: 250, stakeMinor: 101n }, result);
    expect([settle('win', 3), settle('win', 5)]).toEqual([252n, 0n]);
    expect([settle('place', 3), settle('place', 5), settle('place', 1)]).toEqual([252n, 252n, 0n]);
    expect([settle('show', 1), settle('show', 2)]).toEqual([252n, 0n]);
    expect([settle('forecast', 3, 5), settle('forecast', 5, 3), settle('forecast', 3, 1)]).toEqual([
      252n,
      0n,
      0n,
    ]);
  });
});

describe('the return', () => {
  it('is one less the margin, or less by the rounding of the odds', () => {
    const picks = raceBetKinds.flatMap((kind) =>
      field.strengths.map((_, index) => {
        const first = index + 1;
        return { kind, runners: kind === 'forecast' ? [first, (first % 8) + 1] : [first] };
      }),
    );
    for (const pick of picks) {
      const math = raceMath(pick, chances, margins);
      const missing = 1 - margins[pick.kind] / 10_000 - toNumber(math?.returns ?? fraction(0n));
      expect(missing).toBeGreaterThanOrEqual(-1e-12);
      expect(missing).toBeLessThan(toNumber(math?.hitRate ?? fraction(0n)) / 100 + 1e-12);
    }
  });
  it('has the spread of a bet at its odds', () => {
    const math = raceMath({ kind: 'win', runners: [1] }, chances, margins);
    expect(math?.returns).toEqual(fraction(338n * 26n, 10_000n));
    expect(math?.standardDeviation).toBeCloseTo(3.38 * Math.sqrt(0.26 * 0.74), 12);
  });
  it.each([
    ...provableRace(field, margins),
    ...provableRace({ strengths: field.strengths.slice(0, 6) }, margins, 'race/six'),
  ])('is that of play: $name', (bet) => {
    expect(playMany(bet, createSeededDraw(bet.name), 5_000).verdict).toBe('proven');
  });
});
