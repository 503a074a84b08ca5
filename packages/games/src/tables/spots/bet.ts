import type { SpotGame } from './spot-game.ts';

export interface SpotBet {
  /** Id of the spot. */
  readonly spot: string;
  /** Minor units, more than 0. */
  readonly stakeMinor: bigint;
}

/** Whole minor units without sign or leading zeros; 15 digits are more than any account holds. */
const stakeText = /^[1-9]\d{0,14}$/;

/** A stake of the wire, such as `"1250"`; null if it is not a positive number of minor units. */
export function parseStake(input: unknown): bigint | null {
  return typeof input === 'string' && stakeText.test(input) ? BigInt(input) : null;
}

/** One bet of the wire, `{ spot: "red", stakeMinor: "1250" }`; null if the game has no such spot or the stake is malformed. */
export function parseSpotBet<Result, Outcome>(
  game: SpotGame<Result, Outcome>,
  input: unknown,
): SpotBet | null {
  if (typeof input !== 'object' || input === null) return null;
  const { spot, stakeMinor: stakeInput }: Record<string, unknown> = { ...input };
  const stakeMinor = parseStake(stakeInput);
  if (typeof spot !== 'string' || !game.spots.has(spot) || stakeMinor === null) return null;
  return { spot, stakeMinor };
}

/** All bets of a player on a round; null if one is malformed, two are on the same spot, or there are none. */
export function parseSpotBets<Result, Outcome>(
  game: SpotGame<Result, Outcome>,
  input: unknown,
): SpotBet[] | null {
  if (!Array.isArray(input) || input.length === 0 || input.length > game.spots.size) return null;
  const bets = input.map((bet: unknown) => parseSpotBet(game, bet)).filter((bet) => bet !== null);
  const spots = new Set(bets.map(({ spot }) => spot));
  return spots.size === input.length ? bets : null;
}
