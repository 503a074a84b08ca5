import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createIdMaker, type ManualClock, manualClock } from '@baize/clock';
import {
  buildLaunchUrl,
  createKeyRing,
  createSandboxJackpots,
  createSandboxMatches,
  FeedUnavailable,
  LIVE_FEED_PATH,
  LIVE_TABLE_TYPES,
  STUDIO_PARTY,
  createProviderClient,
} from '@baize/providers';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createSandbox } from '../create-sandbox.ts';
import type { TableSeed } from '../tables/table-seed.ts';
import { testConfig } from '../testing/test-config.ts';

const tables: TableSeed[] = LIVE_TABLE_TYPES.map((type, index) => ({
  id: String(index + 1).padStart(3, '0'),
  type,
  name: `Masa ${index + 1}`,
  image: '/pictures/masa.avif',
  minBetMinor: 500n,
  maxBetMinor: 2_500_000n,
  turkish: index % 2 === 0,
}));

const UNFED: TableSeed = {
  id: '130074',
  type: null,
  play: 'tables/over-under',
  name: 'Yedinin Altı Üstü',
  image: '/pictures/masa.avif',
  minBetMinor: 100n,
  maxBetMinor: 500_000n,
  turkish: false,
};

interface Received extends Record<string, unknown> {
  tableId?: string;
  last20Results?: readonly { gameId: string }[];
  tableLimits?: { minBet: number; maxBet: number };
  gameResult?: { gameId: string; result?: string };
}

