import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  exactScores,
  judgePick,
  kindRules,
  marginBands,
  marketKinds,
  type ScoreMarket,
  scoreMarket,
} from './markets.ts';

const anyScore = fc.record({ home: fc.nat(130), away: fc.nat(130) });
const ownPicks: Partial<Record<string, readonly string[]>> = {
  score: exactScores(4),
  winningMargin: marginBands([5, 10], true),
};
const anyMarket = fc
  .record({ kind: fc.constantFrom(...marketKinds), line: fc.integer({ min: -40, max: 800 }) })
  .map(({ kind, line }): ScoreMarket => scoreMarket(kind, line, ownPicks[kind]));

describe('a market', () => {
  it('has exactly its winners at every score, or returns all stakes', () => {
    fc.assert(
      fc.property(anyMarket, anyScore, (market, score) => {
        const results = market.picks.map((pick) => judgePick(market, pick, score));
        if (results.every((result) => result === 'push')) return;
        const shares = results.map((result) => (result === 'won' ? 2 : result === 'halfWon' ? 1 : 0));
        const isHalf = results.includes('halfWon');
        expect(shares.reduce<number>((total, share) => total + share, 0)).toBe(
          isHalf ? 1 : 2 * kindRules[market.kind].winners,
        );
        expect(results.includes('halfLost')).toBe(isHalf);
      }),
      { numRuns: 1_000 },
    );
  });

  it('needs nothing but its figure of a score', () => {
    fc.assert(
      fc.property(anyMarket, anyScore, fc.nat(20), (market, { home, away }, more) => {
        const { figure } = kindRules[market.kind];
        const others = {
          margin: { home: home + more, away: away + more },
          total: { home: home + away, away: 0 },
          home: { home, away: away + more },
          away: { home: home + more, away },
          score: { home, away },
        };
        for (const pick of market.picks)
          expect(judgePick(market, pick, others[figure])).toEqual(judgePick(market, pick, { home, away }));
      }),
    );
  });

  it.each([
    [scoreMarket('handicap', -3), '1', { home: 2, away: 1 }, 'halfWon'],
    [scoreMarket('handicap', -4), '1', { home: 2, away: 1 }, 'push'],
    [scoreMarket('handicap', -5), '1', { home: 2, away: 1 }, 'halfLost'],
    [scoreMarket('handicap', -5), '2', { home: 2, away: 1 }, 'halfWon'],
    [scoreMarket('total', 11), 'over', { home: 2, away: 1 }, 'halfWon'],
    [scoreMarket('total', 11), 'under', { home: 2, away: 1 }, 'halfLost'],
    [scoreMarket('total', 10), 'under', { home: 1, away: 1 }, 'won'],
    [scoreMarket('winner'), '1', { home: 1, away: 1 }, 'push'],
    [scoreMarket('doubleChance'), 'X2', { home: 1, away: 1 }, 'won'],
    [scoreMarket('score', null, exactScores(3)), 'other', { home: 4, away: 1 }, 'won'],
    [
      scoreMarket('winningMargin', null, marginBands([5, 10], false)),
      '2:6-10',
      { home: 70, away: 77 },
      'won',
    ],
    [scoreMarket('winningMargin', null, marginBands([5, 10], false)), '1:11+', { home: 91, away: 80 }, 'won'],
  ] as const)('%j: %s at %j is %s', (market, pick, score, result) => {
    expect(judgePick(market, pick, score)).toBe(result);
  });
});
