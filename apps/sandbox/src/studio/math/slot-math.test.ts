import { createCipheriv } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { type DrawBelow, drawGame } from './draw-game.ts';
import { enumerateStops, type StopCensus } from './enumerate-stops.ts';
import { evaluateWindow, readWindow } from './evaluate-window.ts';
import { computeExactReturn, mixedReturn, richWeightFor, WEIGHT_SCALE } from './exact-return.ts';
import { fiveReels } from './five-reels.ts';
import { HIGHEST_RETURN_BASIS_POINTS, LOWEST_RETURN_BASIS_POINTS, mathForGame } from './model-for-game.ts';
import { payLine } from './pay-line.ts';
import { type SlotModel, type SlotSymbol, type StripSet, UNITS_PER_STAKE } from './slot-model.ts';
import { threeReels } from './three-reels.ts';

const MODELS = [fiveReels, threeReels];

interface Moments {
  mean: number;
  variance: number;
}

/** Mean and variance of a strip set's prizes in stakes, with free games by their expectation. */
function momentsOf(model: SlotModel, base: StopCensus, free: StopCensus): Moments {
  const freeMean = (model.freeGameMultiplier * free.units) / free.combinations;
  const freeVariance =
    (model.freeGameMultiplier ** 2 * free.unitsSquared) / free.combinations - freeMean ** 2;
  let mean = base.units / base.combinations;
  let square = base.unitsSquared / base.combinations;
  const baseMean = mean;
  model.scatterPays.forEach((prize, index) => {
    const chance = (base.byScatters[index + 3] ?? 0) / base.combinations;
    const series = prize.freeGames * freeMean;
    mean += chance * series;
    // The triggering window pays its scatter prize and, on average, what any window pays.
    square += chance * (prize.freeGames * freeVariance + series ** 2 + 2 * series * (prize.units + baseMean));
  });
  return { mean: mean / UNITS_PER_STAKE, variance: (square - mean ** 2) / UNITS_PER_STAKE ** 2 };
}

/** Every stop combination with a visible scatter on each reel, which gives the most free games. */
function stopsShowingScatters(strips: StripSet): number[][] {
  return strips.reduce<number[][]>(
    (combinations, strip) => {
      const scatter = strip.indexOf('scatter');
      const stops = [0, 1, 2].map((row) => (scatter - row + strip.length) % strip.length);
      return combinations.flatMap((earlier) => stops.map((stop) => [...earlier, stop]));
    },
    [[]],
  );
}

/** A deterministic cryptographic stream, so that statistical tests cannot fail by chance. */
function reproducibleDraws(): DrawBelow {
  const cipher = createCipheriv('aes-256-ctr', Buffer.alloc(32, 7), Buffer.alloc(16));
  const zeros = Buffer.alloc(1 << 16);
  let block = cipher.update(zeros);
  let offset = 0;
  return function draw(below: number): number {
    if (offset + 4 > block.length) {
      block = cipher.update(zeros);
      offset = 0;
    }
    const value = block.readUInt32LE(offset);
    offset += 4;
    return value < Math.floor(2 ** 32 / below) * below ? value % below : draw(below);
  };
}

