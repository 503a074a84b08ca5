import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createIdMaker, manualClock } from '@baize/clock';
import {
  buildQuickUrl,
  createKeyRing,
  QUICK_LAUNCH_PATH,
  QUICK_PARTY,
  QUICK_WALLET_PATH,
  readSignedForm,
  signQuickLaunch,
} from '@baize/providers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createSandbox } from '../create-sandbox.ts';
import { drawOutcome, prizeOf, quickStakes } from './quick-games.ts';
import { SANDBOX_ORIGIN, testConfig } from '../testing/test-config.ts';

const keys = createKeyRing(['k'.repeat(40)]);
const clock = manualClock(new Date('2026-05-01T12:00:00Z'));
const request = {
  siteId: 7,
  game: { code: '140403', name: 'Yazı <Tura>', studioName: 'Kehribar', type: 'games', rtpBasisPoints: 9_700 },
  mode: 'real',
  player: { id: '7-5' },
  token: 'launch-token',
  lang: 'tr',
  currency: 'TRY',
  device: 'phone',
  returnUrl: 'http://mercan.localhost:3000/casino',
} as const;

/** A wallet that the test controls; by default it accepts everything. */
let site: FastifyInstance;
let sandbox: FastifyInstance;
let folder: string;
let calls: { call: string; fields: Record<string, string> }[];
let answers: Record<string, () => object | undefined>;

beforeEach(async () => {
  calls = [];
  answers = {};
  folder = await mkdtemp(path.join(tmpdir(), 'baize-quick-'));
  site = Fastify();
  site.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  site.post<{ Params: { call: string } }>(`${QUICK_WALLET_PATH}/:call`, async ({ params, body }, reply) => {
    const form = readSignedForm(String(body), keys, params.call);
    if (form === null) return reply.code(500).send();
    calls.push({ call: params.call, fields: { ...form.fields } });
    const answer = answers[params.call] ?? (() => ({ error: 0, description: 'success', cash: 1_000.1 }));
    return answer() ?? reply.code(503).send();
  });
  answers['authenticate'] = () => ({
    error: 0,
    description: 'success',
    userId: '7-5',
    token: 's1',
    cash: 1_000.1,
    minBet: 1,
    maxBet: 1_000,
  });
  sandbox = await startSandbox(await site.listen({ port: 0, host: '127.0.0.1' }));
});
afterEach(async () => {
  await sandbox.close();
  await site.close();
  await rm(folder, { recursive: true });
});

