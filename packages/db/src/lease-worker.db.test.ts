import { type ManualClock, manualClock } from '@baize/clock';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { leaseWorker, NoWorkerNumber, type WorkerLease } from './lease-worker.ts';
import { openDatabase } from './open-database.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

const start = new Date('2026-06-01T12:00:00Z');
const LEASE_MS = 30_000;
/** A renewal takes a moment on a busy machine; this is still less than the third of a lease after which one is due. */
const SOON = { timeout: 9_000 };

let database: TestDatabase;
let clock: ManualClock;
const held: WorkerLease[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(async () => {
  await Promise.all(held.splice(0).map((lease) => lease.release()));
  await database.pool.query(
    `update worker_lease set holder = null, leased_until = '-infinity', ids_until_ms = 0`,
  );
});

async function take(options: { clock?: ManualClock; leaseMs?: number } = {}): Promise<WorkerLease> {
  clock = options.clock ?? manualClock(start);
  const lease = await leaseWorker({ database, clock, ...options });
  held.push(lease);
  return lease;
}

const workerOf = (id: number) => Math.floor(id / 256) % 16;
/** Makes the lease expire, as after its holder was killed. */
const expire = (worker: number) =>
  database.pool.query(`update worker_lease set leased_until = now() - interval '1 ms' where number = $1`, [
    worker,
  ]);
/** Leaves only this number free. */
const blockOthers = (worker: number) =>
  database.pool.query(
    `update worker_lease set holder = 'another', leased_until = 'infinity' where number <> $1`,
    [worker],
  );

describe('a worker number', () => {
  test('is unique even if sixteen processes start at once, and a seventeenth is refused', async () => {
    const leases = await Promise.all(Array.from({ length: 16 }, () => take()));
    const numbers = leases.map(({ ids }) => workerOf(ids.next()));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, number) => number));
    await expect(take({ leaseMs: 10 })).rejects.toThrow(NoWorkerNumber);
  });

  test('is free again after a release', async () => {
    const lease = await take();
    const worker = workerOf(lease.ids.next());
    await blockOthers(worker);
    await lease.release();
    expect(() => lease.ids.next()).toThrow('no worker number');
    const next = await take();
    expect(workerOf(next.ids.next())).toBe(worker);
  });

  test('stays with the process that took it over when the previous holder releases it', async () => {
    const lease = await take();
    const worker = workerOf(lease.ids.next());
    await blockOthers(worker);
    await expire(worker);
    const next = await take();
    await lease.release();
    await expect(take({ leaseMs: 10 })).rejects.toThrow(NoWorkerNumber);
    expect(workerOf(next.ids.next())).toBe(worker);
  });

  test('is awaited by a process that starts while all are leased', async () => {
    const previous = await take();
    const worker = workerOf(previous.ids.next());
    await blockOthers(worker);
    // The lease of a killed holder expires right after the first attempt.
    const pool = new Proxy(database.pool, {
      get: (target, name) => {
        if (name !== 'query') return Reflect.get(target, name);
        return async (text: string, values: unknown[]) => {
          const answer = await target.query(text, values);
          await expire(worker);
          return answer;
        };
      },
    });
    const lease = await leaseWorker({ database: { pool }, clock: manualClock(start), leaseMs: 50 });
    held.push(lease);
    expect(workerOf(lease.ids.next())).toBe(worker);
  });

  test('of a killed holder is free as soon as its lease expires', async () => {
    const lease = await take();
    const worker = workerOf(lease.ids.next());
    await blockOthers(worker);
    await expect(take({ leaseMs: 10 })).rejects.toThrow(NoWorkerNumber);
    await expire(worker);
    expect(workerOf((await take()).ids.next())).toBe(worker);
  });
});

