import { EventEmitter } from 'node:events';

import type { Database } from '@baize/db';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createPostgresWakeups } from './postgres-wakeups.ts';

const RECONNECT_MS = 2_000;

type Listen = () => Promise<void>;
const succeed: Listen = async () => undefined;

/** A pool whose clients break on demand and that counts how often each is released. */
function createPool() {
  const clients: { connection: EventEmitter; releases: number }[] = [];
  const outcomes: Listen[] = [];
  const gates: Promise<void>[] = [];
  const connect = async () => {
    await gates.shift();
    const listen = outcomes.shift() ?? succeed;
    const client = {
      connection: new EventEmitter(),
      releases: 0,
    };
    clients.push(client);
    return Object.assign(client.connection, {
      query: (text: string | object) => (typeof text === 'string' ? listen() : Promise.resolve()),
      release: () => {
        client.releases += 1;
      },
    });
  };
  const open = () => clients.filter(({ releases }) => releases === 0).length;
  const notified: unknown[] = [];
  const state = { isAway: false };
  const query = async (_: string, [, payload]: [string, string]) => {
    if (state.isAway) throw new Error('away');
    notified.push(...(JSON.parse(payload) as { events: unknown[] }).events);
  };
  const pool = { connect, query } as unknown as Database['pool'];
  return { pool, clients, outcomes, gates, open, notified, state };
}

let pool: ReturnType<typeof createPool>;
const problems: unknown[] = [];
const start = () =>
  createPostgresWakeups({
    database: { pool: pool.pool },
    processId: 'here',
    onProblem: (error) => problems.push(error),
  });

/** Breaks a connection as node-postgres reports it: an error, then the end. */
function breakConnection(connection: EventEmitter | undefined) {
  connection?.emit('error', new Error('terminated'));
  connection?.emit('end');
}

beforeEach(() => {
  vi.useFakeTimers();
  pool = createPool();
  problems.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

it('replaces a broken connection once, however the failure is reported', async () => {
  const wakeups = await start();
  breakConnection(pool.clients[0]?.connection);
  await vi.advanceTimersByTimeAsync(RECONNECT_MS);
  expect(pool.clients.map(({ releases }) => releases)).toEqual([1, 0]);
  expect(problems).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5 * RECONNECT_MS);
  expect(pool.clients).toHaveLength(2);
  await wakeups.close();
  expect(pool.clients.map(({ releases }) => releases)).toEqual([1, 1]);
});

it('releases a client that could not listen, at the start and later', async () => {
  const refuse = () => Promise.reject(new Error('refused'));
  pool.outcomes.push(refuse);
  await expect(start()).rejects.toThrow('refused');
  expect(pool.open()).toBe(0);

  pool.outcomes.push(succeed, refuse);
  const wakeups = await start();
  breakConnection(pool.clients[1]?.connection);
  await vi.advanceTimersByTimeAsync(RECONNECT_MS);
  expect(pool.open()).toBe(0);
  await vi.advanceTimersByTimeAsync(RECONNECT_MS);
  expect(pool.open()).toBe(1);
  await wakeups.close();
});

it('reconnects once if a connection breaks before it listens', async () => {
  const wakeups = await start();
  pool.outcomes.push(async () => {
    breakConnection(pool.clients[1]?.connection);
    throw new Error('terminated');
  });
  breakConnection(pool.clients[0]?.connection);
  await vi.advanceTimersByTimeAsync(3 * RECONNECT_MS);
  expect(pool.clients.map(({ releases }) => releases)).toEqual([1, 1, 0]);
  await wakeups.close();
});

it('releases the client of a connection that was being opened when it stopped', async () => {
  const wakeups = await start();
  const gate = Promise.withResolvers<void>();
  pool.gates.push(gate.promise);
  breakConnection(pool.clients[0]?.connection);
  await vi.advanceTimersByTimeAsync(RECONNECT_MS);
  const closed = wakeups.close();
  gate.resolve();
  await closed;
  expect(pool.clients.map(({ releases }) => releases)).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(5 * RECONNECT_MS);
  expect(pool.clients).toHaveLength(2);
});

it('publishes the end of a session again until the database takes it, and that something else was missed', async () => {
  const wakeups = await start();
  pool.state.isAway = true;
  const player = { siteId: 1, playerId: 2 };
  wakeups.publish(player, { kind: 'balance', balanceMinor: '100', version: 1 });
  const event = { kind: 'signed-out', sessionId: 3 } as const;
  wakeups.publish(player, event);
  await vi.advanceTimersByTimeAsync(2 * RECONNECT_MS);
  expect(pool.notified).toEqual([]);
  pool.state.isAway = false;
  await vi.advanceTimersByTimeAsync(RECONNECT_MS);
  expect(pool.notified).toEqual([
    { player, event: { kind: 'refresh' } },
    { player, event },
  ]);
  await vi.advanceTimersByTimeAsync(2 * RECONNECT_MS);
  expect(pool.notified).toHaveLength(2);
  await wakeups.close();
});
