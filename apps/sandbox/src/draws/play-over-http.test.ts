import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createIdMaker, manualClock } from '@baize/clock';
import { instantPlays, stepPlays } from '@baize/games';
import { createKeyRing, createSandboxStudio } from '@baize/providers';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';

import { createSandbox } from '../create-sandbox.ts';
import { testConfig } from '../testing/test-config.ts';

const keys = createKeyRing(['k'.repeat(40)]);
const clock = manualClock(new Date('2026-05-01T12:00:00Z'));
let folder = '';
let sandbox: FastifyInstance;
let baseUrl = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'draws-'));
  sandbox = await createSandbox({
    config: testConfig({ dataFolder: folder, keys }),
    clock,
    ids: createIdMaker(clock),
  });
  baseUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

async function launch(play: string, lang: 'tr' | 'en' = 'tr'): Promise<URL> {
  const { url } = await createSandboxStudio({ baseUrl, keys, clock }).createLaunch({
    siteId: 7,
    game: { code: '140501', name: 'Oyun', studioName: 'Kuzgun', type: 'games', rtpBasisPoints: 9_600, play },
    mode: 'demo',
    player: null,
    token: null,
    lang,
    currency: 'TRY',
    device: 'web',
    returnUrl: 'http://localhost:3000/casino',
  });
  return new URL(url);
}

async function open(play: string): Promise<string> {
  const { search } = await launch(play);
  const response = await sandbox.inject({ method: 'POST', url: '/studio/play/open', payload: { search } });
  return response.json<{ playKey: string }>().playKey;
}

async function call(url: string, playKey: string, payload?: object) {
  const headers = { authorization: `Bearer ${playKey}` };
  const method = payload ? 'POST' : 'GET';
  const response = await sandbox.inject({ method, url, headers, ...(payload && { payload }) });
  return { code: response.statusCode, body: response.json<Record<string, unknown>>() };
}

/** The first message to a page that sends this text. */
async function firstMessage(text: string): Promise<Record<string, unknown>> {
  const socket = new WebSocket(`${baseUrl.replace('http', 'ws')}/studio/draws/socket`);
  try {
    return await new Promise((resolve, reject) => {
      socket.on('open', () => socket.send(text));
      socket.on('message', (data: Buffer) => resolve(JSON.parse(data.toString('utf8'))));
      socket.on('error', reject);
    });
  } finally {
    socket.terminate();
  }
}

