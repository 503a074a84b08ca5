import { InvalidBet } from './invalid-bet.ts';
import { highestStakeMinor, type Hundredths } from './pay.ts';

/** Limits of one bet, in minor units, both included. */
export interface StakeLimits {
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
}

/**
 * The fields of an object from untrusted JSON. A field that is missing or not in `names` is refused, so that nothing a player
 * meant is ignored.
 *
 * @throws InvalidBet `malformed`
 */
export function readFields<Name extends string>(
  json: unknown,
  names: readonly Name[],
): Record<Name, unknown> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new InvalidBet('malformed', 'a bet is an object');
  }
  const found = Object.keys(json);
  const isComplete = found.length === names.length && names.every((name) => Object.hasOwn(json, name));
  if (!isComplete) throw new InvalidBet('malformed', `a bet has the fields ${names.join(', ')}`);
  return json as Record<Name, unknown>;
}

/**
 * A list from untrusted JSON, of 1 to `most` entries.
 *
 * @throws InvalidBet `malformed` or `count`
 */
export function readList(json: unknown, most: number): readonly unknown[] {
  if (!Array.isArray(json)) throw new InvalidBet('malformed', 'bets are a list');
  if (json.length < 1 || json.length > most)
    throw new InvalidBet('count', `1 to ${most}, not ${json.length}`);
  return json;
}

/** Whole minor units without sign or leading zeros; 15 digits are more than any account holds. */
const MINOR_UNITS = /^[1-9]\d{0,14}$/;

/**
 * Minor units from untrusted JSON, as a string of digits: `"1250"` for 12.50.
 *
 * @throws InvalidBet `malformed`
 */
export function readMinorUnits(json: unknown): bigint {
  if (typeof json !== 'string' || !MINOR_UNITS.test(json)) {
    throw new InvalidBet('malformed', 'a stake is a string of digits, in minor units');
  }
  return BigInt(json);
}

/**
 * A stake from untrusted JSON: see `readMinorUnits`. With a stake of the limits the most that
 * the bet can pay may be too much; such a stake is refused too.
 *
 * @throws InvalidBet `malformed` or `stake`
 */
export function readStake(json: unknown, limits: StakeLimits, topPay: Hundredths = 100): bigint {
  const stakeMinor = readMinorUnits(json);
  const { minMinor } = limits;
  const highest = highestStakeMinor(topPay);
  const maxMinor = limits.maxMinor < highest ? limits.maxMinor : highest;
  if (stakeMinor < minMinor || stakeMinor > maxMinor) {
    throw new InvalidBet('stake', `${minMinor} to ${maxMinor} minor units, not ${stakeMinor}`);
  }
  return stakeMinor;
}

/**
 * A whole number from untrusted JSON.
 *
 * @throws InvalidBet `malformed`, or `unknown` if it is outside `low` to `high`
 */
export function readWhole(json: unknown, low: number, high: number): number {
  if (typeof json !== 'number' || !Number.isInteger(json))
    throw new InvalidBet('malformed', 'not a whole number');
  if (json < low || json > high) throw new InvalidBet('unknown', `${low} to ${high}, not ${json}`);
  return json;
}

/**
 * One of `choices`, from untrusted JSON.
 *
 * @throws InvalidBet `malformed` or `unknown`
 */
export function readChoice<Choice extends string>(json: unknown, choices: readonly Choice[]): Choice {
  if (typeof json !== 'string') throw new InvalidBet('malformed', `not one of ${choices.join(', ')}`);
  const choice = choices.find((candidate) => candidate === json);
  if (choice === undefined)
    throw new InvalidBet('unknown', `one of ${choices.join(', ')}, not ${json.slice(0, 40)}`);
  return choice;
}

/** @throws InvalidBet `duplicate` if two of `items` have the same key */
export function refuseDuplicates<Item>(items: readonly Item[], keyOf: (item: Item) => string | number): void {
  const keys = new Set(items.map(keyOf));
  if (keys.size < items.length) throw new InvalidBet('duplicate', 'the same choice twice');
}
