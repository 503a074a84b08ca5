import { InvalidBet } from '../../bets/invalid-bet.ts';
import { readFields, readList, readMinorUnits, refuseDuplicates } from '../../bets/read-bets.ts';
import type { SpotGame } from './spot-game.ts';

export interface SpotBet {
  /** Id of the spot. */
  readonly spot: string;
  /** Minor units, more than 0. */
  readonly stakeMinor: bigint;
}

/**
 * A player's bets on a round, from untrusted JSON: `[{ "spot": "red", "stakeMinor": "1250" }]`. `findLimitProblem` compares
 * them with the limits of the table.
 *
 * @throws InvalidBet
 */
export function readSpotBets<Result, Outcome>(json: unknown, game: SpotGame<Result, Outcome>): SpotBet[] {
  const bets = readList(json, game.spots.size).map((entry): SpotBet => {
    const { spot, stakeMinor } = readFields(entry, ['spot', 'stakeMinor']);
    if (typeof spot !== 'string') throw new InvalidBet('malformed', 'a spot is a string');
    if (!game.spots.has(spot)) throw new InvalidBet('unknown', `${game.name} has no such spot`);
    return { spot, stakeMinor: readMinorUnits(stakeMinor) };
  });
  refuseDuplicates(bets, ({ spot }) => spot);
  return bets;
}
