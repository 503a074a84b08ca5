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
import { FakeWallet } from '../studio/wallet/fake-wallet.ts';
import { testConfig } from '../testing/test-config.ts';
import { POKER_SOCKET_PATH } from './add-table-socket.ts';
import type { LobbyTable } from './poker-room.ts';
import type { TableMessage } from './table-messages.ts';

const keys = createKeyRing(['k'.repeat(40)]);
const clock = manualClock(new Date('2026-05-01T12:00:00Z'));
const ids = createIdMaker(clock);
const lobby = {
  siteId: 7,
  gameId: null,
  balanceMinor: 0n,
  currency: 'TRY',
  launch: { game: '900201', token: 'of-7-5' },
  lang: 'tr',
  returnUrl: 'http://localhost:3000/poker',
} as const;

let folder = '';
let walletUrl = '';
let sandbox: FastifyInstance;
let baseUrl = '';
let room: PokerRoomPort;
let wallet: FakeWallet;

async function startSandbox(): Promise<void> {
  sandbox = await createSandbox({
    config: testConfig({ origin: 'http://sandbox.test', dataFolder: folder, keys, siteUrl: walletUrl }),
    clock,
    ids,
  });
  baseUrl = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  room = createSandboxPokerRoom({ client: createProviderClient(), baseUrl, keys, clock });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-poker-'));
  wallet = new FakeWallet(keys, clock);
  wallet.balanceMinor = 1_000_000n;
  walletUrl = await wallet.listen();
  await startSandbox();
});
afterAll(async () => {
  await sandbox.close();
  await wallet.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => sandbox.inject({ method: 'POST', url: '/poker/mood/open' }));

async function openPage(player: string, siteId = 7) {
  const launch = { ...lobby.launch, token: `of-${player}` };
  const { url } = await room.openLobby({ ...lobby, siteId, launch, player: { id: player } });
  const { pathname, search } = new URL(url);
  return sandbox.inject({ method: 'GET', url: pathname + search });
}

async function openSession(player: string, siteId = 7) {
  const { body } = await openPage(player, siteId);
  return /"token":"([\w-]+)"/.exec(body)?.[1] ?? '';
}

async function tablesOf(token: string) {
  const headers = { 'x-poker-session': token };
  return (await sandbox.inject({ method: 'GET', url: '/poker/tables', headers })).json<{
    tables: LobbyTable[];
    balance: number;
  }>();
}

/** A page at a table, and what it is sent. */
async function joinTable(token: string, table: number) {
  const socket = new WebSocket(`${baseUrl.replace('http', 'ws')}${POKER_SOCKET_PATH}`);
  const messages: TableMessage[] = [];
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    messages.push(JSON.parse(data) as TableMessage);
  });
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  socket.send(JSON.stringify({ playKey: token, table }));
  await expect.poll(() => messages.length).toBeGreaterThan(0);
  const state = () => messages.findLast((message) => message.type === 'table');
  return { socket, messages, state, send: (message: object) => socket.send(JSON.stringify(message)) };
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
    expect([stats.members, stats.balancesMinor]).toEqual([0, 0n]);
    expect(stats.games.map(({ isOpen }) => isOpen)).toEqual([true, true, false, true]);
  });

  it('change with the open games', async () => {
    const before = await room.readStats(7);
    await sandbox.inject({ method: 'POST', url: '/poker/games/2' });
    const withoutOmaha = await room.readStats(7);
    expect(withoutOmaha.games[1]).toEqual({ id: 2, isOpen: false, tables: 0, players: 0 });
    expect(withoutOmaha.tables).toBeLessThan(before.tables);
    await sandbox.inject({ method: 'POST', url: '/poker/games/2' });
    expect(await room.readStats(7)).toEqual(before);
  });
});

