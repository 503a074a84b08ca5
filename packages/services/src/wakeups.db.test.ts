import { createTestDatabase, openDatabase, openProxy, type TestDatabase } from '@baize/db';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { createPostgresWakeups } from './postgres-wakeups.ts';
import type { PaymentWork, PlayerEvent, Wakeups } from './wakeups.ts';

let database: TestDatabase;
let here: Wakeups;
let there: Wakeups;
const player = { siteId: 1, playerId: 7 };

beforeAll(async () => {
  database = await createTestDatabase();
  const onProblem = (error: unknown) => {
    throw error;
  };
  here = await createPostgresWakeups({ database, processId: 'here', onProblem });
  there = await createPostgresWakeups({ database, processId: 'there', onProblem });
});
afterAll(async () => {
  await here.close();
  await there.close();
  await database.drop();
});

const balance = { kind: 'balance', balanceMinor: '100' } as const;

function collect(wakeups: Wakeups, count: number): Promise<PlayerEvent[]> {
  const events: PlayerEvent[] = [];
  return new Promise((resolve) => {
    const stop = wakeups.subscribe(player, (event) => {
      events.push(event);
      if (events.length < count) return;
      stop();
      resolve(events);
    });
  });
}

test('a process receives its own events at once, and the other one each event once, with the newest of many balances', async () => {
  const ownEvents = collect(here, 4);
  const farEvents = collect(there, 2);
  for (const version of [2, 3, 1]) here.publish(player, { ...balance, version });
  here.publish({ siteId: 2, playerId: 7 }, { kind: 'signed-out', sessionId: 1 });
  here.publish(player, { kind: 'signed-out', sessionId: 5 });
  const signedOut = { kind: 'signed-out', sessionId: 5 };
  expect(await farEvents).toEqual([{ ...balance, version: 3 }, signedOut]);
  expect(await ownEvents).toEqual([...[2, 3, 1].map((version) => ({ ...balance, version })), signedOut]);
});

test('more events than fit into one notification all arrive', async () => {
  const count = 400;
  const farEvents = collect(there, count);
  for (let sessionId = 0; sessionId < count; sessionId += 1)
    here.publish(player, { kind: 'signed-out', sessionId });
  expect(new Set((await farEvents).map((event) => JSON.stringify(event))).size).toBe(count);
});

test('work is heard of by every process once', async () => {
  const works = [1, 2].map((transactionId) => ({ kind: 'payout', ...player, transactionId }) as const);
  const heard: Record<string, PaymentWork[]> = { here: [], there: [] };
  const stops = [
    here.subscribeWork((work) => heard['here']?.push(work)),
    there.subscribeWork((work) => heard['there']?.push(work)),
  ];
  for (const work of works) here.publishWork(work);
  await vi.waitFor(() => expect(heard).toEqual({ here: works, there: works }), { timeout: 20_000 });
  for (const stop of stops) stop();
  here.publishWork(works[0] ?? { kind: 'payout', ...player, transactionId: 1 });
  const [later] = await collectAfter(() => here.publish(player, { ...balance, version: 9 }));
  expect(later).toMatchObject({ version: 9 });
  expect(heard).toEqual({ here: works, there: works });
});

async function collectAfter(act: () => void): Promise<PlayerEvent[]> {
  const events = collect(there, 1);
  act();
  return events;
}

test('a listening connection that went silent is noticed and replaced', async () => {
  const proxy = await openProxy(database.url);
  const far = openDatabase({ url: proxy.url, maxConnections: 2 });
  const problems: unknown[] = [];
  const wakeups = await createPostgresWakeups({
    database: far,
    processId: 'behind a network',
    onProblem: (error) => problems.push(error),
    heartbeatMs: 100,
    answerMs: 100,
    reconnectMs: 10,
  });
  onTestFinished(async () => {
    await proxy.close();
    await wakeups.close();
    await far.close();
  });
  proxy.silence();
  await expect.poll(() => problems.length).toBeGreaterThan(0);
  const heard = collect(wakeups, 1);
  const publishing = setInterval(() => here.publish(player, { ...balance, version: 9 }), 50);
  expect(await heard).toEqual([{ ...balance, version: 9 }]);
  clearInterval(publishing);
});
