import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createIdMaker, manualClock } from '@baize/clock';
import {
  createClosedPokerRoom,
  createKeyRing,
  createSandboxPokerRoom,
  PokerNameRefused,
  type PokerRoomPort,
  PokerRoomUnavailable,
  PokerUserMissing,
  createProviderClient,
} from '@baize/providers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createSandbox } from '../create-sandbox.ts';
import { testConfig } from '../testing/test-config.ts';

const keys = createKeyRing(['k'.repeat(40)]);
const clock = manualClock(new Date('2026-05-01T12:00:00Z'));
const ids = createIdMaker(clock);
const lobby = {
  siteId: 7,
  gameId: null,
  balanceMinor: 0n,
  currency: 'TRY',
  lang: 'tr',
  returnUrl: 'http://localhost:3000/poker',
} as const;

let folder = '';
let sandbox: FastifyInstance;
let baseUrl = '';
let room: PokerRoomPort;

async function startSandbox(): Promise<void> {
  sandbox = await createSandbox({
    config: testConfig({ origin: 'http://sandbox.test', dataFolder: folder, keys }),
    clock,
    ids,
  });
  baseUrl = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  room = createSandboxPokerRoom({ client: createProviderClient(), baseUrl, keys, clock });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-poker-'));
  await startSandbox();
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => sandbox.inject({ method: 'POST', url: '/poker/mood/open' }));

async function openPage(player: string, balanceMinor = 0n) {
  const { url } = await room.openLobby({ ...lobby, balanceMinor, player: { id: player } });
  const { pathname, search } = new URL(url);
  return sandbox.inject({ method: 'GET', url: pathname + search });
}

async function openSession(player: string, balanceMinor = 0n) {
  const { body } = await openPage(player, balanceMinor);
  return /"token":"([\w-]+)"/.exec(body)?.[1] ?? '';
}

async function problemOf(username: string, player = '7-9'): Promise<string> {
  const failure: unknown = await room
    .addUser({ siteId: 7, player: { id: player }, username })
    .catch((error: unknown) => error);
  return failure instanceof PokerNameRefused ? failure.problem : 'none';
}

