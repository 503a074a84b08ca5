import { randomBytes } from 'node:crypto';

import type { Clock } from './clock.ts';

/** Makes identifiers and secrets. One per process, passed in, so that tests can foresee them. */
export interface IdMaker {
  /** A positive whole number below 2^53, unique in the deployment and rising with time. */
  next(): number;
  /** An unguessable secret of 32 random bytes in base64url (43 characters). */
  secret(): string;
}

/** Milliseconds of 2026-01-01T00:00:00Z: the zero of our identifiers, which leaves room until 2095. */
const EPOCH_MS = Date.UTC(2026, 0, 1);
const SEQUENCE_SPAN = 256;
const WORKER_SPAN = 16;

/**
 * 41 bits of milliseconds, 4 bits of worker, 8 bits of sequence: a time-ordered number that a JSON
 * number carries without loss. More than 256 in one millisecond borrow from the next one.
 *
 * @param worker number of this process among its siblings, 0 to 15
 */
export function createIdMaker(clock: Clock, worker = 0): IdMaker {
  if (!Number.isInteger(worker) || worker < 0 || worker >= WORKER_SPAN) {
    throw new RangeError(`worker must be 0 to ${WORKER_SPAN - 1}, not ${worker}`);
  }
  let lastTick = 0;
  let sequence = 0;
  return {
    next() {
      const tick = Math.max(clock.now().getTime() - EPOCH_MS, lastTick);
      if (tick > lastTick) {
        lastTick = tick;
        sequence = 0;
      } else if (++sequence === SEQUENCE_SPAN) {
        lastTick += 1;
        sequence = 0;
      }
      return (lastTick * WORKER_SPAN + worker) * SEQUENCE_SPAN + sequence;
    },
    secret: () => randomBytes(32).toString('base64url'),
  };
}