async function startSandbox(siteUrl: string): Promise<FastifyInstance> {
  const app = await createSandbox({
    config: testConfig({ siteUrl, dataFolder: folder, keys }),
    clock,
    ids: createIdMaker(clock),
    // Heads, or the two of hearts: the first side.
    draw: () => 0,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

async function openPage(
  change: Partial<Omit<typeof request, 'mode' | 'token'>> & { mode?: 'demo'; token?: null } = {},
) {
  const url = buildQuickUrl('', { ...request, ...change }, keys.current(QUICK_PARTY, 7));
  const payload = { search: new URL(url, 'http://127.0.0.1').search };
  const opened = await sandbox.inject({ method: 'POST', url: '/quick/api/open', payload });
  const { playKey } = opened.json<{ playKey: string }>();
  const post = async (call: string, body: object, afterMs = 5_000) => {
    clock.advance(afterMs);
    const headers = { authorization: `Bearer ${playKey}` };
    return sandbox.inject({ method: 'POST', url: `/quick/api/${call}`, payload: body, headers });
  };
  return { url, opened, post };
}

const sent = (call: string) => calls.filter((one) => one.call === call).map(({ fields }) => fields);

describe('a quick game for real money', () => {
  it('is opened, won and booked in exact amounts', async () => {
    const { opened, post } = await openPage();
    expect(opened.json()).toMatchObject({ balance: 100_010, stakes: expect.arrayContaining([100, 100_000]) });
    const won = await post('play', { stake: 500, choice: 'first' });
    expect(won.json()).toEqual({
      outcome: { side: 'first', card: null },
      win: 970,
      balance: 100_010,
      waitMs: 5_000,
      reason: null,
    });
    const [bet] = sent('bet');
    expect(bet).toMatchObject({
      token: 's1',
      userId: '7-5',
      gameId: '140403',
      amount: '5.00',
      currency: 'TRY',
    });
    expect(sent('result')).toMatchObject([{ amount: '9.70', roundId: bet?.['roundId'] }]);
    expect(sent('endRound')).toHaveLength(1);
    const lost = await post('play', { stake: 500, choice: 'second' });
    expect(lost.json()).toMatchObject({ win: 0 });
    expect(sent('result')[1]).toMatchObject({ amount: '0.00' });
  });

  it('refunds a bet with an unknown outcome, and retries until that is decided', async () => {
    const { post } = await openPage();
    let failures = 2;
    answers['bet'] = () => undefined;
    answers['refund'] = () =>
      failures-- > 0 ? { error: 100, description: 'retry' } : { error: 0, description: '' };
    expect((await post('play', { stake: 500, choice: 'first' })).json()).toMatchObject({
      outcome: null,
      reason: 'error100',
    });
    await vi.waitFor(() => expect(sent('refund')).toHaveLength(3));
    expect(new Set(sent('refund').map(({ reference }) => reference))).toEqual(
      new Set(sent('bet').map(({ reference }) => reference)),
    );
    expect(sent('result')).toEqual([]);
  });

  it('pays an undecided win after a restart', async () => {
    const { post } = await openPage();
    answers['result'] = () => undefined;
    await post('play', { stake: 500, choice: 'first' });
    await sandbox.close();
    const before = sent('result');
    delete answers['result'];
    const address = site.server.address();
    if (typeof address !== 'object' || address === null) throw new Error('the site has no address');
    sandbox = await startSandbox(`http://127.0.0.1:${address.port}`);
    await vi.waitFor(() => expect(sent('endRound')).toHaveLength(1));
    expect(sent('result').slice(before.length)).toEqual(before.slice(0, 1).map((first) => ({ ...first })));
  });

  it.each([
    [1, 'error1'],
    [50, 'error50'],
    [6, 'error6'],
  ])('that is refused with %i has no draw', async (error, reason) => {
    const { post } = await openPage();
    answers['bet'] = () => ({ error, description: 'no', cash: 1 });
    expect((await post('play', { stake: 500, choice: 'first' })).json()).toMatchObject({
      outcome: null,
      balance: 100,
      reason,
    });
    expect(calls.map(({ call }) => call)).toEqual(['authenticate', 'bet']);
  });

  it('accepts only offered stakes, a valid side, and one game at a time', async () => {
    const { post } = await openPage();
    expect((await post('play', { stake: 123, choice: 'first' })).statusCode).toBe(400);
    expect((await post('play', { stake: 500, choice: 'edge' })).statusCode).toBe(400);
    const both = await Promise.all([1, 2].map(() => post('play', { stake: 500, choice: 'first' })));
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('starts five seconds after the one before, even if the page is opened again', async () => {
    const { post } = await openPage();
    const play = { stake: 500, choice: 'first' };
    expect((await post('play', play)).json()).toMatchObject({ waitMs: 5_000 });
    const early = await post('play', play, 4_999);
    expect([early.statusCode, early.json()]).toEqual([409, { reason: 'busy' }]);

    const again = await openPage();
    expect(again.opened.json()).toMatchObject({ waitMs: 1 });
    expect((await again.post('play', play, 0)).statusCode).toBe(409);
    expect((await again.post('play', play, 1)).statusCode).toBe(200);
    expect(sent('bet')).toHaveLength(2);
  });
});

describe('a quick game on play money', () => {
  it('never calls the wallet', async () => {
    const { post } = await openPage({ mode: 'demo', token: null });
    const played = await post('play', { stake: 500, choice: 'second' });
    expect(played.json()).toEqual({
      outcome: { side: 'first', card: null },
      win: 0,
      balance: 999_500,
      waitMs: 5_000,
      reason: null,
    });
    expect(calls).toEqual([]);
  });
});

describe('the page of a quick game', () => {
  it('states its prize, escapes its name and can be framed by its lobby only', async () => {
    const { url } = await openPage();
    const page = await sandbox.inject(url);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<h1>Yazı &lt;Tura&gt;</h1>');
    expect(page.body).toContain('1,94 katını öder · getiri %97,00');
    expect(page.headers['content-security-policy']).toContain(
      "frame-ancestors 'self' http://mercan.localhost:3000",
    );
  });

  it('is refused if its address was changed', async () => {
    const { url } = await openPage();
    for (const changed of [
      url.replace('rtp=9700', 'rtp=9900'),
      url.replace(/&hash=.*/, ''),
      `${url}&rtp=9700`,
    ])
      expect((await sandbox.inject(changed)).statusCode).toBe(400);
  });
});

describe('the draw', () => {
  it('is fair in both games, and every prize is a whole number', () => {
    const cards = Array.from({ length: 52 }, (_, card) => drawOutcome('card', () => card).side);
    expect(cards.filter((side) => side === 'first')).toHaveLength(26);
    expect([0, 1].map((face) => drawOutcome('coin', () => face).side)).toEqual(['first', 'second']);
    for (const stake of quickStakes({ min: 1, max: 1_000_000 }))
      expect(Number.isInteger(prizeOf(stake))).toBe(true);
  });
});

describe('a quick game that opens by script', () => {
  const launch = (form: string) =>
    sandbox.inject({
      method: 'POST',
      url: QUICK_LAUNCH_PATH,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: form,
    });
  const form = (code: string) =>
    signQuickLaunch({ ...request, game: { ...request.game, code } }, keys.current(QUICK_PARTY, 7));

  it('is markup that names this origin in full and carries its launch', async () => {
    const { markup } = (await launch(form('140404'))).json<{ markup: string }>();
    expect(markup).toContain(`src="${SANDBOX_ORIGIN}/studio/src/quick/client/quick-page.ts"`);
    expect(markup).not.toMatch(/(?:src|href)="\//);
    expect(markup).toContain('Yazı &lt;Tura&gt;');
    const [, json = ''] = /id="frame-data">([^<]*)</.exec(markup) ?? [];
    const { origin, search } = JSON.parse(json) as { origin: string; search: string };
    expect(origin).toBe(SANDBOX_ORIGIN);
    const opened = await sandbox.inject({ method: 'POST', url: '/quick/api/open', payload: { search } });
    expect(opened.statusCode).toBe(200);
  });

  it('is refused without a valid form, and for an unknown game', async () => {
    expect((await launch(`${form('140404')}0`)).statusCode).toBe(400);
    expect((await launch(form('999999'))).statusCode).toBe(400);
  });

  it('can be called and loaded by a page with an opaque origin', async () => {
    for (const url of [
      '/studio/src/quick/client/quick-page.ts',
      '/studio/font/onest-latin.woff2',
      '/studio/src/studio/client/parent-link.ts',
      '/studio/src/quick/quick.css',
    ])
      expect((await sandbox.inject(url)).headers['access-control-allow-origin']).toBe('*');
    expect((await sandbox.inject('/studio')).headers['access-control-allow-origin']).toBeUndefined();
  });
});
