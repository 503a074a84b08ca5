import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createIdMaker, type ManualClock, manualClock } from '@baize/clock';
import { createKeyRing, createSandboxStudio, type LaunchRequest } from '@baize/providers';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createSandbox } from '../create-sandbox.ts';
import { FakeWallet } from '../studio/wallet/fake-wallet.ts';
import { testConfig } from '../testing/test-config.ts';
import { CRASH_SOCKET_PATH } from './add-crash.ts';
import type { CrashMessage } from './crash-messages.ts';
import { BETTING_MS } from './house-rules.ts';

const keys = createKeyRing(['k'.repeat(40)]);
/** Of the game that the tests open. */
const tiles = new Map([['190170', { hero: 'emoji:kite', palette: 'teal' }]] as const);
const sockets: WebSocket[] = [];
let folder: string;
let clock: ManualClock;
let wallet: FakeWallet;
let sandbox: FastifyInstance;
let origin: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crash-page-'));
  clock = manualClock(new Date('2026-05-01T12:00:00Z'));
  wallet = new FakeWallet(keys, clock);
  const siteUrl = await wallet.listen();
  sandbox = await createSandbox({
    config: testConfig({ siteUrl, dataFolder: folder, keys, tiles }),
    clock,
    ids: createIdMaker(clock),
  });
  origin = await sandbox.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.close();
  await sandbox.close();
  await wallet.close();
  await rm(folder, { recursive: true });
});

async function addressOf(change: Partial<LaunchRequest> = {}): Promise<string> {
  const studio = createSandboxStudio({ baseUrl: 'http://127.0.0.1:3001', keys, clock });
  const { url } = await studio.createLaunch({
    siteId: 7,
    game: {
      code: '190170',
      name: 'Yüksek <Uçuş>',
      studioName: 'İrtifa',
      type: 'games',
      rtpBasisPoints: 9_700,
      play: 'crash',
    },
    mode: 'real',
    player: { id: '7-5' },
    token: 'token-1',
    lang: 'tr',
    currency: 'TRY',
    device: 'web',
    returnUrl: 'http://localhost:3000/casino',
    ...change,
  });
  return url;
}

const demo = { mode: 'demo', player: null, token: null } as const;

const openWith = (url: string) =>
  sandbox.inject({ method: 'POST', url: '/studio/play/open', payload: { search: new URL(url).search } });

/** The key of an open page, with real money by default. */
async function open(change: Partial<LaunchRequest> = {}): Promise<string> {
  wallet.renewToken();
  return (await openWith(await addressOf(change))).json<{ playKey: string }>().playKey;
}

async function call(playKey: string, path: string, payload: object) {
  const headers = { authorization: `Bearer ${playKey}` };
  const response = await sandbox.inject({ method: 'POST', url: `/studio/crash/${path}`, headers, payload });
  return {
    status: response.statusCode,
    body: response.json<{ id: string; state: string; reason: string }>(),
  };
}

const bet = { slot: 1, stakeMinor: '1000', autoCashOut: null };
const place = (playKey: string, change: object = {}, requestId = 'request-1') =>
  call(playKey, 'bets', { requestId, bet: { ...bet, ...change } });

