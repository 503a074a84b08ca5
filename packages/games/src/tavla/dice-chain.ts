import { createHmac } from 'node:crypto';

import { createCrashChain } from '../crash/crash-chain.ts';
import { diceOfMac, type RollSource } from './tavla-roll.ts';

/** The rolls of a match, made in advance as a chain of hashes as the rounds of the airship are. */
export interface DiceChain {
  readonly rolls: number;
  /** Hexadecimal, shown before the match. It opens nothing. */
  readonly commitment: string;
  /** @param salt public, see `TavlaSetup` */
  rollsWith(salt: string): RollSource;
}

/** A match has 60 rolls or so a game; this is enough for matches to 11 points. */
export const ROLLS_OF_MATCH = 4_000;

/** @param secret 32 bytes from a cryptographic generator that never leave the server before the last roll */
export function createDiceChain(secret: Uint8Array, rolls: number = ROLLS_OF_MATCH): DiceChain {
  const chain = createCrashChain(secret, rolls);
  return {
    rolls,
    commitment: chain.commitment,
    rollsWith: (salt) => (roll) => {
      if (roll > rolls) return null;
      const seed = chain.seedOf(roll);
      const mac = createHmac('sha256', salt).update(Buffer.from(seed, 'hex')).digest();
      return { roll, seed, dice: diceOfMac(mac) };
    },
  };
}
