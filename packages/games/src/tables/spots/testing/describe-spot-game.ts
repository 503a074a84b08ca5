import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { InvalidBet } from '../../../bets/invalid-bet.ts';
import { payRoundedUp } from '../../../bets/pay.ts';
import { fraction } from '../../../exact/fraction.ts';
import { createSeededDraw } from '../../../random/draw.ts';
import { readSpotBets } from '../bet.ts';
import { spotEdgesOf } from '../edges.ts';
import { settleSpots } from '../settle.ts';
import { type SpotGame, spotOf } from '../spot-game.ts';

/** A stake of which every rule of the tables pays whole minor units. */
const STAKE = 10_000n;

/**
 * What holds at every table of spots.
 *
 * @param results some or all results of the game
 */
export function describeSpotGame<Result, Outcome>(
  game: SpotGame<Result, Outcome>,
  results: readonly Result[],
): void {
  const spots = [...game.spots.keys()];
  const anySpots = fc.subarray(spots, { minLength: 1 });

  describe(`every table of spots: ${game.name}`, () => {
    it('pays over all outcomes exactly what it states', () => {
      const outcomes = game.distribution();
      const total = outcomes.reduce((sum, { weight }) => sum + weight, 0n);
      for (const { spot, returns } of spotEdgesOf(game)) {
        const paid = outcomes.reduce(
          (sum, { outcome, weight }) =>
            sum + weight * payRoundedUp(STAKE, spotOf(game, spot).payback(outcome)),
          0n,
        );
        expect(fraction(paid, total * STAKE)).toEqual(returns);
      }
    });

    it('knows its largest wins', () => {
      const tops = Array.from(game.spots.values(), ({ top }) => top);
      expect(spotEdgesOf(game).map(({ topPay }) => topPay)).toEqual(tops);
    });

    it('never pays less than nothing, nor for one bet more because of another', () => {
      fc.assert(
        fc.property(
          fc.constantFrom(...results),
          anySpots,
          fc.bigInt(1n, 10n ** 12n),
          (result, chosen, stakeMinor) => {
            const bets = chosen.map((spot) => ({ spot, stakeMinor }));
            const paid = settleSpots(game, result, bets);
            expect(paid.every((payout) => payout >= 0n)).toBe(true);
            expect(paid).toEqual(bets.flatMap((bet) => settleSpots(game, result, [bet])));
          },
        ),
        { numRuns: 200 },
      );
    });

    it('draws results that survive storage', () => {
      const draw = createSeededDraw(game.name);
      for (let round = 0; round < 200; round++) {
        const result = game.drawResult(draw);
        expect(JSON.parse(JSON.stringify(result))).toEqual(result);
        expect(Object.keys(game.history(result)).length).toBeGreaterThan(0);
      }
    });

    it('reads bets on its spots, and nothing else', () => {
      const wire = spots.map((spot) => ({ spot, stakeMinor: '100' }));
      expect(readSpotBets(wire, game)).toEqual(spots.map((spot) => ({ spot, stakeMinor: 100n })));
      expect(() => readSpotBets([...wire.slice(1), wire[1]], game)).toThrow(InvalidBet);
      expect(() => readSpotBets([{ spot: 'the dealer', stakeMinor: '100' }], game)).toThrow(InvalidBet);
    });
  });
}