describe('ids', () => {
  test('of the next holder are higher than those of the previous one, even if its clock is behind', async () => {
    const before = await take();
    const last = Array.from({ length: 1_000 }, () => before.ids.next()).at(-1) ?? 0;
    const worker = workerOf(last);
    await blockOthers(worker);
    await expire(worker);
    const slow = manualClock(new Date(start.getTime() - 60 * 60_000));
    const after = await take({ clock: slow });
    const first = after.ids.next();
    expect(workerOf(first)).toBe(worker);
    expect(first).toBeGreaterThan(last);
    // The previous holder, if merely slow, may still use its reserved span, which the new holder does not.
    const late = Array.from({ length: 1_000 }, () => before.ids.next());
    expect(Math.max(...late)).toBeLessThan(first);
  });

  test('of the next holder are higher than those of a previous one whose clock was set back', async () => {
    const renewedUntil = async (worker: number) => {
      const { rows } = await database.pool.query<{ until: Date }>(
        'select leased_until as until from worker_lease where number = $1',
        [worker],
      );
      return rows[0]?.until.getTime() ?? 0;
    };
    const before = await take({ leaseMs: 60 });
    const last = before.ids.next();
    const worker = workerOf(last);
    await blockOthers(worker);
    clock.advance(-60 * 60_000);
    // The first renewal may have started before the clock was set back.
    for (let renewals = 0; renewals < 2; renewals += 1) {
      const until = await renewedUntil(worker);
      await expect.poll(() => renewedUntil(worker)).toBeGreaterThan(until);
    }
    await before.release();
    const after = await take({ clock: manualClock(clock.now()) });
    const first = after.ids.next();
    expect(workerOf(first)).toBe(worker);
    expect(first).toBeGreaterThan(last);
  });

  test('end with the lease, to the millisecond', async () => {
    const { ids } = await take();
    clock.advance(LEASE_MS - 1);
    ids.next();
    clock.advance(1);
    expect(() => ids.next()).toThrow('lease of the worker number is over');
  });

  test('continue while the lease is renewed, and again after the database was down for longer than a lease', async () => {
    const other = openDatabase({ url: database.url, maxConnections: 2 });
    const own = manualClock(start);
    const problems: unknown[] = [];
    let isAway = false;
    const pool = new Proxy(other.pool, {
      get: (target, name) => {
        if (name === 'query' && isAway) return () => Promise.reject(new Error('away'));
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const onProblem = (error: unknown) => void problems.push(error);
    const lease = await leaseWorker({ database: { pool }, clock: own, leaseMs: 60, onProblem });
    const worker = workerOf(lease.ids.next());
    for (let round = 0; round < 3; round += 1) {
      own.advance(50);
      await vi.waitFor(() => expect(workerOf(lease.ids.next())).toBe(worker), SOON);
      own.advance(30);
      await vi.waitFor(() => lease.ids.next(), SOON);
    }
    isAway = true;
    await vi.waitFor(() => expect(problems.length).toBeGreaterThan(3), SOON);
    own.advance(61);
    expect(() => lease.ids.next()).toThrow('lease of the worker number is over');
    // Meanwhile another process takes over the number.
    await database.pool.query(
      `update worker_lease set holder = 'another', leased_until = 'infinity' where number = $1`,
      [worker],
    );
    isAway = false;
    await vi.waitFor(() => expect(workerOf(lease.ids.next())).not.toBe(worker), SOON);
    await lease.release();
    await other.close();
  });

  test('are available again shortly after the database is, without waiting for the next renewal', async () => {
    let isAway = false;
    let tries = 0;
    const pool = new Proxy(database.pool, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (name === 'query') tries += 1;
        if (name === 'query' && isAway) return () => Promise.reject(new Error('away'));
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const own = manualClock(start);
    const lease = await leaseWorker({ database: { pool }, clock: own, onProblem: () => undefined });
    held.push(lease);
    own.advance(LEASE_MS);
    isAway = true;
    tries = 0;
    for (let time = 0; time < 100; time += 1) {
      expect(tryNext(lease)).toBeUndefined();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(tries).toBeGreaterThan(1);
    // A database that is down is not flooded with requests.
    expect(tries).toBeLessThan(10);
    isAway = false;
    // A third of the lease would be ten seconds.
    await vi.waitFor(() => lease.ids.next(), SOON);
  });

  test('never repeat, even if holders are killed, pause or have wrong clocks', async () => {
    const seen = new Set<number>();
    const step = fc.record({
      process: fc.nat(2),
      action: fc.constantFrom('make', 'kill', 'tick', 'back'),
      by: fc.integer({ min: 1, max: 40_000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        await database.pool.query(
          `update worker_lease set holder = 'x', leased_until = 'infinity' where number > 1`,
        );
        await database.pool.query(`update worker_lease set leased_until = '-infinity' where number <= 1`);
        const clocks = [0, 1, 2].map((skew) => manualClock(new Date(start.getTime() + skew * 7_000)));
        const leases: (WorkerLease | undefined)[] = [];
        for (const { process, action, by } of steps) {
          const own = clocks[process] ?? manualClock(start);
          if (action === 'tick') own.advance(by);
          else if (action === 'back') own.advance(-by);
          else if (action === 'kill') {
            // The worst case: the lease expires while the process is still alive.
            await database.pool.query(`update worker_lease set leased_until = '-infinity' where number <= 1`);
            const lease = await leaseWorker({ database, clock: own });
            held.push(lease);
            leases[process] = lease;
          } else {
            for (let count = 0; count < 300; count += 1) {
              const id = tryNext(leases[process]);
              if (id === undefined) break;
              expect(seen.has(id)).toBe(false);
              seen.add(id);
            }
          }
        }
      }),
      { numRuns: 15 },
    );
  });
});

function tryNext(lease: WorkerLease | undefined): number | undefined {
  try {
    return lease?.ids.next();
  } catch {
    return undefined;
  }
}
