/**
 * Prizes of slots are whole numbers of twentieths of the stake. Stakes are multiples of 20 minor units, so that every prize
 * is a whole number of minor units and nothing is ever rounded.
 */
export const UNITS_PER_STAKE = 20;

/** A prize in minor units. @param stakeMinor a multiple of 20 */
export function prizeMinor(units: number, stakeMinor: bigint): bigint {
  return (BigInt(units) * stakeMinor) / BigInt(UNITS_PER_STAKE);
}