describe('names', () => {
  it('have up to six letters or digits and belong to one player of all brands', async () => {
    expect(await problemOf('yedihrf')).toBe('length');
    expect(await problemOf('')).toBe('length');
    expect(await problemOf('a b')).toBe('letters');
    expect(await problemOf('<i>')).toBe('letters');
    expect(await problemOf('😀')).toBe('letters');
    for (const name of ['Orospu', 'AMCIK', 'sik31', 'SHIT', 'Salon', 'SALON1', 'HOUSE', 'house7'])
      expect(await problemOf(name), name).toBe('unfit');
    expect(await problemOf('Işıl', '7-1')).toBe('none');
    expect(await problemOf('ışıl', '7-2')).toBe('taken');
    expect(await problemOf('Işıl', '7-1')).toBe('none');
    expect(await problemOf('başka', '7-1')).toBe('taken');
    expect(await problemOf('lodos', '7-4')).toBe('taken');
    expect(await problemOf('s', '7-99')).toBe('none');
    const elsewhere = room.addUser({ siteId: 8, player: { id: '8-1' }, username: 'IŞIL' });
    await expect(elsewhere).rejects.toThrow(PokerNameRefused);
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
    expect(first.body).toContain('Hoş geldiniz, deniz');
    expect(first.headers['content-security-policy']).toContain('frame-ancestors http://localhost:3000');
    expect((await sandbox.inject({ method: 'GET', url: path })).statusCode).toBe(410);
    const old = await room.openLobby({ ...lobby, player: { id: '7-5' } });
    clock.advance(61_000);
    const late = await sandbox.inject({ method: 'GET', url: old.url.replace('http://sandbox.test', '') });
    expect(late.statusCode).toBe(410);
  });

  it('is not opened for a player whom the wallet does not know, or knows as another', async () => {
    const { url } = await room.openLobby({
      ...lobby,
      launch: { ...lobby.launch, token: 'of-7-9' },
      player: { id: '7-5' },
    });
    const { pathname, search } = new URL(url);
    expect((await sandbox.inject({ method: 'GET', url: pathname + search })).statusCode).toBe(410);
  });

  it('says what is open, and what is not', async () => {
    const { body } = await openPage('7-5');
    expect(body).toContain('Türk pokeri henüz açık değil');
    const { tables, balance } = await tablesOf(await openSession('7-5'));
    expect([tables.length, balance]).toEqual([16, 1_000_000]);
    expect(tables[0]).toMatchObject({
      name: 'Boğaz',
      smallBlind: 50,
      bigBlind: 100,
      averagePot: null,
      ownChips: null,
    });
    expect((await sandbox.inject({ method: 'GET', url: '/poker/tables' })).statusCode).toBe(401);
    expect((await sandbox.inject({ method: 'GET', url: '/poker/verify?lang=en' })).body).toContain(
      'Verify a hand',
    );
  });
});