describe.each(MODELS)('the return of $id', (model) => {
  const free = enumerateStops(model, model.strips.free);
  const lean = enumerateStops(model, model.strips.lean);
  const rich = enumerateStops(model, model.strips.rich);

  it('is the same by symbol counts as over all stop combinations', () => {
    for (const [strips, census] of [
      [model.strips.lean, lean],
      [model.strips.rich, rich],
    ] as const) {
      expect(census.combinations).toBe(strips.reduce((product, strip) => product * strip.length, 1));
      const exact = computeExactReturn(model, strips);
      expect(exact.total).toBeCloseTo(momentsOf(model, census, free).mean, 10);
      expect(exact.lines + exact.scatters).toBeCloseTo(
        census.units / census.combinations / UNITS_PER_STAKE,
        10,
      );
    }
  });

  it('equals the stated 96.4 % to nine digits', () => {
    const share = richWeightFor(model, 9640) / WEIGHT_SCALE;
    const mean = share * momentsOf(model, rich, free).mean + (1 - share) * momentsOf(model, lean, free).mean;
    expect(mean).toBeCloseTo(0.964, 9);
  });

  it('matches a million drawn games within three standard errors', () => {
    const games = 1_000_000;
    const richWeight = richWeightFor(model, 9640);
    const draw = reproducibleDraws();
    let units = 0;
    for (let game = 0; game < games; game++) units += drawGame(model, richWeight, draw).units;
    const [a, b] = [momentsOf(model, rich, free), momentsOf(model, lean, free)];
    const variance = Math.max(a.variance, b.variance) + (a.mean - b.mean) ** 2;
    const standardError = Math.sqrt(variance / games);
    expect(Math.abs(units / UNITS_PER_STAKE / games - 0.964)).toBeLessThan(3 * standardError);
  }, 120_000);

  it('is never above the stated maximum in one game', () => {
    const bestFreeGame = model.freeGameMultiplier * free.highestUnits;
    const highest = [model.strips.lean, model.strips.rich].flatMap((strips) =>
      stopsShowingScatters(strips).map((stops) => {
        const { units, scatterPrize } = evaluateWindow(model, readWindow(model, strips, stops));
        return units + (scatterPrize?.freeGames ?? 0) * bestFreeGame;
      }),
    );
    expect(Math.max(...highest) / UNITS_PER_STAKE).toBe(model.highestReturn);
  });

  it('has no scatters in free games, so that they end', () => {
    expect(free.byScatters).toEqual([free.combinations]);
  });
});

describe('mathForGame', () => {
  it.each([true, false])('reaches every return that the catalogue states (classic: %s)', (isClassic) => {
    for (
      let basisPoints = LOWEST_RETURN_BASIS_POINTS;
      basisPoints <= HIGHEST_RETURN_BASIS_POINTS;
      basisPoints++
    ) {
      const { model, richWeight } = mathForGame({ isClassic, rtpBasisPoints: basisPoints });
      expect(mixedReturn(model, richWeight)).toBeCloseTo(basisPoints / 10_000, 9);
    }
  });

  it('refuses a return that no weight can reach', () => {
    expect(() => mathForGame({ isClassic: false, rtpBasisPoints: 8000 })).toThrow(RangeError);
  });
});

describe('payLine', () => {
  const cases: [string, SlotSymbol[], number][] = [
    ['three alike from the left', ['low1', 'low1', 'low1', 'low2', 'low2'], 5],
    ['nothing that starts on the second reel', ['low2', 'low1', 'low1', 'low1', 'low1'], 0],
    ['a wild in the middle', ['low1', 'wild', 'low1', 'low1', 'low2'], 20],
    ['wilds before a symbol', ['wild', 'wild', 'high4', 'high4', 'low1'], 30],
    ['the wilds themselves where they pay more', ['wild', 'wild', 'wild', 'low4', 'low1'], 20],
    ['five wilds', ['wild', 'wild', 'wild', 'wild', 'wild'], 1000],
    ['nothing across a scatter', ['low1', 'low1', 'scatter', 'low1', 'low1'], 0],
    ['wilds cut short by a scatter', ['wild', 'wild', 'wild', 'scatter', 'low1'], 20],
  ];
  it.each(cases)('pays %s', (_, symbols, units) => {
    expect(payLine(fiveReels, symbols)?.units ?? 0).toBe(units);
  });
});

describe('evaluateWindow', () => {
  it('adds lines and scatters of one window', () => {
    const result = evaluateWindow(fiveReels, [
      ['scatter', 'low1', 'high1'],
      ['low2', 'low1', 'scatter'],
      ['scatter', 'low1', 'low3'],
      ['low4', 'high2', 'low4'],
      ['low4', 'high2', 'low4'],
    ]);
    expect(result.lineWins).toEqual([{ line: 0, symbol: 'low1', count: 3, units: 5 }]);
    expect(result.scatterPrize).toEqual({ units: 40, freeGames: 10 });
    expect(result.units).toBe(45);
  });
});
