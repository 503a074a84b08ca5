import type { Hundredths } from '../bets/pay.ts';
import {
  readFields,
  readList,
  readStake,
  readWhole,
  refuseDuplicates,
  type StakeLimits,
} from '../bets/read-bets.ts';
import { type CrashTerms, LOWEST_CRASH_TARGET } from './crash-terms.ts';

/** One of the two bets that a player can have in a round. */
export interface CrashBet {
  readonly slot: 1 | 2;
  readonly stakeMinor: bigint;
  /** The multiplier at which the bet is cashed out by itself; null if the player does it. */
  readonly autoCashOut: Hundredths | null;
}

const SLOTS = 2;

/**
 * A player's bets on a round, from untrusted JSON: `[{ "slot": 1, "stakeMinor": "1000", "autoCashOut": 150 }]`.
 *
 * @throws InvalidBet
 */
export function readCrashBets(json: unknown, limits: StakeLimits, terms: CrashTerms): CrashBet[] {
  const bets = readList(json, SLOTS).map((entry): CrashBet => {
    const { slot, stakeMinor, autoCashOut } = readFields(entry, ['slot', 'stakeMinor', 'autoCashOut']);
    return {
      slot: readWhole(slot, 1, SLOTS) === 1 ? 1 : 2,
      stakeMinor: readStake(stakeMinor, limits, terms.cap),
      autoCashOut: autoCashOut === null ? null : readWhole(autoCashOut, LOWEST_CRASH_TARGET, terms.cap),
    };
  });
  refuseDuplicates(bets, ({ slot }) => slot);
  return bets;
}
