import { randomFillSync } from 'node:crypto';

import type { Clock } from './clock.ts';

/** Makes ids and secrets. One per process, passed in, so that tests can control them. */
export interface IdMaker {
  /**
   * A positive integer below 2^53, unique in the deployment and increasing with time.
   *
   * @throws IdsUnavailable while the process holds no worker number
   */
  next(): number;
  /** An unguessable secret of 32 random bytes in base64url (43 characters). */
  secret(): string;
}

/** What a process needs to make unique ids. */
export interface WorkerSlot {
  /** Worker number of this process, 0 to 15. */
  readonly worker: number;
  /** The earliest time of its ids, where the previous holder's span ended. Milliseconds since 1970. */
  readonly fromMs: number;
  /** The end of its ids' time span, exclusive, from where the next holder may start. */
  readonly untilMs: number;
}

/** The process has no worker number at the moment, for example after a long outage of the database. */
export class IdsUnavailable extends Error {
  override readonly name = 'IdsUnavailable';
}

/** Start of the ids' time, before which there are none: 41 bits of milliseconds last until 2095. */
export const EPOCH_MS = Date.UTC(2026, 0, 1);
const SEQUENCE_SPAN = 256;
export const WORKER_SPAN = 16;

/**
 * Ids have 41 bits of milliseconds, 4 bits of worker number and 8 bits of sequence, so they are ordered by time and
 * exact as JSON numbers. More than 256 ids in one millisecond use the next millisecond.
 *
 * @param worker a fixed number if this is the only process, else a function that returns its current slot
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
    secret: createSecrets(),
  };
}

const SECRET_BYTES = 32;
/** Random bytes are drawn for many secrets at a time, since a draw takes as long as the rest of a short request. */
const SECRETS_PER_DRAW = 128;

function createSecrets(): () => string {
  const pool = Buffer.alloc(SECRETS_PER_DRAW * SECRET_BYTES);
  let next = pool.length;
  return () => {
    if (next === pool.length) {
      randomFillSync(pool);
      next = 0;
    }
    const bytes = pool.subarray(next, next + SECRET_BYTES);
    next += SECRET_BYTES;
    const secret = bytes.toString('base64url');
    bytes.fill(0);
    return secret;
  };
}

function fixedSlot(worker: number): () => WorkerSlot {
  if (!Number.isInteger(worker) || worker < 0 || worker >= WORKER_SPAN) {
    throw new RangeError(`worker must be 0 to ${WORKER_SPAN - 1}, not ${worker}`);
  }
  const slot = { worker, fromMs: 0, untilMs: Infinity };
  return () => slot;
}