describe('the live-table socket', () => {
  let folder = '';
  let clock: ManualClock;
  let sandbox: FastifyInstance;
  let origin = '';
  const sockets: WebSocket[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'feeds-'));
    clock = manualClock(new Date('2026-05-01T12:00:00Z'));
    const keys = createKeyRing(['k'.repeat(40)]);
    sandbox = await createSandbox({
      config: testConfig({ dataFolder: folder, keys, tables: [...tables, UNFED] }),
      clock,
      ids: createIdMaker(clock),
    });
    origin = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.close();
    await sandbox.close();
    await rm(folder, { recursive: true });
  });

  async function connect(path = LIVE_FEED_PATH) {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`);
    sockets.push(socket);
    const texts: string[] = [];
    let closed = false;
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') texts.push(data);
    });
    socket.addEventListener('close', () => (closed = true));
    await new Promise((resolve) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('close', resolve);
    });
    return {
      texts,
      isClosed: () => closed,
      send: (request: object) => socket.send(JSON.stringify(request)),
      received: () => texts.map((text) => JSON.parse(text) as Received),
    };
  }
  const subscribe = (key: string | string[], currency = 'TRY') => ({
    type: 'subscribe',
    casinoId: '7',
    currency,
    key,
  });
  const control = (payload: object) => sandbox.inject({ method: 'POST', url: '/feeds/control', payload });

  it('lists its tables and replies to pings with the time it received, number or string', async () => {
    const page = await connect();
    page.send({ type: 'available', casinoId: '7' });
    page.send({ type: 'ping', pingTime: 5 });
    page.send({ type: 'ping', pingTime: '6' });
    await vi.waitFor(() => expect(page.texts).toHaveLength(3));
    const pongTime = clock.now().getTime();
    expect(page.received()).toEqual([
      { tableKey: tables.map(({ id }) => id) },
      { pongTime, pingTime: 5 },
      { pongTime, pingTime: '6' },
    ]);
  });

  it('sends every kind of table completely, with twenty results in order', async () => {
    const page = await connect();
    page.send(subscribe(tables.map(({ id }) => id)));
    page.send(subscribe('001', 'EUR'));
    await vi.waitFor(() => expect(page.texts).toHaveLength(tables.length + 1));
    const received = page.received();
    expect(received.slice(0, -1).map(({ tableId }) => tableId)).toEqual(tables.map(({ id }) => id));
    for (const { last20Results = [], tableLimits } of received) {
      expect(last20Results).toHaveLength(20);
      const games = last20Results.map(({ gameId }) => Number(gameId));
      expect(games).toEqual(games.toSorted((a, b) => a - b));
      expect(tableLimits?.minBet).toBeGreaterThan(0);
    }
    expect(received[0]?.tableLimits).toMatchObject({ minBet: 5, maxBet: 25_000 });
    expect(received.at(-1)).toMatchObject({ tableId: '001', currency: 'EUR', tableLimits: { minBet: 0.1 } });
  });

  it('reports an unknown table and an unsupported currency', async () => {
    const page = await connect();
    page.send(subscribe(['7', UNFED.id]));
    page.send(subscribe('007', 'XAU'));
    await vi.waitFor(() => expect(page.texts).toHaveLength(3));
    expect(page.received()).toEqual([
      { tableId: '7', error: 'unknown table' },
      { tableId: UNFED.id, error: 'unknown table' },
      { tableId: '007', error: 'no limits in this currency' },
    ]);
  });

  it('sends only changes, at the rate that is set', async () => {
    const page = await connect();
    page.send(subscribe(['001', '002']));
    await vi.waitFor(() => expect(page.texts).toHaveLength(2));
    expect((await control({ rate: 100 })).statusCode).toBe(200);
    clock.advance(1_000);
    await vi.waitFor(() => expect(page.texts.length).toBe(102));
    const changes = page.received().slice(2);
    expect(new Set(changes.map(({ tableId }) => tableId))).toEqual(new Set(['001', '002']));
    expect(changes.filter((change) => 'tableLimits' in change)).toEqual([]);
    const kinds = new Set(changes.flatMap((change) => Object.keys(change)));
    expect(kinds).toContain('gameResult');
    expect(kinds).toContain('totalSeatedPlayers');
    expect([...kinds].some((name) => name.startsWith('seat'))).toBe(true);
  });

  it('shows the rounds of the table itself, and who is there', async () => {
    const keys = createKeyRing(['k'.repeat(40)]);
    const key = keys.current(STUDIO_PARTY, 7);
    const game = {
      code: '130001',
      name: 'Masa 1',
      studioName: 'Kuzgun',
      type: 'live_casino',
      rtpBasisPoints: 9730,
    };
    const address = buildLaunchUrl(
      origin,
      {
        siteId: 7,
        game: { ...game, play: 'tables/roulette', tableId: '001' },
        mode: 'demo',
        player: null,
        token: null,
        lang: 'tr',
        currency: 'TRY',
        device: 'web',
        returnUrl: 'http://127.0.0.1:3000/',
      },
      key,
    );
    const opened = await sandbox.inject({
      method: 'POST',
      url: '/studio/play/open',
      payload: { search: new URL(address).search },
    });
    const lobby = await connect();
    lobby.send(subscribe('001'));
    await vi.waitFor(() => expect(lobby.texts).toHaveLength(1));
    const table = await connect('/studio/tables/live');
    table.send({ playKey: opened.json().playKey });
    await vi.waitFor(() => expect(lobby.received().at(-1)).toMatchObject({ totalSeatedPlayers: 1 }));
    const seen = () => table.received().findLast(({ type }) => type === 'state');
    for (let step = 0; step < 40 && seen()?.phase !== 'result'; step += 1) {
      clock.advance(3_000);
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
    const results = () => lobby.received().flatMap(({ gameResult }) => gameResult ?? []);
    await vi.waitFor(() => expect(results()).toHaveLength(1));
    expect(results()).toMatchObject([{ gameId: seen()?.round, result: String(seen()?.view) }]);
  });

  it('can be silent, truncate messages, send garbage and drop connections', async () => {
    const page = await connect();
    await control({ fault: 'silent' });
    page.send({ type: 'ping', pingTime: 1 });
    await vi.waitFor(async () =>
      expect((await sandbox.inject('/feeds.json')).json().floor.messagesSent).toBe(1),
    );
    expect(page.texts).toEqual([]);

    await control({ fault: 'half' });
    for (let pingTime = 0; pingTime < 4; pingTime++) page.send({ type: 'ping', pingTime });
    await vi.waitFor(() => expect(page.texts).toHaveLength(4));
    expect(page.texts.filter((text) => !text.endsWith('}'))).toHaveLength(2);

    await control({ fault: 'garbage' });
    page.send({ type: 'ping', pingTime: 9 });
    await vi.waitFor(() => expect(page.texts).toHaveLength(6));

    await control({ fault: 'drop' });
    await vi.waitFor(() => expect(page.isClosed()).toBe(true));
    const again = await connect();
    await vi.waitFor(() => expect(again.isClosed()).toBe(true));
  });

  it('has a console that shows and sets its controls, and refuses unknown ones', async () => {
    const form = await sandbox.inject({
      method: 'POST',
      url: '/feeds/control',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'rate=500&fault=storm&jackpots=silent&matches=fine',
    });
    expect(form.statusCode).toBe(303);
    const page = await sandbox.inject('/feeds');
    expect(page.body).toContain('value="500"');
    expect(page.body).toContain('<option value="storm" selected>');
    expect((await control({ rate: 501 })).statusCode).toBe(400);
    expect((await control({ fault: 'earthquake' })).statusCode).toBe(400);
    expect((await sandbox.inject('/feeds.json')).json().controls).toMatchObject({
      rate: 500,
      fault: 'storm',
    });
  });

  it('sends jackpots and matches that their adapters can parse', async () => {
    const networks = await createSandboxJackpots({
      client: createProviderClient(),
      baseUrl: origin,
    }).readJackpots();
    expect(networks.map(({ id, tiers }) => [id, tiers.length])).toEqual([
      ['cards', 4],
      ['grand', 4],
    ]);
    const matches = await createSandboxMatches({
      client: createProviderClient(),
      baseUrl: origin,
    }).readMatches();
    expect(matches.length).toBeGreaterThan(5);
    expect(matches[0]?.startsAt.getTime()).toBeGreaterThan(clock.now().getTime());
  });

  it('names the matches of the coming days, also those being played, and their leagues and sports', async () => {
    const feed = createSandboxMatches({ client: createProviderClient(), baseUrl: origin });
    const [upcoming, names] = [await feed.readMatches(), await feed.readNames?.()];
    for (const { id, home, away, tournament, startsAt } of upcoming) {
      const named = names?.matches.get(id);
      expect(named).toMatchObject({ home: home.name, away: away.name, startsAt });
      expect(names?.leagues.get(named?.league ?? '')?.tr).toBe(tournament);
    }
    const starts = [...(names?.matches.values() ?? [])].map(({ startsAt }) => startsAt.getTime());
    expect(starts.some((start) => start < clock.now().getTime())).toBe(true);
    expect(starts.length).toBeGreaterThan(100);
    expect(names?.sports.get('ice-hockey')).toEqual({ tr: 'Buz hokeyi', en: 'Ice hockey' });
    expect(names?.sports.size).toBe(12);
  });

  it('makes the adapters fail if a feed is silent or sends garbage', async () => {
    const jackpots = createSandboxJackpots({
      client: createProviderClient(),
      baseUrl: origin,
      timeoutMs: 50,
    });
    const matches = createSandboxMatches({ client: createProviderClient(), baseUrl: origin, timeoutMs: 50 });
    await control({ jackpots: 'silent', matches: 'garbage' });
    await expect(jackpots.readJackpots()).rejects.toThrow(FeedUnavailable);
    await expect(matches.readMatches()).rejects.toThrow(FeedUnavailable);
    await expect(matches.readNames?.()).rejects.toThrow(FeedUnavailable);
    await control({ jackpots: 'garbage', matches: 'silent' });
    await expect(jackpots.readJackpots()).rejects.toThrow(FeedUnavailable);
    await expect(matches.readMatches()).rejects.toThrow(FeedUnavailable);
  });

  it('refuses sockets at other paths', async () => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/elsewhere`);
    const failed = await new Promise((resolve) => {
      socket.addEventListener('error', () => resolve(true));
      socket.addEventListener('open', () => resolve(false));
    });
    expect(failed).toBe(true);
  });
});
