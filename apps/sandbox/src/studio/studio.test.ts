import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createIdMaker, type ManualClock, manualClock } from '@baize/clock';
import { createKeyRing, createSandboxStudio, type LaunchRequest } from '@baize/providers';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createSandbox } from '../create-sandbox.ts';
import { type DrawBelow, drawGame } from './math/draw-game.ts';
import { richWeightFor } from './math/exact-return.ts';
import { fiveReels } from './math/five-reels.ts';
import { UNITS_PER_STAKE } from './math/slot-model.ts';
import type { Round } from './rounds/round.ts';
import { FakeWallet } from './wallet/fake-wallet.ts';
import { testConfig } from '../testing/test-config.ts';

const keys = createKeyRing(['k'.repeat(40)]);
const STAKE_MINOR = 1_200;
const START_MINOR = 100_000;

/** Always the first stop: five bonus symbols, free games, a large win. */
const winning: DrawBelow = () => 0;
const WIN_MINOR =
  (drawGame(fiveReels, richWeightFor(fiveReels, 9640), winning).units * STAKE_MINOR) / UNITS_PER_STAKE;

/** Stops without a prize, found by search. */
function losing(): DrawBelow {
  for (let seed = 0; ; seed++) {
    let count = 0;
    const draw: DrawBelow = (below) => (seed * 7 + (count++ % 6) * 11) % below;
    if (drawGame(fiveReels, richWeightFor(fiveReels, 9640), draw).units > 0) continue;
    count = 0;
    return draw;
  }
}

