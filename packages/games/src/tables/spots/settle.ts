import type { SpotBet } from './bet.ts';
import { type Hundredths, type SpotGame, spotOf } from './spot-game.ts';

const HUNDRED = 100n;

/**
 * What each bet of a round is paid, in the order of the bets and in minor units, stake included: 0 is a lost bet, the stake
 * a returned one.
 *
 * @throws RangeError for a spot that the game does not have
 */
export function settleSpots<Result, Outcome>(
  game: SpotGame<Result, Outcome>,
  result: Result,
  bets: readonly SpotBet[],
): bigint[] {
  const outcome = game.outcomeOf(result);
  return bets.map(({ spot, stakeMinor }) => payOut(stakeMinor, spotOf(game, spot).payback(outcome)));
}

/**
 * Applies a payback in hundredths to a stake. What the house takes (a commission, half a stake) is rounded down to whole
 * minor units, so a payment is rounded up and never against the player.
 */
export function payOut(stakeMinor: bigint, payback: Hundredths): bigint {
  return (stakeMinor * BigInt(payback) + HUNDRED - 1n) / HUNDRED;
}
