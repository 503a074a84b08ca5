import type { Hundredths } from '../bets/pay.ts';
import { readFields, readStake, type StakeLimits } from '../bets/read-bets.ts';

/** What a player chooses before a game of one stake, such as a risk. */
export interface InstantChoices<Choice> {
  /** The fields of a choice in JSON, which has the stake beside them. */
  readonly fields: readonly string[];
  /** @throws InvalidBet */
  readChoice(fields: Readonly<Record<string, unknown>>): Choice;
  /** The most that a game with this choice pays. */
  topPay(choice: Choice): Hundredths;
}

export interface InstantBet<Choice> {
  readonly choice: Choice;
  readonly stakeMinor: bigint;
}

/**
 * A bet from untrusted JSON, such as `{ "risk": "high", "stakeMinor": "500" }`.
 *
 * @throws InvalidBet
 */
export function readInstantBet<Choice>(
  game: InstantChoices<Choice>,
  json: unknown,
  limits: StakeLimits,
): InstantBet<Choice> {
  const { stakeMinor, ...fields } = readFields(json, [...game.fields, 'stakeMinor']);
  const choice = game.readChoice(fields);
  return { choice, stakeMinor: readStake(stakeMinor, limits, game.topPay(choice)) };
}
