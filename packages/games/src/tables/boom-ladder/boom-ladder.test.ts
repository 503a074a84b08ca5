import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fraction } from '../../exact/fraction.ts';
import { playMany } from '../../proof/play-many.ts';
import { createFastDraw } from '../../random/fast-draw.ts';
import { spotEdgesOf } from '../spots/edges.ts';
import { provableSpots } from '../spots/provable-spots.ts';
import { settleSpots } from '../spots/settle.ts';
import { describeSpotGame } from '../spots/testing/describe-spot-game.ts';
import { createBoomLadder, leaveLadderAt } from './boom-ladder.ts';
import { BOOM_LADDER } from './ladder.ts';

const game = createBoomLadder();
const results = Array.from({ length: 13 }, (_, rungs) => ({ rungs }));

describeSpotGame(game, results);

describe('the ladder', () => {
  it('has twelve rungs with whole hundredths', () => {
    expect(BOOM_LADDER.map(({ hundredths }) => hundredths)).toEqual([
      120, 160, 192, 240, 480, 960, 1_920, 4_800, 9_600, 19_200, 48_000, 96_000,
    ]);
  });

  it('is climbed as far as its chances say', () => {
    const climbed = (drawn: number) => game.drawResult(() => drawn).rungs;
    expect([0, 1, 2, 4, 5, 499, 500, 799, 800, 999].map(climbed)).toEqual([12, 11, 10, 10, 9, 3, 2, 1, 0, 0]);
  });
});

describe('returns', () => {
  it('are 96 % on every bet', () => {
    const edges = spotEdgesOf(game);
    expect(edges).toHaveLength(17);
    for (const { returns } of edges) expect(returns).toEqual(fraction(96n, 100n));
  });

  it('are 96 % for every plan of leaving early', () => {
    // A plan leaves at some of the rungs on the way to the target, by what a player may decide there.
    const plan = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(plan, fc.integer({ min: 1, max: 12 }), (leaves, target) => {
        const paid = game.distribution().reduce((sum, { outcome, weight }) => {
          const left = results.findIndex(
            ({ rungs }) => rungs >= 1 && rungs <= outcome.rungs && leaves[rungs - 1],
          );
          const spot = (left > 0 && leaveLadderAt(`climb-${target}`, left)) || `climb-${target}`;
          const [payout = 0n] = settleSpots(game, outcome, [{ spot, stakeMinor: 100n }]);
          return sum + weight * payout;
        }, 0n);
        expect(paid).toBe(96_000n);
      }),
    );
  });
});

describe('leaving early', () => {
  it.each([
    ['climb-12', 3, 'climb-3'],
    ['climb-4', 3, 'climb-3'],
    ['climb-3', 3, null],
    ['climb-2', 3, null],
    ['climb-12', 0, null],
    ['climb-12', 13, null],
    ['bust-5', 3, null],
    ['climb-13', 3, null],
  ])('from %s at rung %s: %s', (spot, rung, moved) => {
    expect(leaveLadderAt(spot, rung)).toBe(moved);
  });
});

it('settles climbs and busts by the last rung', () => {
  const bets = ['climb-4', 'climb-5', 'bust-4', 'bust-5'].map((spot) => ({ spot, stakeMinor: 1_000n }));
  expect(settleSpots(game, { rungs: 4 }, bets)).toEqual([2_400n, 0n, 0n, 1_200n]);
  expect(settleSpots(game, { rungs: 3 }, bets)).toEqual([0n, 0n, 1_600n, 1_200n]);
  expect(settleSpots(game, { rungs: 12 }, [{ spot: 'climb-12', stakeMinor: 1n }])).toEqual([960n]);
});

it('has entries of history as the lobby shows them', () => {
  expect([0, 1, 4, 12].map((rungs) => game.history({ rungs }).result)).toEqual([
    '1.00',
    '1.20',
    '2.40',
    '960.00',
  ]);
});

it('returns in play what it states', () => {
  const proofs = provableSpots(game).map((bet) => playMany(bet, createFastDraw(96), 100_000));
  expect(proofs).toHaveLength(17);
  expect(proofs.filter(({ verdict }) => verdict === 'refuted')).toEqual([]);
});
