import { readChoice, readFields, readStake, readWhole, type StakeLimits } from '../bets/read-bets.ts';
import { InvalidBet } from '../bets/invalid-bet.ts';
import {
  type Direction,
  DIRECTIONS,
  OPTION_SECONDS,
  type OptionSeconds,
  type OptionTerms,
} from './option-terms.ts';

export interface OptionBet {
  readonly direction: Direction;
  readonly seconds: OptionSeconds;
  readonly stakeMinor: bigint;
}

/**
 * A bet from untrusted JSON: `{ "direction": "up", "seconds": 30, "stakeMinor": "1000" }`. It names no price, since that of the
 * server counts.
 *
 * @throws InvalidBet
 */
export function readOptionBet(json: unknown, limits: StakeLimits, terms: OptionTerms): OptionBet {
  const { direction, seconds, stakeMinor } = readFields(json, ['direction', 'seconds', 'stakeMinor']);
  const whole = readWhole(seconds, OPTION_SECONDS[0], OPTION_SECONDS[2]);
  const known = OPTION_SECONDS.find((choice) => choice === whole);
  if (known === undefined) throw new InvalidBet('unknown', `${OPTION_SECONDS.join(', ')}, not ${whole}`);
  return {
    direction: readChoice(direction, DIRECTIONS),
    seconds: known,
    stakeMinor: readStake(stakeMinor, limits, terms.pays),
  };
}
