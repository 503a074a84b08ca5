import { isSeedOfChain, type KnownSeed } from '../crash/verify-crash.ts';
import type { Dice } from './legal-plays.ts';
import type { TavlaHistory } from './tavla-events.ts';
import { diceOfMac } from './tavla-roll.ts';

/*
 * For pages: only Web Crypto, which browsers have on https and localhost.
 */

/** The dice of a seed of 32 bytes in hexadecimal digits. */
export async function diceOfSeed(seed: string, salt: string): Promise<Dice> {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(salt),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return diceOfMac(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes)));
}

/**
 * The number of the first roll of a history that is not of the chain committed to, was left out, or shows other dice than its
 * seed; null if all are right.
 */
export async function findWrongRoll({ setup, events }: TavlaHistory): Promise<number | null> {
  let known: KnownSeed = { round: 0, seed: setup.commitment };
  for (const event of events) {
    if (event.type !== 'rolled' && event.type !== 'rolled-off') continue;
    const next: KnownSeed = { round: event.roll, seed: event.seed };
    if (event.roll !== known.round + 1 || !(await isSeedOfChain(next, known))) return event.roll;
    const [first, second] = await diceOfSeed(event.seed, setup.salt);
    if (first !== event.dice[0] || second !== event.dice[1]) return event.roll;
    known = next;
  }
  return null;
}
