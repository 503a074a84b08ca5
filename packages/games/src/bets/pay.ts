/**
 * What bets pay in all games but slots: in hundredths of the stake **with the stake in it**. 0 loses the stake, 100 returns it,
 * 194 wins 0.94 of it, 3600 is a win of 35 to 1. Whole hundredths are exact for every rule, commission and half stakes
 * included.
 */
export type Hundredths = number;

const HUNDRED = 100n;

/**
 * A bet's pay in minor units, stake included. Rounded down, which happens only with stakes that are not multiples of 100 minor
 * units.
 */
export function payRoundedDown(stakeMinor: bigint, pays: Hundredths): bigint {
  return (stakeMinor * BigInt(pays)) / HUNDRED;
}

/**
 * The same at a table. There the house takes a part of some wins and losses, a commission or half a stake. That part is rounded
 * down to whole minor units, so the pay is rounded up.
 */
export function payRoundedUp(stakeMinor: bigint, pays: Hundredths): bigint {
  return (stakeMinor * BigInt(pays) + HUNDRED - 1n) / HUNDRED;
}

/** The most that one bet may pay, 99,999,999.00: the wallet has no larger win. */
const TOP_PAY_MINOR = 9_999_999_900n;

/** The highest stake with which `topPay` is no more than 99,999,999.00. */
export function highestStakeMinor(topPay: Hundredths): bigint {
  return (TOP_PAY_MINOR * HUNDRED) / BigInt(topPay);
}
