import type { SpotGame } from './spot-game.ts';

export interface Bet {
  /** Id of the spot. */
  readonly spot: string;
  /** Minor units, more than 0. */
  readonly amount: bigint;
}

/** Whole minor units without sign or leading zeros; 15 digits are more than any account holds. */
const amountText = /^[1-9]\d{0,14}$/;

/** An amount of the wire, such as `"1250"`; null if it is not a positive number of minor units. */
export function parseAmount(input: unknown): bigint | null {
  return typeof input === 'string' && amountText.test(input) ? BigInt(input) : null;
}

/** One bet of the wire, `{ spot: "red", amount: "1250" }`; null if the game has no such spot or the amount is malformed. */
export function parseBet<Result, Outcome>(game: SpotGame<Result, Outcome>, input: unknown): Bet | null {
  if (typeof input !== 'object' || input === null) return null;
  const { spot, amount: amountInput }: Record<string, unknown> = { ...input };
  const amount = parseAmount(amountInput);
  if (typeof spot !== 'string' || !game.spots.has(spot) || amount === null) return null;
  return { spot, amount };
}

/** All bets of a player on a round; null if one is malformed, two are on the same spot, or there are none. */
export function parseBets<Result, Outcome>(game: SpotGame<Result, Outcome>, input: unknown): Bet[] | null {
  if (!Array.isArray(input) || input.length === 0 || input.length > game.spots.size) return null;
  const bets = input.map((bet: unknown) => parseBet(game, bet)).filter((bet) => bet !== null);
  const spots = new Set(bets.map(({ spot }) => spot));
  return spots.size === input.length ? bets : null;
}