describe('a table', () => {
  it('is shared by players of two brands, who play a hand and leave with their chips', async () => {
    await room.addUser({ siteId: 8, player: { id: '8-7' }, username: 'nehir' });
    const tokens = [await openSession('7-5'), await openSession('8-7', 8)] as const;
    const pages = [await joinTable(tokens[0], 105), await joinTable(tokens[1], 105)] as const;
    for (const [seat, page] of pages.entries()) {
      page.send({ type: 'sit', seat: seat * 2, buyIn: 100_000 });
      await expect.poll(() => page.state()?.view.seat).toBe(seat * 2);
    }
    expect(pages[0].state()?.view.seats.map(({ player }) => player)).toEqual(['deniz', 'nehir']);
    expect(await room.readStats(7)).toMatchObject({ members: 2, balancesMinor: 200_000n });
    await expect.poll(() => pages[0].state()?.next?.dealsAtMs ?? 0).toBeGreaterThan(0);
    clock.advance(4_000);
    await expect.poll(() => pages[0].state()?.view.hand?.outcome).toBeNull();
    const actor = pages.find((page) => page.state()?.view.legal != null) ?? pages[0];
    const { hand } = actor.state()?.view ?? {};
    actor.send({ type: 'act', hand: hand?.id, turn: hand?.events.length, action: 'dance' });
    actor.socket.send('nonsense');
    actor.send({ type: 'act', hand: hand?.id, turn: hand?.events.length, action: 'fold' });
    await expect.poll(() => pages[1].state()?.view.hand?.outcome).toBe('played');
    const headers = { 'x-poker-session': tokens[1] };
    const { hands } = (await sandbox.inject({ method: 'GET', url: '/poker/hands', headers })).json<{
      hands: { hand: string; netMinor: number }[];
    }>();
    expect(Math.abs(hands[0]?.netMinor ?? 0)).toBe(1_000);
    const opened = await sandbox.inject({ method: 'GET', url: `/poker/hands/${hands[0]?.hand}`, headers });
    expect(opened.json()).toMatchObject({ hand: hands[0]?.hand, opening: { cards: [{}, {}] } });
    const strange = { 'x-poker-session': await openSession('7-3') };
    expect(
      (await sandbox.inject({ method: 'GET', url: `/poker/hands/${hands[0]?.hand}`, headers: strange }))
        .statusCode,
    ).toBe(404);
    for (const page of pages) page.send({ type: 'leave' });
    await expect.poll(() => wallet.balanceMinor).toBe(1_000_000n);
    await expect.poll(() => pages[0].messages.some(({ type }) => type === 'left')).toBe(true);
    for (const page of pages) page.socket.close();
  });

  it('is open in four pages of a player at most: a further one closes the oldest', async () => {
    const token = await openSession('7-5');
    const pages = [];
    for (let page = 0; page < 5; page += 1) pages.push(await joinTable(token, 105));
    const [oldest, second] = pages;
    await expect.poll(() => oldest?.socket.readyState).toBe(WebSocket.CLOSED);
    expect(oldest?.messages.at(-1)).toEqual({ type: 'refused', reason: 'too-many-pages' });
    expect([second?.socket.readyState, second?.messages.at(-1)?.type]).toEqual([WebSocket.OPEN, 'table']);
    for (const { socket } of pages) socket.close();
  });

  it('is closed to made-up sessions, unknown tables and new players of a closed game', async () => {
    const strange = await joinTable('made-up', 105);
    const nowhere = await joinTable(await openSession('7-5'), 999);
    expect([strange.messages, nowhere.messages]).toEqual([
      [{ type: 'refused', reason: 'expired' }],
      [{ type: 'refused', reason: 'no-such-table' }],
    ]);
    await sandbox.inject({ method: 'POST', url: '/poker/games/1' });
    const page = await joinTable(await openSession('7-5'), 101);
    page.send({ type: 'sit', seat: 0, buyIn: 10_000 });
    await expect.poll(() => page.messages.at(-1)).toEqual({ type: 'refused', reason: 'paused' });
    await sandbox.inject({ method: 'POST', url: '/poker/games/1' });
    page.socket.close();
  });
});

it('a table of tavla has the same socket, and its matches are for their players only', async () => {
  const before = wallet.balanceMinor;
  const token = await openSession('7-5');
  const page = await joinTable(token, 401);
  page.send({ type: 'sit', seat: 0, buyIn: 10_000 });
  page.send({ type: 'sit', side: 'green' });
  page.send({ type: 'sit', side: 'black' });
  await expect.poll(() => page.state()?.view.seat).toBe('black');
  expect(wallet.balanceMinor).toBe(before - 1_000n);
  expect((await room.readStats(7)).games[3]).toEqual({ id: 4, isOpen: true, tables: 6, players: 1 });
  const { tables } = await tablesOf(token);
  expect(tables.find(({ id }) => id === 401)).toMatchObject({
    kind: 'tavla',
    stake: 1_000,
    pays: 1_900,
    ownChips: 1_000,
  });
  page.send({ type: 'leave' });
  await expect.poll(() => wallet.balanceMinor).toBe(before);
  page.socket.close();

  const headers = { 'x-poker-session': token };
  const list = await sandbox.inject({ method: 'GET', url: '/poker/matches', headers });
  const none = await sandbox.inject({ method: 'GET', url: '/poker/matches/1', headers });
  const strange = await sandbox.inject({ method: 'GET', url: '/poker/matches' });
  expect([list.json(), none.statusCode, strange.statusCode]).toEqual([{ matches: [] }, 404, 401]);
  expect((await sandbox.inject({ method: 'GET', url: '/poker' })).body).toContain('Asma');
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
  expect((await sandbox.inject({ method: 'POST', url: '/poker/games/3' })).statusCode).toBe(404);
  expect((await sandbox.inject({ method: 'GET', url: '/poker' })).body).toContain('Sarayburnu');
});
