import { randomBytes } from 'node:crypto';

import type { Clock } from './clock.ts';

/** Makes identifiers and secrets. One per process, passed in, so that tests can foresee them. */
export interface IdMaker {
  /**
   * A positive whole number below 2^53, unique in the deployment and rising with time.
   *
   * @throws IdsUnavailable while the process holds no worker number
   */
  next(): number;
  /** An unguessable secret of 32 random bytes in base64url (43 characters). */
  secret(): string;
}

/** What a process needs to make ids that no other process makes. */
export interface WorkerSlot {
  /** Number of this process among its siblings, 0 to 15. */
  readonly worker: number;
  /** Ids carry a time from here, where the previous holder of the number had to stop … */
  readonly fromMs: number;
  /** … to before here, from where the next holder may begin. Milliseconds since 1970. */
  readonly untilMs: number;
}

/** The process has lost its worker number, as after a long outage of the database, and has not got one again. */
export class IdsUnavailable extends Error {
  override readonly name = 'IdsUnavailable';
}

/** Milliseconds of 2026-01-01T00:00:00Z: the zero of our identifiers, which leaves room until 2095. */
const EPOCH_MS = Date.UTC(2026, 0, 1);
const SEQUENCE_SPAN = 256;
export const WORKER_SPAN = 16;

/**
 * 41 bits of milliseconds, 4 bits of worker, 8 bits of sequence: a time-ordered number that a JSON
 * number carries without loss. More than 256 in one millisecond borrow from the next one.
 *
 * @param worker a fixed number where this is the only process, else the slot that it holds at the moment
 */
export function createIdMaker(clock: Clock, worker: number | (() => WorkerSlot | undefined) = 0): IdMaker {
  const readSlot = typeof worker === 'number' ? fixedSlot(worker) : worker;
  let lastTick = 0;
  let sequence = 0;
  let lastWorker: number | undefined;
  return {
    next() {
      const slot = readSlot();
      if (slot === undefined) throw new IdsUnavailable('this process holds no worker number');
      const earliest = Math.max(clock.now().getTime(), slot.fromMs) - EPOCH_MS;
      let tick = Math.max(earliest, lastTick);
      let place = 0;
      if (tick === lastTick && slot.worker === lastWorker) {
        place = sequence + 1;
        if (place === SEQUENCE_SPAN) {
          tick += 1;
          place = 0;
        }
      }
      if (tick + EPOCH_MS >= slot.untilMs) throw new IdsUnavailable('the lease of the worker number is over');
      lastTick = tick;
      sequence = place;
      lastWorker = slot.worker;
      return (tick * WORKER_SPAN + slot.worker) * SEQUENCE_SPAN + place;
    },
    secret: () => randomBytes(32).toString('base64url'),
  };
}

function fixedSlot(worker: number): () => WorkerSlot {
  if (!Number.isInteger(worker) || worker < 0 || worker >= WORKER_SPAN) {
    throw new RangeError(`worker must be 0 to ${WORKER_SPAN - 1}, not ${worker}`);
  }
  const slot = { worker, fromMs: 0, untilMs: Infinity };
  return () => slot;
}
