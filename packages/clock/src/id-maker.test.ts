import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createIdMaker, IdsUnavailable, WORKER_SPAN } from './id-maker.ts';

const START_MS = Date.UTC(2026, 5, 1);
const EPOCH_MS = Date.UTC(2026, 0, 1);
const SEQUENCE_SPAN = 256;

/** A clock that somebody may set back. */
function looseClock(nowMs = START_MS) {
  let ms = nowMs;
  return { now: () => new Date(ms), move: (byMs: number) => (ms += byMs) };
}

const timeOf = (id: number) => Math.floor(id / SEQUENCE_SPAN / WORKER_SPAN) + EPOCH_MS;
const workerOf = (id: number) => Math.floor(id / SEQUENCE_SPAN) % WORKER_SPAN;
const worker = fc.integer({ min: 0, max: WORKER_SPAN - 1 });
/** Bursts of ids, with the clock going on or back between them. */
const bursts = fc.array(
  fc.record({ count: fc.integer({ min: 1, max: 600 }), moveMs: fc.integer({ min: -5_000, max: 5_000 }) }),
  { minLength: 1, maxLength: 12 },
);

test('ids of a process rise and are its own, however many it makes and whatever its clock does', () => {
  fc.assert(
    fc.property(worker, bursts, (own, steps) => {
      const clock = looseClock();
      const ids = createIdMaker(clock, own);
      let last = 0;
      for (const { count, moveMs } of steps) {
        const nowMs = clock.now().getTime();
        const made = Array.from({ length: count }, () => ids.next());
        const wrong = made.filter(
          (id, at) => id <= (made[at - 1] ?? last) || workerOf(id) !== own || timeOf(id) < nowMs,
        );
        expect(wrong).toEqual([]);
        last = made.at(-1) ?? last;
        clock.move(moveMs);
      }
      expect(Number.isSafeInteger(last)).toBe(true);
    }),
  );
});

test('ids end before the time of the next holder, and begin after that of the one before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 5 }), (earlierMs, leaseMs) => {
      const slot = { worker: 3, fromMs: START_MS + earlierMs, untilMs: START_MS + earlierMs + leaseMs };
      const ids = createIdMaker(looseClock(), () => slot);
      const made: number[] = [];
      expect(() => {
        while (made.length <= leaseMs * SEQUENCE_SPAN) made.push(ids.next());
      }).toThrow(IdsUnavailable);
      // More in one moment than it has room for borrow from the next, up to the last one of the lease.
      expect(made).toHaveLength(leaseMs * SEQUENCE_SPAN);
      expect(timeOf(made[0] ?? 0)).toBe(slot.fromMs);
      expect(timeOf(made.at(-1) ?? 0)).toBe(slot.untilMs - 1);
    }),
  );
});

test('there are no ids without a worker number, and no other numbers than sixteen', () => {
  expect(() => createIdMaker(looseClock(), () => undefined).next()).toThrow(IdsUnavailable);
  for (const other of [-1, WORKER_SPAN, 1.5, Number.NaN])
    expect(() => createIdMaker(looseClock(), other)).toThrow(RangeError);
});

test('secrets have 32 bytes, all of them random, however many are made', () => {
  const ids = createIdMaker(looseClock());
  const secrets = Array.from({ length: 1_000 }, () => ids.secret());
  expect(new Set(secrets).size).toBe(secrets.length);
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
  const bytes = secrets.map((secret) => Buffer.from(secret, 'base64url'));
  // Each bit of each place is set in about half of them; seven standard errors are never missed.
  for (let place = 0; place < 32; place += 1) {
    for (let bit = 0; bit < 8; bit += 1) {
      const set = bytes.filter((all) => ((all[place] ?? 0) >> bit) & 1).length;
      expect(Math.abs(set - 500)).toBeLessThan(7 * Math.sqrt(250));
    }
  }
});
