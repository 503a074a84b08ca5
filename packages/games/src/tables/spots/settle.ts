import { payRoundedUp } from '../../bets/pay.ts';
import type { SpotBet } from './bet.ts';
import { type SpotGame, spotOf } from './spot-game.ts';

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
  return bets.map(({ spot, stakeMinor }) => payRoundedUp(stakeMinor, spotOf(game, spot).payback(outcome)));
}
