import type { Dice } from './legal-plays.ts';

/** A roll as it is shown: with its seed, everyone can compute the dice and hash the seed down to the commitment. */
export interface TavlaRoll {
  /** 1, 2, … through all games of a match; a roll-off is one too. */
  readonly roll: number;
  /** 32 bytes as hexadecimal digits. */
  readonly seed: string;
  readonly dice: Dice;
}

/** Where a match takes its rolls from; null once they are used up. */
export type RollSource = (roll: number) => TavlaRoll | null;

/** Bytes from 252 on are passed over, so that each face has 42 of those that count. */
const FAIR_BYTES = 252;

/**
 * The dice of a roll: the first two bytes of its HMAC that are below 252, each modulo 6, plus 1.
 *
 * @param mac 32 bytes
 * @throws RangeError if fewer than two bytes are below 252, which happens once in 10^54 rolls
 */
export function diceOfMac(mac: Uint8Array): Dice {
  const [first, second] = mac.filter((byte) => byte < FAIR_BYTES);
  if (first === undefined || second === undefined) throw new RangeError('no dice in this HMAC');
  return [(first % 6) + 1, (second % 6) + 1];
}