async function connect(first: string) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${CRASH_SOCKET_PATH}`);
  sockets.push(socket);
  const messages: CrashMessage[] = [];
  let isClosed = false;
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => messages.push(JSON.parse(data)));
  socket.addEventListener('close', () => (isClosed = true));
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  socket.send(first);
  return { socket, messages, isClosed: () => isClosed };
}

/** A page that watches, in a round whose bets are open. */
async function watch(playKey: string) {
  const page = await connect(JSON.stringify({ playKey }));
  await vi.waitFor(() => expect(page.messages.length).toBeGreaterThan(0));
  const [all] = page.messages;
  const commitment = all?.type === 'all' ? all.chain.commitment : '';
  await call(playKey, 'salt', { commitment, salt: 'ab'.repeat(32) });
  await vi.waitFor(() => expect(page.messages.at(-1)).toMatchObject({ phase: 'betting' }));
  return page;
}

describe('the socket', () => {
  it('shows nothing to a page that begins with anything but an open session', async () => {
    await watch(await open(demo));
    for (const first of ['', '{', 'null', '[]', '{"playKey":7}', '{"playKey":"forged"}']) {
      const page = await connect(first);
      await vi.waitFor(() => expect(page.isClosed(), first).toBe(true), { interval: 5 });
      expect(page.messages, first).toEqual([]);
    }
  });

  it('closes the connection of a page that says anything else', async () => {
    const page = await watch(await open(demo));
    page.socket.send('{"cashOut":1}');
    await vi.waitFor(() => expect(page.isClosed()).toBe(true));
  });

  it('shows one round to pages of real and of play money, and each only the bets of its kind', async () => {
    const real = await open();
    const fun = await open(demo);
    const [first, second] = [await watch(real), await watch(fun)];
    expect((await place(real)).body.state).toBe('open');
    expect((await place(fun, { stakeMinor: '5000' })).body.state).toBe('open');
    const listed = ({ messages }: typeof first) =>
      messages.flatMap((message) => (message.type === 'update' ? (message.joined ?? []) : []));
    await vi.waitFor(() => expect([listed(first).length, listed(second).length]).toEqual([1, 1]));
    expect(listed(first)).toEqual([[1, 'E***f', 1_000, 'TRY', 0]]);
    expect(listed(second)).toEqual([[2, '', 5_000, 'TRY', 0]]);
    clock.advance(BETTING_MS);
    for (const page of [first, second])
      await vi.waitFor(() =>
        expect(page.messages).toContainEqual(expect.objectContaining({ phase: 'flight', round: 1 })),
      );
  });
});

describe('a bet', () => {
  it('is refused without a session, and for anything but a stake within the limits', async () => {
    const playKey = await open();
    await watch(playKey);
    expect((await place('forged')).status).toBe(401);
    for (const change of [
      { stakeMinor: '-1000' },
      { stakeMinor: '0' },
      { stakeMinor: 1_000 },
      { stakeMinor: '19' },
      { stakeMinor: '5001' },
      { stakeMinor: '9'.repeat(40) },
      { stakeMinor: '10.5' },
      { autoCashOut: 100 },
      { autoCashOut: 1_000_001 },
      { autoCashOut: '150' },
      { slot: 3 },
      { payout: 99 },
    ])
      expect(await place(playKey, change)).toMatchObject({ status: 400, body: { reason: 'INVALID' } });
    for (const payload of [{}, { bet }, { requestId: 'x', bet }, { requestId: 'request-1' }])
      expect((await call(playKey, 'bets', payload)).status).toBe(400);
    expect(wallet.calls).toEqual(['session']);
  });

  it('is placed once however often its request is sent, and may be sent again after a refusal', async () => {
    const playKey = await open();
    await watch(playKey);
    const [one, two] = await Promise.all([place(playKey), place(playKey)]);
    expect([one.body.id, wallet.calls.filter((sent) => sent === 'bet').length]).toEqual([two.body.id, 1]);
    expect(await place(playKey, {}, 'request-2')).toMatchObject({ status: 409, body: { reason: 'TAKEN' } });
    expect((await call(playKey, `bets/${one.body.id}/cancel`, {})).status).toBe(200);
    expect((await place(playKey, {}, 'request-2')).body.state).toBe('open');
  });

  it('is cancelled and cashed out by its own page only, and not too late', async () => {
    const playKey = await open();
    const page = await watch(playKey);
    const stranger = await open(demo);
    const { id } = (await place(playKey)).body;
    for (const path of ['cancel', 'cash-out']) {
      expect((await call('forged', `bets/${id}/${path}`, {})).status).toBe(401);
      expect((await call(stranger, `bets/${id}/${path}`, {})).status).toBe(404);
      expect((await call(playKey, `bets/none/${path}`, {})).status).toBe(404);
    }
    expect(await call(playKey, `bets/${id}/cash-out`, {})).toMatchObject({ status: 409 });
    clock.advance(BETTING_MS);
    expect((await call(playKey, `bets/${id}/cancel`, {})).body.reason).toBe('CLOSED');
    expect((await place(playKey, { slot: 2 }, 'request-2')).body.reason).toBe('CLOSED');
    await vi.waitFor(() => expect(page.messages.at(-1)).toMatchObject({ phase: 'flight' }));
    clock.advance(300_000);
    const { reason, state } = (await call(playKey, `bets/${id}/cash-out`, {})).body;
    // The table itself may have noticed the crash before, and the wallet may know of it, too.
    expect(reason ?? state).toMatch(/^(?:CRASHED|settled|ending|ended)$/);
    expect(wallet.calls).not.toContain('win');
  });
});

describe('the page', () => {
  it('opens with a launch that works once, for its own brand and unchanged', async () => {
    const url = await addressOf();
    const page = await sandbox.inject(url);
    expect(page.body).toContain('<body data-kind="crash"');
    expect(page.body).toContain('Yüksek &lt;Uçuş&gt;');
    expect((await openWith(url)).statusCode).toBe(200);
    expect((await openWith(url)).json()).toEqual({ reason: 'SESSION_EXPIRED' });
    const elsewhere = url.replace(/key=[^&]*/, 'key=sandbox-studio.8.00000000');
    for (const changed of [elsewhere, url.replace('play=crash', 'play=keno')])
      expect((await openWith(changed)).json()).toEqual({ reason: 'LAUNCH' });
  });

  it('loads its scripts and styles from here', async () => {
    const { body } = await sandbox.inject(await addressOf());
    const links = [...body.matchAll(/(?:href|src)="(\/[^"]+\.(?:css|ts))"/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) expect((await sandbox.inject(link)).statusCode, link).toBe(200);
  });

  it('shows what flies on its tile', async () => {
    const { pathname, search } = new URL(await addressOf());
    const { body } = await sandbox.inject(pathname + search);
    const craft = '/studio/crash/craft/190170.svg';
    expect(body).toContain(`<img src="${craft}" alt="">`);
    const drawing = await sandbox.inject(craft);
    expect([drawing.statusCode, drawing.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect((await sandbox.inject('/studio/crash/craft/7.svg')).statusCode).toBe(404);
  });

  it('shows the chain and its rounds to anyone', async () => {
    const verify = await sandbox.inject('/studio/crash/verify?lang=en');
    expect(verify.body).toContain('Verify that the game is fair');
    expect(verify.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    const { chain, results } = (await sandbox.inject('/studio/crash/rounds')).json();
    expect([chain.commitment, results]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), []]);
  });

  it('takes the salt of a chain once, and only as 32 bytes', async () => {
    const playKey = await open(demo);
    const { chain } = (await sandbox.inject('/studio/crash/rounds')).json();
    const choose = async (salt: unknown, commitment: unknown = chain.commitment) =>
      (await call(playKey, 'salt', { commitment, salt })).body;
    expect(await choose(7)).toEqual({ reason: 'INVALID' });
    expect(await choose('ab')).toEqual({ isChosen: false });
    expect(await choose('ab'.repeat(32), 'other')).toEqual({ isChosen: false });
    expect(await choose('ab'.repeat(32))).toEqual({ isChosen: true });
    expect(await choose('cd'.repeat(32))).toEqual({ isChosen: false });
  });
});
