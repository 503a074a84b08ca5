import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { InvalidBet } from '../bets/invalid-bet.ts';
import { fraction, sumOf, toNumber } from '../exact/fraction.ts';
import { playMany } from '../proof/play-many.ts';
import { createSeededDraw } from '../random/draw.ts';
import { drawFootball, type FootballResult } from './draw-football.ts';
import { footballOdds, readFootballBets, settleFootball } from './football-bets.ts';
import { fixturesOf, matchWeights } from './football-league.ts';
import {
  type FootballMarket,
  footballMarkets,
  marketChances,
  picksOf,
  rightPickOf,
} from './football-markets.ts';
import { footballMath, provableFootball } from './football-math.ts';
import { MOST_GOALS } from './goals.ts';

const margins = { result: 500, total: 500, both: 500, score: 1_000 };
const limits = { minMinor: 100n, maxMinor: 100_000_000n };
/** Teams of 1.53 and 1.10 expected goals. */
const fixture = { home: 7, away: 8 };
const weights = matchWeights(fixture);

describe('a round', () => {
  const anyRound = fc.integer({ min: 0, max: 100 });
  it('is fixed before it is shown, and the same as JSON', () => {
    fc.assert(
      fc.property(fc.string(), anyRound, (seed, round) => {
        const result = drawFootball(round, createSeededDraw(seed));
        expect(result.matches.map(({ home, away }) => ({ home, away }))).toEqual(fixturesOf(round));
        expect(JSON.parse(JSON.stringify(result))).toEqual(result);
      }),
      { numRuns: 20 },
    );
  });
  it('has events whose goals are the score, one event a minute', () => {
    fc.assert(
      fc.property(fc.string(), anyRound, (seed, round) => {
        for (const { score, events } of drawFootball(round, createSeededDraw(seed)).matches) {
          const running = { home: 0, away: 0 };
          let last = 0;
          for (const event of events) {
            expect(event.minute).toBeGreaterThan(last);
            if (event.kind === 'goal') running[event.side]++;
            expect(event.score).toEqual(running);
            last = event.minute;
          }
          expect(running).toEqual(score);
          expect(last).toBeLessThanOrEqual(90);
          const others = events.length - score.home - score.away;
          expect(others).toBeGreaterThanOrEqual(8);
          expect(others).toBeLessThanOrEqual(16);
        }
      }),
      { numRuns: 20 },
    );
  });
  it('has goals at every time of a match', () => {
    const draw = createSeededDraw('minutes');
    let [first, second] = [0, 0];
    for (let round = 0; round < 60; round++) {
      for (const { events } of drawFootball(round, draw).matches) {
        for (const { minute, kind } of events) {
          if (kind !== 'goal') continue;
          if (minute <= 45) first++;
          else second++;
        }
      }
    }
    expect(Math.abs(first - second)).toBeLessThan(5 * Math.sqrt(first + second));
  });
});

describe('the markets', () => {
  const scores = Array.from({ length: (MOST_GOALS + 1) ** 2 }, (_, index) => ({
    home: Math.floor(index / (MOST_GOALS + 1)),
    away: index % (MOST_GOALS + 1),
  }));
  it('have one right pick for every score', () => {
    for (const market of footballMarkets) {
      const right = new Set(scores.map((score) => rightPickOf(market, score)));
      expect([...right].toSorted()).toEqual([...picksOf(market)].toSorted());
    }
  });
  it.each([
    [{ home: 2, away: 1 }, ['1', 'over', 'yes', '2-1']],
    [{ home: 1, away: 1 }, ['X', 'under', 'yes', '1-1']],
    [{ home: 0, away: 3 }, ['2', 'over', 'no', '0-3']],
    [{ home: 4, away: 0 }, ['1', 'over', 'no', 'other']],
    [{ home: 0, away: 0 }, ['X', 'under', 'no', '0-0']],
    [{ home: 2, away: 0 }, ['1', 'under', 'no', '2-0']],
    [{ home: 1, away: 4 }, ['2', 'over', 'yes', 'other']],
  ])('of %o are right with %o', (score, picks) => {
    expect(footballMarkets.map((market) => rightPickOf(market, score))).toEqual(picks);
  });
  it('have exact chances that sum up to one', () => {
    const chanceOf = (market: FootballMarket, pick: string) => marketChances(market, weights).get(pick);
    const all = 10n ** 12n;
    expect(chanceOf('result', '1')).toEqual(fraction(471_918_308_849n, all));
    expect(chanceOf('result', 'X')).toEqual(fraction(255_057_055_127n, all));
    expect(chanceOf('result', '2')).toEqual(fraction(273_024_636_024n, all));
    expect(chanceOf('total', 'over')).toEqual(fraction(489_054_464_450n, all));
    expect(chanceOf('both', 'yes')).toEqual(fraction(522_667_552_082n, all));
    expect(chanceOf('score', '1-1')).toEqual(fraction(121_314_928_182n, all));
    expect(chanceOf('score', 'other')).toEqual(fraction(93_382_028_616n, all));
    for (const market of footballMarkets) {
      expect(sumOf([...marketChances(market, weights).values()])).toEqual(fraction(1n));
    }
  });
  it('have odds with their margin, rounded down', () => {
    expect([...footballOdds('result', weights, margins)]).toEqual([
      ['1', 201],
      ['X', 372],
      ['2', 347],
    ]);
    expect(footballOdds('total', weights, margins).get('over')).toBe(194);
    expect(footballOdds('both', weights, margins).get('yes')).toBe(181);
    expect(footballOdds('score', weights, margins).get('1-1')).toBe(741);
    expect(footballOdds('score', weights, margins).get('other')).toBe(963);
  });
});

