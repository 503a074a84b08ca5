import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createFastDraw } from '../random/fast-draw.ts';
import {
  beforeKickOff,
  drawGoals,
  footballStateAt,
  fullTimeChances,
  halfChances,
  halfFullChances,
  halfFullOf,
  halfFullPicks,
  nextGoalChances,
} from './football-model.ts';
import { goalShare } from './goal-times.ts';
import type { GoalMeans } from './red-cards.ts';
import { exactScores, scoreMarket } from './markets.ts';
import { pickChances } from './score-chances.ts';

const means: GoalMeans = { home: 1.5, away: 1.15 };
const MATCHES = 4_000;

const anyMatch = fc.record({
  means: fc.record({
    home: fc.double({ min: 0.3, max: 3.5, noNaN: true }),
    away: fc.double({ min: 0.3, max: 3.5, noNaN: true }),
  }),
  seed: fc.nat(),
  minute: fc.integer({ min: 0, max: 90 }),
});

const sum = (chances: readonly number[]) => chances.reduce((total, chance) => total + chance, 0);

/** How many standard errors a frequency is away from its chance. */
const errorsOf = (count: number, trials: number, chance: number): number =>
  Math.abs(count / trials - chance) / Math.sqrt((chance * (1 - chance)) / trials);

describe('the chances before kick-off', () => {
  const full = fullTimeChances(means, beforeKickOff);

  it('are those of Dixon and Coles', () => {
    const close = (actual: readonly number[], expected: readonly number[]) => {
      for (const [at, chance] of expected.entries()) expect(actual[at]).toBeCloseTo(chance, 5);
    };
    close(pickChances(scoreMarket('result'), full), [0.446_647, 0.268_508, 0.284_845]);
    close(pickChances(scoreMarket('total', 10), full), [0.494_049]);
    close(pickChances(scoreMarket('bothScore'), full), [0.536_978]);
    const scores = pickChances(scoreMarket('score', null, ['0-0', '1-1', 'other']), full);
    close(scores, [0.076_745, 0.127_967]);
  });

  it('have 44 % of the goals in the first half', () => {
    const shares = [15, 30, 45, 60, 75, 90].map(goalShare);
    for (const [at, share] of [0.1333, 0.28, 0.44, 0.6133, 0.8, 1].entries())
      expect(shares[at]).toBeCloseTo(share, 4);
    const first = halfChances(means, beforeKickOff, 'first').meanTotal;
    expect(first / full.meanTotal).toBeCloseTo(0.44, 5);
  });
});

describe('at every minute', () => {
  it('all chances of a market add up to 1', () => {
    fc.assert(
      fc.property(anyMatch, ({ means: any, seed, minute }) => {
        const state = footballStateAt(drawGoals(any, createFastDraw(seed)), minute);
        const full = fullTimeChances(any, state);
        const markets = [
          scoreMarket('result'),
          scoreMarket('total', 11),
          scoreMarket('handicap', -3),
          scoreMarket('oddEven'),
          scoreMarket('score', null, exactScores(4)),
        ];
        for (const market of markets) expect(sum(pickChances(market, full))).toBeCloseTo(1, 9);
        expect(sum(pickChances(scoreMarket('doubleChance'), full))).toBeCloseTo(2, 9);
        expect(sum(nextGoalChances(any, state))).toBeCloseTo(1, 9);
        expect(sum(halfFullChances(any, state))).toBeCloseTo(1, 9);
        for (const half of ['first', 'second'] as const)
          expect(sum(pickChances(scoreMarket('result'), halfChances(any, state, half)))).toBeCloseTo(1, 9);
      }),
      { numRuns: 40 },
    );
  });

  it('the halves together are the match', () => {
    fc.assert(
      fc.property(anyMatch, ({ means: any, seed, minute }) => {
        const state = footballStateAt(drawGoals(any, createFastDraw(seed)), minute);
        const halves =
          halfChances(any, state, 'first').meanTotal + halfChances(any, state, 'second').meanTotal;
        expect(halves).toBeCloseTo(fullTimeChances(any, state).meanTotal, 9);
      }),
      { numRuns: 20 },
    );
  });
});

describe('simulated matches', () => {
  const draw = createFastDraw(7);
  const matches = Array.from({ length: MATCHES }, () => drawGoals(means, draw));
  const full = fullTimeChances(means, beforeKickOff);

  it('have the goals of the model', () => {
    const goals = matches.reduce((total, match) => total + match.length, 0);
    const error = Math.sqrt(full.meanTotal / MATCHES);
    expect(Math.abs(goals / MATCHES - full.meanTotal)).toBeLessThan(3 * error);
  });

  it('have its results, at half-time and at the end', () => {
    const chances = halfFullChances(means, beforeKickOff);
    const counts = new Map<string, number>();
    for (const match of matches) {
      const { half, ...end } = footballStateAt(match, 90);
      const pick = halfFullOf(half ?? end, end);
      counts.set(pick, (counts.get(pick) ?? 0) + 1);
    }
    for (const [at, pick] of halfFullPicks.entries())
      expect(errorsOf(counts.get(pick) ?? 0, MATCHES, chances[at] ?? 0)).toBeLessThan(4);
  });

  it('have next goals as often as they are priced at an hour, so that live bets only lose the margin', () => {
    let [expected, wins, variance] = [0, 0, 0];
    for (const match of matches) {
      const state = footballStateAt(match, 60);
      const [home] = nextGoalChances(means, state);
      expected += home;
      variance += home * (1 - home);
      wins += match.find(({ minute }) => minute >= 60)?.side === 'home' ? 1 : 0;
    }
    expect(Math.abs(wins - expected)).toBeLessThan(4 * Math.sqrt(variance));
  });

  it('end as often at home wins as they are priced at an hour', () => {
    let [expected, wins, variance] = [0, 0, 0];
    for (const match of matches) {
      const [home = 0] = pickChances(
        scoreMarket('result'),
        fullTimeChances(means, footballStateAt(match, 60)),
      );
      const end = footballStateAt(match, 90);
      expected += home;
      variance += home * (1 - home);
      wins += end.home > end.away ? 1 : 0;
    }
    expect(Math.abs(wins - expected)).toBeLessThan(4 * Math.sqrt(variance));
  });
});