describe('the statistics', () => {
  it('add up, and are the same for concurrent requests', async () => {
    const stats = await room.readStats(7);
    expect(stats).toEqual(await room.readStats(7));
    expect(stats.games.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(stats.members).toBe(stats.games.reduce((sum, { players }) => sum + players, 0));
    expect(stats.tables).toBe(stats.games.reduce((sum, { tables }) => sum + tables, 0));
    expect(stats.members).toBeGreaterThan(0);
    expect(stats.balancesMinor).toBeGreaterThan(0n);
  });

  it('change over time and with the open games', async () => {
    const before = await room.readStats(7);
    clock.advance(5 * 60_000);
    const after = await room.readStats(7);
    expect(after.balancesMinor).not.toBe(before.balancesMinor);
    await sandbox.inject({ method: 'POST', url: '/poker/games/4' });
    const withoutTavla = await room.readStats(7);
    expect(withoutTavla.games[3]).toEqual({ id: 4, isOpen: false, tables: 0, players: 0 });
    expect(withoutTavla.tables).toBeLessThan(after.tables);
    await sandbox.inject({ method: 'POST', url: '/poker/games/4' });
  });
});

describe('names', () => {
  it('have up to six letters or digits and belong to one player of a brand', async () => {
    expect(await problemOf('yedihrf')).toBe('length');
    expect(await problemOf('')).toBe('length');
    expect(await problemOf('a b')).toBe('letters');
    expect(await problemOf('<i>')).toBe('letters');
    expect(await problemOf('Işıl', '7-1')).toBe('none');
    expect(await problemOf('ışıl', '7-2')).toBe('taken');
    expect(await problemOf('Işıl', '7-1')).toBe('none');
    expect(await problemOf('başka', '7-1')).toBe('taken');
    await room.addUser({ siteId: 8, player: { id: '8-1' }, username: 'Işıl' });
  });

  it('survive a restart', async () => {
    await room.addUser({ siteId: 7, player: { id: '7-3' }, username: 'kalıcı' });
    await sandbox.close();
    await startSandbox();
    expect((await openPage('7-3')).statusCode).toBe(200);
  });
});

describe('the lobby', () => {
  it('cannot be opened by a player without a name', async () => {
    await expect(room.openLobby({ ...lobby, player: { id: '7-404' } })).rejects.toThrow(PokerUserMissing);
  });

  it('opens once, within a minute, for the requesting page', async () => {
    await room.addUser({ siteId: 7, player: { id: '7-5' }, username: 'deniz' });
    const { url } = await room.openLobby({ ...lobby, player: { id: '7-5' } });
    const path = url.replace('http://sandbox.test', '');
    const first = await sandbox.inject({ method: 'GET', url: path });
    expect(first.statusCode).toBe(200);
    expect(first.body).toContain('Hoş geldin, deniz');
    expect(first.headers['content-security-policy']).toContain('frame-ancestors http://localhost:3000');
    expect((await sandbox.inject({ method: 'GET', url: path })).statusCode).toBe(410);
    const old = await room.openLobby({ ...lobby, player: { id: '7-5' } });
    clock.advance(61_000);
    const late = await sandbox.inject({ method: 'GET', url: old.url.replace('http://sandbox.test', '') });
    expect(late.statusCode).toBe(410);
  });

  it('seats only players with enough chips', async () => {
    await room.addUser({ siteId: 7, player: { id: '7-6' }, username: 'nehir' });
    const sit = async (token: string, table: number) =>
      (
        await sandbox.inject({
          method: 'POST',
          url: `/poker/tables/${table}/seat`,
          headers: { 'x-poker-session': token },
        })
      ).json<{ said?: string }>().said;
    expect(await sit(await openSession('7-6'), 101)).toBe('short');
    const rich = await openSession('7-6', 1_000_000n);
    const { tables } = (
      await sandbox.inject({ method: 'GET', url: '/poker/tables', headers: { 'x-poker-session': rich } })
    ).json<{ tables: { id: number; seats: number; players: unknown[] }[] }>();
    const free = tables.find(({ seats, players }) => players.length < seats)?.id ?? 0;
    expect(await sit(rich, free)).toBe('seated');
    expect(await sit(rich, free)).toBe('left');
    expect(await sit(rich, 999)).toBe('closed');
    expect(await sit('made-up', free)).toBeUndefined();
  });
});

describe('a room that fails', () => {
  it.each(['silent', 'refuse'])('is unavailable while its mode is %s', async (mood) => {
    await sandbox.inject({ method: 'POST', url: `/poker/mood/${mood}` });
    const quick = createSandboxPokerRoom({
      client: createProviderClient(),
      baseUrl,
      keys,
      clock,
      timeoutMs: 200,
    });
    await expect(quick.readStats(7)).rejects.toThrow(PokerRoomUnavailable);
    const asked = quick.openLobby({ ...lobby, player: { id: '7-5' } });
    await expect(asked).rejects.toThrow(PokerRoomUnavailable);
  });

  it('and a deployment without one give the same error', async () => {
    await expect(createClosedPokerRoom().readStats(7)).rejects.toThrow(PokerRoomUnavailable);
  });

  it('refuses wrong signatures', async () => {
    const strange = createSandboxPokerRoom({
      client: createProviderClient(),
      baseUrl,
      keys: createKeyRing(['x'.repeat(40)]),
      clock,
    });
    await expect(strange.readStats(7)).rejects.toThrow(/401/);
  });
});

it('the console shows faults and players of the room', async () => {
  await sandbox.inject({ method: 'POST', url: '/poker/mood/slow' });
  const page = await sandbox.inject({ method: 'GET', url: '/poker' });
  expect(page.body).toContain('Now: Reply three seconds late.');
  expect((await sandbox.inject({ method: 'GET', url: '/poker.json' })).json()).toMatchObject({
    mood: 'slow',
  });
  expect((await sandbox.inject({ method: 'POST', url: '/poker/mood/dance' })).statusCode).toBe(404);
  expect((await sandbox.inject({ method: 'POST', url: '/poker/games/9' })).statusCode).toBe(404);
});