describe('a bet', () => {
  const read = (json: unknown) => readFootballBets(json, 0, limits, margins);
  const bet = { match: 0, market: 'result', pick: '1', stakeMinor: '1000' };
  it('is taken at the odds of its match', () => {
    const [match] = fixturesOf(0);
    const odds = footballOdds('result', matchWeights(match ?? fixture), margins).get('1');
    expect(read([bet, { ...bet, pick: 'X' }])[0]).toEqual({ ...bet, odds, stakeMinor: 1_000n });
  });
  it.each([
    ['malformed', bet],
    ['count', []],
    ['duplicate', [bet, { ...bet, stakeMinor: '500' }]],
    ['unknown', [{ ...bet, match: 8 }]],
    ['malformed', [{ ...bet, match: '0' }]],
    ['unknown', [{ ...bet, market: 'corners' }]],
    ['unknown', [{ ...bet, pick: 'over' }]],
    ['unknown', [{ ...bet, market: 'score', pick: '4-4' }]],
    ['stake', [{ ...bet, stakeMinor: '99' }]],
    ['stake', [{ ...bet, market: 'score', pick: '3-3', stakeMinor: '100000000' }]],
  ])('is refused as %s otherwise', (problem, json) => {
    expect(() => read(json)).toThrow(expect.objectContaining({ problem }));
    expect(() => read(json)).toThrow(InvalidBet);
  });
  it('is not offered at odds that win nothing', () => {
    const sure = { result: 9_900, total: 9_900, both: 9_900, score: 9_900 };
    expect(() => readFootballBets([bet], 0, limits, sure)).toThrow(
      expect.objectContaining({ problem: 'unknown' }),
    );
    expect(footballMath({ market: 'result', pick: '1' }, weights, sure)).toBeNull();
  });
  it('is settled by the score of its match', () => {
    const matches = [
      { ...fixture, score: { home: 0, away: 2 }, events: [] },
      { ...fixture, score: { home: 1, away: 1 }, events: [] },
    ];
    const result: FootballResult = { round: 0, matches };
    const settle = (match: number, market: FootballMarket, pick: string) =>
      settleFootball({ match, market, pick, odds: 333, stakeMinor: 101n }, result);
    expect([settle(0, 'result', '2'), settle(0, 'result', 'X'), settle(1, 'result', 'X')]).toEqual([
      336n,
      0n,
      336n,
    ]);
    expect([settle(0, 'both', 'yes'), settle(1, 'both', 'yes'), settle(1, 'score', '1-1')]).toEqual([
      0n,
      336n,
      336n,
    ]);
    expect(() => settle(2, 'result', 'X')).toThrow(RangeError);
  });
});

describe('the return', () => {
  it('is one less the margin, or less by the rounding of the odds', () => {
    for (const market of footballMarkets) {
      for (const pick of picksOf(market)) {
        const math = footballMath({ market, pick }, weights, margins);
        const missing = 1 - margins[market] / 10_000 - toNumber(math?.returns ?? fraction(0n));
        expect(missing).toBeGreaterThanOrEqual(-1e-12);
        expect(missing).toBeLessThan(toNumber(math?.hitRate ?? fraction(0n)) / 100 + 1e-12);
      }
    }
  });
  it('has the spread of a bet at its odds', () => {
    const math = footballMath({ market: 'result', pick: '1' }, weights, margins);
    const chance = 0.471918308849;
    expect(math?.standardDeviation).toBeCloseTo(2.01 * Math.sqrt(chance * (1 - chance)), 12);
  });
  it.each(provableFootball(fixture, margins))('is that of play: $name', (bet) => {
    expect(playMany(bet, createSeededDraw(bet.name), 5_000).verdict).toBe('proven');
  });
});