describe('a page of a shared draw', () => {
  it('gets the round by its key, buys a ticket of it, and reads it again', async () => {
    const playKey = await open('keno');
    const state = await firstMessage(JSON.stringify({ playKey }));
    const { round } = state['sale'] as { round: string };
    const bet = [{ picks: [1, 2, 3], stakeMinor: '500' }];
    const order = { requestId: 'request-1', round, bet };
    const bought = await call('/studio/draws/order', playKey, order);
    expect(bought.body).toMatchObject({ state: 'open', bet: 500, round, balance: 999_500 });
    expect((await call('/studio/draws/order', playKey, order)).body['id']).toBe(bought.body['id']);
    expect((await call('/studio/draws/tickets', playKey)).body).toMatchObject({
      tickets: [{ id: bought.body['id'], ticket: [{ picks: [1, 2, 3], stakeMinor: 500 }] }],
    });
    expect((await call('/studio/draws/tickets', await open('keno'))).body).toEqual({ tickets: [] });
  });

  it('says nothing of the result of a ticket before its draw is shown, however it is asked', async () => {
    const playKey = await open('keno');
    const key = JSON.stringify({ playKey });
    const { sale } = (await firstMessage(key)) as { sale: { round: string; closesAtMs: number } };
    const order = {
      requestId: 'request-1',
      round: sale.round,
      bet: [{ picks: [1, 2, 3], stakeMinor: '500' }],
    };
    const id = String((await call('/studio/draws/order', playKey, order)).body['id']);
    const read = async () => (await call(`/studio/play/wagers/${id}`, playKey)).body;
    clock.advance(sale.closesAtMs - clock.now().getTime());
    await expect.poll(async () => (await firstMessage(key))['shown']).not.toBeNull();
    expect(await read()).toMatchObject({ state: 'open', win: 0, result: null, balance: null });
    expect((await call('/studio/instant/shown', playKey, { id })).body).toEqual({ reason: 'INVALID' });
    expect(await read()).toMatchObject({ state: 'open', win: 0, result: null, balance: null });
    clock.advance(300_000);
    await expect.poll(read).toMatchObject({ state: 'ended', result: expect.anything() as unknown });
  });

  it.each(['{}', 'not json', '[]', '{"playKey":7}', '{"playKey":"unknown"}'])(
    'gets nothing for the text %s but that its session is over',
    async (text) => {
      expect(await firstMessage(text)).toEqual({ type: 'expired' });
    },
  );

  it('gets the round once, however often it sends its key', async () => {
    const key = JSON.stringify({ playKey: await open('keno') });
    const socket = new WebSocket(`${baseUrl.replace('http', 'ws')}/studio/draws/socket`);
    const received: unknown[] = [];
    socket.on('message', (data: Buffer) => received.push(JSON.parse(data.toString('utf8'))));
    await once(socket, 'open');
    for (const text of [key, key, key]) socket.send(text);
    // Replies are in the order of what was sent.
    socket.ping();
    await once(socket, 'pong');
    socket.terminate();
    expect(received).toEqual([expect.objectContaining({ type: 'state' })]);
  });

  it('is refused with the reason that its text names', async () => {
    const playKey = await open('keno');
    const state = await firstMessage(JSON.stringify({ playKey }));
    const { round } = state['sale'] as { round: string };
    const order = (change: object) =>
      call('/studio/draws/order', playKey, {
        requestId: `request-${JSON.stringify(change).length}`,
        round,
        bet: [{ picks: [1], stakeMinor: '500' }],
        ...change,
      });
    expect(await order({ round: 'r0' })).toEqual({ code: 409, body: { reason: 'CLOSED' } });
    expect(await order({ requestId: 'x' })).toEqual({ code: 409, body: { reason: 'INVALID' } });
    expect(await order({ bet: [{ picks: [90], stakeMinor: '500' }] })).toEqual({
      code: 400,
      body: { reason: 'INVALID' },
    });
    expect(await order({ bet: [{ picks: [1], stakeMinor: '1' }] })).toEqual({
      code: 400,
      body: { reason: 'LIMIT' },
    });
    expect((await call('/studio/draws/order', 'unknown', {})).code).toBe(401);
    expect((await call('/studio/draws/tickets', 'unknown')).code).toBe(401);
    const mines = await open('mines');
    expect((await call('/studio/draws/order', mines, { requestId: 'request-1' })).body).toEqual({
      reason: 'INVALID',
    });
  });
});

it('mines and a ball are played by their calls', async () => {
  const playKey = await open('mines');
  const place = { requestId: 'request-1', bet: { mines: 3, stakeMinor: '1000' } };
  const placed = await call('/studio/rounds/place', playKey, place);
  expect(placed.body).toMatchObject({ state: 'open', steps: [], hidden: null, balance: 999_000 });
  const opened = await call('/studio/rounds/step', playKey, {
    round: placed.body['id'],
    step: { tile: 12 },
  });
  expect(opened.body['steps']).toEqual([12]);
  const again = { requestId: 'request-2', bet: { mines: 3, stakeMinor: '1000' } };
  expect((await call('/studio/rounds/place', playKey, again)).body).toEqual({ reason: 'TOO_FAST' });
  const ended = await call('/studio/rounds/end', playKey, { round: placed.body['id'] });
  expect(ended.body['hidden']).toHaveLength(3);
  expect((await call('/studio/rounds/current', playKey, {})).body).toEqual({ round: null });

  const bet = { rows: 8, risk: 'low', stakeMinor: '100' };
  const plinko = await open('plinko');
  const ball = await call('/studio/instant/play', plinko, { requestId: 'request-1', bet });
  const shown = await call('/studio/instant/shown', plinko, { id: ball.body['id'] });
  expect(shown.body).toMatchObject({ id: ball.body['id'], state: 'ended', bet: 100 });
  expect((ball.body['result'] as { steps: number[] }).steps).toHaveLength(8);
});

it.each([
  ...Object.keys(stepPlays),
  ...Object.keys(instantPlays),
  'keno',
  'lucky-wheel',
  'race',
  'football',
  'bingo/75',
  'bingo/90',
])('the page of %s has a document in both languages, whose scripts and styles are there', async (play) => {
  for (const lang of ['tr', 'en'] as const) {
    const { pathname, search } = await launch(play, lang);
    const { statusCode, body } = await sandbox.inject(`${pathname}${search}`);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<html lang="${lang}">`);
    for (const [, file = ''] of body.matchAll(/(?:href|src)="(\/studio\/src\/[^"]+)"/g))
      expect([file, (await sandbox.inject(file)).statusCode]).toEqual([file, 200]);
    expect(body.match(/\/studio\/src\//g)?.length).toBeGreaterThanOrEqual(4);
  }
});
