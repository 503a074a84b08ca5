import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fraction, subtract, toNumber } from '../exact/fraction.ts';
import { InvalidBet } from '../bets/invalid-bet.ts';
import { readInstantBet } from '../instant/instant-bet.ts';
import { allRoundsOf, provableSteps, settleSteps } from '../instant/step-game.ts';
import { playMany } from '../proof/play-many.ts';
import { createSeededDraw } from '../random/draw.ts';
import { climbNames, climbPays, climbRisks, climbWays, lastClimbFloor } from './climb-table.ts';
import { createClimb } from './climb.ts';

const terms = { edgeBasisPoints: 300, cap: 1_000_000 };
const limits = { minMinor: 100n, maxMinor: 50_000_000n };
const tower = createClimb('tower', terms);
const all = climbNames.flatMap((name) => climbRisks.map((risk) => ({ name, risk })));

describe('what a climb pays', () => {
  it.each([
    ['tower', 'low', 1_291],
    ['tower', 'medium', 3_729],
    ['tower', 'high', 49_664],
    ['slope', 'low', 1_552],
    ['slope', 'medium', 3_789],
    ['slope', 'high', 24_832],
    ['roofs', 'low', 1_657],
    ['roofs', 'medium', 12_416],
    ['roofs', 'high', 212_139],
    ['road', 'low', 903],
    ['road', 'medium', 16_042],
    ['road', 'high', 925_064],
  ] as const)('at the top of the %s with a %s risk is %d hundredths', (name, risk, pays) => {
    const way = climbWays[name][risk];
    expect(lastClimbFloor(way, terms)).toBe(way.floors.length);
    expect(climbPays(way, way.floors.length, terms)).toBe(pays);
    expect(createClimb(name, terms).topPay({ risk })).toBe(pays);
  });
  it('is 0.97 in the chance of each floor, rounded down', () => {
    expect([0, 1, 2, 3].map((floors) => climbPays(climbWays.tower.low, floors, terms))).toEqual([
      100, 129, 172, 229,
    ]);
  });
  it.each(all)('rises with each floor of $name, $risk, and ends at the cap', ({ name, risk }) => {
    const way = climbWays[name][risk];
    const pays = way.floors.map((_, floor) => climbPays(way, floor + 1, terms));
    expect(pays).toEqual(pays.toSorted((a, b) => a - b));
    expect(new Set(pays).size).toBe(pays.length);
    const [first = 0, second = 0] = pays;
    expect([first, second - 1, second].map((cap) => lastClimbFloor(way, { ...terms, cap }))).toEqual([
      1, 1, 2,
    ]);
  });
});

describe('the return', () => {
  it.each(climbNames)('of every round of the %s is 97 %% but for the rounding', (name) => {
    for (const { returns, hitRate } of allRoundsOf(createClimb(name, terms))) {
      expect(subtract(returns, fraction(97n, 100n)).numerator).toBeLessThanOrEqual(0n);
      expect(0.97 - toNumber(returns)).toBeLessThan(toNumber(hitRate) / 100 + 1e-12);
    }
  });
  it.each(climbNames.flatMap((name) => provableSteps(createClimb(name, terms))))(
    'is that of play: $name',
    (bet) => {
      expect(playMany(bet, createSeededDraw(bet.name), 4_000).verdict).toBe('proven');
    },
  );
});

describe('a round', () => {
  it.each(all)('of $name, $risk, hides so many bad tiles on each floor, as JSON', ({ name, risk }) => {
    const { floors, bad } = climbWays[name][risk];
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const hidden = createClimb(name, terms).hide({ risk }, createSeededDraw(seed));
        expect(hidden.map((tiles) => new Set(tiles).size)).toEqual(floors.map(() => bad));
        expect(
          hidden.every((tiles, floor) => tiles.every((tile) => tile >= 0 && tile < (floors[floor] ?? 0))),
        ).toBe(true);
        expect(JSON.parse(JSON.stringify(hidden))).toEqual(hidden);
      }),
      { numRuns: 20 },
    );
  });
  const hidden = [[0], [1], [2], [3], [0], [0], [0], [0], [0]];
  const risk = 'low';
  it('is open until a bad tile or the top', () => {
    const stateOf = (steps: number[]) => tower.stateOf({ risk }, hidden, steps);
    expect([[], [1], [1, 0], [0], [1, 1], [1, 0, 0, 0, 1, 1, 1, 1, 1]].map(stateOf)).toEqual([
      'open',
      'open',
      'open',
      'hit',
      'hit',
      'cleared',
    ]);
  });
  it('pays for its floors, nothing after a bad tile, and the stake before the first', () => {
    const bet = { choice: { risk: 'low' }, stakeMinor: 1_000n } as const;
    const settle = (steps: number[]) => settleSteps(tower, bet, hidden, steps);
    expect([[], [1], [1, 0, 0], [1, 1]].map(settle)).toEqual([1_000n, 1_290n, 2_290n, 0n]);
  });
});

describe('a bet and its steps', () => {
  it('have a risk, and a tile of the next floor', () => {
    expect(readInstantBet(tower, { risk: 'high', stakeMinor: '500' }, limits)).toEqual({
      choice: { risk: 'high' },
      stakeMinor: 500n,
    });
    const slope = createClimb('slope', terms);
    expect(slope.readStep({ floor: 0, tile: 5 }, { risk: 'low' }, [])).toBe(5);
    expect(slope.readStep({ floor: 4, tile: 4 }, { risk: 'low' }, [0, 0, 0, 0])).toBe(4);
    expect(slope.readStep({ floor: 0, tile: 1 }, { risk: 'low' }, [0])).toBeNull();
  });
  it.each([
    ['malformed', { floor: 0 }],
    ['malformed', { floor: 0, tile: '1' }],
    ['unknown', { floor: 1, tile: 0 }],
    ['unknown', { floor: 0, tile: 4 }],
    ['unknown', { floor: -1, tile: 0 }],
  ])('are refused as %s: %j', (problem, json) => {
    const read = () => tower.readStep(json, { risk: 'low' }, []);
    expect(read).toThrow(expect.objectContaining({ problem }));
    expect(read).toThrow(InvalidBet);
  });
  it('are limited by what the top pays', () => {
    const road = createClimb('road', terms);
    const most = (9_999_999_900n * 100n) / 925_064n;
    expect(readInstantBet(road, { risk: 'high', stakeMinor: String(most) }, limits).stakeMinor).toBe(most);
    expect(() => readInstantBet(road, { risk: 'high', stakeMinor: String(most + 1n) }, limits)).toThrow(
      'stake',
    );
  });
});