describe('the studio with a wallet', () => {
  let folder = '';
  let clock: ManualClock;
  let wallet: FakeWallet;
  let siteUrl = '';
  let sandbox: FastifyInstance;

  async function startSandbox(draw: DrawBelow, feedDraw: DrawBelow = draw): Promise<FastifyInstance> {
    const started = await createSandbox({
      config: testConfig({ siteUrl, dataFolder: folder, keys }),
      clock,
      ids: createIdMaker(clock),
      draw,
      feedDraw,
    });
    await started.listen({ port: 0, host: '127.0.0.1' });
    return started;
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'studio-'));
    clock = manualClock(new Date('2026-05-01T12:00:00Z'));
    wallet = new FakeWallet(keys, clock);
    siteUrl = await wallet.listen();
    sandbox = await startSandbox(winning);
  });
  afterEach(async () => {
    await sandbox.close();
    await wallet.close();
    await rm(folder, { recursive: true });
  });

  async function searchOf(
    mode: LaunchRequest['mode'] = 'real',
    type = 'casino',
    hasJackpot = false,
  ): Promise<string> {
    const studio = createSandboxStudio({ baseUrl: 'http://127.0.0.1:3001', keys, clock });
    const { url } = await studio.createLaunch({
      siteId: 7,
      game: {
        code: '172101',
        name: 'Ejder Hazinesi',
        studioName: 'Kuzgun',
        type,
        rtpBasisPoints: 9640,
        hasJackpot,
      },
      mode,
      player: mode === 'real' ? { id: '7-5' } : null,
      token: mode === 'real' ? 'token-1' : null,
      lang: 'tr',
      currency: 'TRY',
      device: 'web',
      returnUrl: 'http://localhost:3000/casino',
    });
    return new URL(url).search;
  }

  async function open(mode: LaunchRequest['mode'] = 'real', hasJackpot = false): Promise<string> {
    const payload = { search: await searchOf(mode, 'casino', hasJackpot) };
    const response = await sandbox.inject({ method: 'POST', url: '/studio/api/open', payload });
    expect(response.statusCode).toBe(200);
    return response.json<{ playKey: string }>().playKey;
  }

  async function spin(playKey: string, requestId = 'request-1', bet = STAKE_MINOR) {
    const response = await sandbox.inject({
      method: 'POST',
      url: '/studio/api/spin',
      headers: { authorization: `Bearer ${playKey}` },
      payload: { requestId, bet },
    });
    return {
      code: response.statusCode,
      body: response.json<{ id: string; state: string; reason: string; win: number; balance: number }>(),
    };
  }

  async function fault(kind: string, call: string, times = 1): Promise<void> {
    const response = await sandbox.inject({
      method: 'POST',
      url: '/studio/faults',
      payload: { kind, call, times },
    });
    expect(response.statusCode).toBe(200);
  }

  async function rounds(): Promise<Round[]> {
    return (await sandbox.inject('/studio.json')).json<{ rounds: Round[] }>().rounds;
  }

  const settled = () => vi.waitFor(async () => expect(await rounds()).toEqual([]), { timeout: 5_000 });

  it('always replays the same round of a game, without calling the wallet', async () => {
    const [first, second] = [await spin(await open('replay')), await spin(await open('replay'))];
    expect(first.body.win).toBeGreaterThanOrEqual(2 * STAKE_MINOR);
    expect(second.body.win).toBe(first.body.win);
    expect(wallet.calls).toEqual([]);
  });

  it('plays bet, draw, win and end of round', async () => {
    const { body } = await spin(await open());
    await settled();
    expect(body.win).toBe(WIN_MINOR);
    expect(body.balance).toBe(START_MINOR - STAKE_MINOR + WIN_MINOR);
    expect(Number(wallet.balanceMinor)).toBe(body.balance);
    expect(wallet.calls).toEqual(['session', 'bet', 'win', 'round_end']);
  });

  interface Pool {
    id: string;
    amountMinor: number;
    hits: number;
  }
  async function pool(tierId: string): Promise<Pool | undefined> {
    const feed = await sandbox.inject('/feeds/jackpots.json');
    const { networks } = feed.json<{ networks: { id: string; tiers: Pool[] }[] }>();
    return networks.find(({ id }) => id === 'grand')?.tiers.find(({ id }) => id === tierId);
  }

  it('adds real bets on jackpot games to the pools, but not play money or other games', async () => {
    await sandbox.close();
    sandbox = await startSandbox((below) => Math.max(below - 1, 0));
    const before = await pool('minor');
    await spin(await open('demo', true), 'request-1');
    expect(await pool('minor')).toEqual(before);
    await spin(await open('real', true), 'request-2', 5_000);
    await settled();
    // 40 basis points of 50.00 are 0.20.
    expect(await pool('minor')).toMatchObject({ amountMinor: (before?.amountMinor ?? 0) + 20, hits: 0 });
  });

  it('pays a jackpot that reached its amount as a separate win, and restarts it', async () => {
    // This generator draws every secret amount just above the start amount, so that the first bet reaches one.
    const { body } = await spin(await open('real', true));
    await settled();
    const hit = (await pool('grand')) ?? { amountMinor: 0, hits: 0 };
    expect(hit.hits).toBe(1);
    expect(wallet.calls).toEqual(['session', 'bet', 'win', 'win', 'round_end']);
    const jackpotMinor = Number(wallet.balanceMinor) - (START_MINOR - STAKE_MINOR + WIN_MINOR);
    expect(jackpotMinor).toBe(15_000_000 + 2);
    expect(body).toMatchObject({ win: WIN_MINOR, jackpot: jackpotMinor });
    expect(hit.amountMinor).toBe(15_000_000);
  });

  it('keeps the pools across a restart and pays a win that the wallet could not book before', async () => {
    await fault('refuse', 'win', 50);
    await spin(await open('real', true));
    await sandbox.close();
    sandbox = await startSandbox(winning);
    await settled();
    expect((await pool('grand'))?.hits).toBe(1);
    expect(Number(wallet.balanceMinor)).toBe(START_MINOR - STAKE_MINOR + WIN_MINOR + 15_000_002);
  });

  it('sends no win for a game that won nothing', async () => {
    await sandbox.close();
    sandbox = await startSandbox(losing(), () => 0);
    const { body } = await spin(await open());
    expect(body).toMatchObject({ state: 'ended', win: 0, balance: START_MINOR - STAKE_MINOR });
    expect(wallet.calls).toEqual(['session', 'bet', 'round_end']);
  });

  it.each([
    ['bet', 'silent'],
    ['bet', 'half'],
    ['bet', 'refuse'],
  ])('gives the stake back when the %s is %s', async (call, kind) => {
    const playKey = await open();
    await fault(kind, call);
    const { body } = await spin(playKey);
    expect(['refunding', 'refunded']).toContain(body.state);
    await settled();
    expect(Number(wallet.balanceMinor)).toBe(START_MINOR);
    expect(wallet.calls).not.toContain('win');
  });

  it('refunds the stake even if several refunds are lost', async () => {
    const playKey = await open();
    await fault('silent', 'bet');
    await fault('silent', 'rollback', 2);
    await fault('refuse', 'rollback', 2);
    await spin(playKey);
    await settled();
    expect(Number(wallet.balanceMinor)).toBe(START_MINOR);
  });

  it.each([
    ['silent', 3],
    ['half', 2],
    ['refuse', 3],
    ['duplicate', 1],
  ])('pays the win exactly once when it is %s', async (kind, times) => {
    const playKey = await open();
    await fault(kind, 'win', times);
    const { body } = await spin(playKey);
    expect(body.win).toBe(WIN_MINOR);
    await settled();
    expect(Number(wallet.balanceMinor)).toBe(START_MINOR - STAKE_MINOR + WIN_MINOR);
  });

  it('stakes once if the bet is sent twice concurrently', async () => {
    const playKey = await open();
    await fault('duplicate', 'bet');
    await spin(playKey);
    await settled();
    expect(Number(wallet.balanceMinor)).toBe(START_MINOR - STAKE_MINOR + WIN_MINOR);
  });

  it('pays a win from before a restart', async () => {
    const playKey = await open();
    await fault('refuse', 'win', 1_000);
    const { body } = await spin(playKey);
    expect(body.state).toBe('winning');
    await sandbox.close();
    expect(Number(wallet.balanceMinor)).toBe(START_MINOR - STAKE_MINOR);
    // A restarted studio would draw another result, but the stored win is unchanged.
    sandbox = await startSandbox(losing());
    await settled();
    expect(Number(wallet.balanceMinor)).toBe(START_MINOR - STAKE_MINOR + WIN_MINOR);
  });

  it('refunds an undecided stake after a restart', async () => {
    const playKey = await open();
    await fault('silent', 'bet');
    await fault('refuse', 'rollback', 1_000);
    await spin(playKey);
    await sandbox.close();
    expect(Number(wallet.balanceMinor)).toBe(START_MINOR - STAKE_MINOR);
    sandbox = await startSandbox(winning);
    await settled();
    expect(Number(wallet.balanceMinor)).toBe(START_MINOR);
  });

  it('lists a round as stuck if it stays undecided for too long, and retries it on demand', async () => {
    const playKey = await open();
    await fault('refuse', 'win', 1_000);
    const { body } = await spin(playKey);
    clock.advance(61_000);
    await vi.waitFor(async () => expect(await rounds()).toMatchObject([{ id: body.id, state: 'stuck' }]));
    await sandbox.inject({ method: 'POST', url: '/studio/faults/clear' });
    await sandbox.inject({ method: 'POST', url: `/studio/rounds/${body.id}/retry` });
    await settled();
    expect(Number(wallet.balanceMinor)).toBe(START_MINOR - STAKE_MINOR + WIN_MINOR);
  });

  it.each(['NO_FUNDS', 'LIMIT', 'PLAYER_BLOCKED', 'SESSION_EXPIRED'] as const)(
    'plays nothing when the wallet says %s',
    async (status) => {
      const playKey = await open();
      wallet.refusal = status;
      const { body } = await spin(playKey);
      expect(body).toMatchObject({ state: 'refused', reason: status, win: 0 });
      expect(await rounds()).toEqual([]);
      expect(wallet.calls).toEqual(['session', 'bet']);
    },
  );

  it('plays one game per request id, however often it is sent', async () => {
    const playKey = await open();
    const first = await spin(playKey);
    const second = await spin(playKey);
    expect(second.body.id).toBe(first.body.id);
    expect(wallet.calls.filter((call) => call === 'bet')).toHaveLength(1);
  });

  it('requires 2.5 seconds between two games and accepts only offered stakes', async () => {
    const playKey = await open();
    await spin(playKey);
    expect((await spin(playKey, 'request-2')).body).toEqual({ reason: 'TOO_FAST' });
    clock.advance(2_500);
    expect((await spin(playKey, 'request-2')).code).toBe(200);
    clock.advance(2_500);
    for (const bet of [0, -20, 21, 6_000, 1e9]) {
      expect((await spin(playKey, 'request-3', bet)).body).toEqual({ reason: 'STAKE' });
    }
  });

  it('keeps that pace if the game is opened again', async () => {
    await spin(await open());
    wallet.renewToken();
    const playKey = await open();
    clock.advance(2_499);
    expect((await spin(playKey, 'request-2')).body).toEqual({ reason: 'TOO_FAST' });
    clock.advance(1);
    expect((await spin(playKey, 'request-2')).code).toBe(200);
  });

  it('refuses a used launch token, a modified launch, and a foreign page', async () => {
    await open();
    const payload = { search: await searchOf() };
    const again = await sandbox.inject({ method: 'POST', url: '/studio/api/open', payload });
    expect(again.json()).toEqual({ reason: 'SESSION_EXPIRED' });
    const forged = { search: payload.search.replace('172101', '172102') };
    const tampered = await sandbox.inject({ method: 'POST', url: '/studio/api/open', payload: forged });
    expect(tampered.json()).toEqual({ reason: 'LAUNCH' });
    expect((await spin('nobody')).code).toBe(401);
  });

  it('plays demo games without calling the wallet', async () => {
    const { body } = await spin(await open('demo'));
    expect(body).toMatchObject({
      state: 'ended',
      win: WIN_MINOR,
      balance: 1_000_000 - STAKE_MINOR + WIN_MINOR,
    });
    expect(wallet.calls).toEqual([]);
  });

  it('lets only its parent frame the game, and shows a notice if there is no slot to play', async () => {
    const frame = await sandbox.inject(`/studio/frame${await searchOf()}`);
    expect(frame.statusCode).toBe(200);
    expect(frame.headers['content-security-policy']).toContain(
      "frame-ancestors 'self' http://localhost:3000",
    );
    expect(frame.body).toContain('EJDER HAZİNESİ');
    expect((await sandbox.inject('/studio/frame?game=1')).statusCode).toBe(400);
    const table = await sandbox.inject(`/studio/frame${await searchOf('real', 'live_casino')}`);
    expect(table.body).toContain('kendi stüdyosunda oynanır');
    expect(table.body).not.toContain('game-page.ts');
  });
});
