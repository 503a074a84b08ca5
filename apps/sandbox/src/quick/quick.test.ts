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
let siteUrl: string;
let sandbox: FastifyInstance;
let folder: string;
let calls: { call: string; fields: Record<string, string> }[];
let answers: Record<string, () => object | undefined>;
let requests = 0;

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
  siteUrl = await site.listen({ port: 0, host: '127.0.0.1' });
  sandbox = await startSandbox(siteUrl);
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
    // Heads, or the ace of spades.
    draw: () => 0,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

async function openPage(
  change: Partial<Omit<typeof request, 'mode' | 'token'>> & { mode?: 'demo'; token?: string | null } = {},
) {
  const url = buildQuickUrl('', { ...request, ...change }, keys.current(QUICK_PARTY, 7));
  const payload = { search: new URL(url, 'http://127.0.0.1').search };
  const opened = await sandbox.inject({ method: 'POST', url: '/quick/api/open', payload });
  const { playKey } = opened.json<{ playKey: string }>();
  const headers = { authorization: `Bearer ${playKey}` };
  const post = async (call: string, body: object = {}, afterMs = 5_000) => {
    clock.advance(afterMs);
    return sandbox.inject({ method: 'POST', url: `/quick/api/${call}`, payload: body, headers });
  };
  /** Plays for 5.00 as a new request, or as an earlier one that is repeated. */
  const play = (side: string, requestId = `request-of-page-${requests++}`, afterMs = 5_000) =>
    post('play', { requestId, bet: { side, stakeMinor: '500' } }, afterMs);
  const show = (id: string) => post('shown', { id }, 0);
  const read = (id: string) => sandbox.inject({ url: `/quick/api/wagers/${id}`, headers });
  return { url, opened, post, play, show, read };
}

const sent = (call: string) => calls.filter((one) => one.call === call).map(({ fields }) => fields);

describe('a quick game for real money', () => {
  it('is opened, won and booked in exact amounts', async () => {
    const { opened, play, show } = await openPage();
    expect(opened.json()).toMatchObject({ balance: 100_010, minBet: 100, maxBet: 100_000, open: [] });
    const won = await play('first');
    expect(won.json()).toMatchObject({
      state: 'winning',
      bet: 500,
      win: 970,
      balance: 100_010,
      result: { side: 'first', card: null },
      choice: { side: 'first' },
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
    expect(sent('result')).toEqual([]);
    const { id } = won.json<{ id: string }>();
    const ends = await Promise.all([show(id), show(id)]);
    expect(ends.map((reply) => reply.json<{ id: string }>().id)).toEqual([id, id]);
    expect((await show(id)).json()).toMatchObject({ state: 'ended', win: 970 });
    expect(sent('result')).toMatchObject([{ amount: '9.70', roundId: bet?.['roundId'] }]);
    expect(sent('endRound')).toHaveLength(1);
    const lost = await play('second');
    expect(lost.json()).toMatchObject({ win: 0 });
    expect(sent('result')[1]).toMatchObject({ amount: '0.00' });
  });

  it('refunds a bet with an unknown outcome, and retries until that is decided', async () => {
    const { play, read } = await openPage();
    let failures = 2;
    answers['bet'] = () => undefined;
    answers['refund'] = () =>
      failures-- > 0 ? { error: 100, description: 'retry' } : { error: 0, description: '' };
    const played = (await play('first')).json<{ id: string }>();
    expect(played).toMatchObject({ result: null, state: 'refunding', reason: 'UNDECIDED' });
    await vi.waitFor(() => expect(sent('refund')).toHaveLength(3));
    expect(new Set(sent('refund').map(({ reference }) => reference))).toEqual(
      new Set(sent('bet').map(({ reference }) => reference)),
    );
    expect(sent('result')).toEqual([]);
    await vi.waitFor(async () => expect((await read(played.id)).json()).toMatchObject({ state: 'refunded' }));
  });

  it('pays an undecided win after a restart, and shows it to the page that is opened then', async () => {
    const { play, show } = await openPage();
    answers['result'] = () => undefined;
    const played = (await play('first')).json<{ id: string }>();
    expect((await show(played.id)).json()).toMatchObject({ state: 'winning', win: 970 });
    await sandbox.close();
    const before = sent('result');
    delete answers['result'];
    sandbox = await startSandbox(siteUrl);
    await vi.waitFor(() => expect(sent('endRound')).toHaveLength(1));
    expect(sent('result').slice(before.length)).toEqual(before.slice(0, 1).map((first) => ({ ...first })));
    const { post } = await openPage();
    expect((await post('last')).json()).toMatchObject({ last: { id: played.id, win: 970 }, isNew: false });
  });

  it('is shown again by a page that is opened in the middle of its show, and paid by the next process', async () => {
    const { play } = await openPage();
    const played = (await play('first')).json<{ id: string }>();
    const again = await openPage({ token: 'launch-token-2' });
    expect((await again.post('last')).json()).toMatchObject({ last: { id: played.id }, isUnshown: true });
    await sandbox.close();
    expect(sent('result')).toEqual([]);
    sandbox = await startSandbox(siteUrl);
    await vi.waitFor(() => expect(sent('endRound')).toHaveLength(1));
    expect(sent('result')).toMatchObject([{ amount: '9.70' }]);
  });

  it.each([
    [1, 'NO_FUNDS'],
    [3, 'BONUS_TERMS'],
    [4, 'SESSION_EXPIRED'],
    [6, 'PLAYER_BLOCKED'],
    [50, 'LIMIT'],
    [120, 'INVALID'],
  ])('that is refused with %i has no draw', async (error, reason) => {
    const { play } = await openPage();
    answers['bet'] = () => ({ error, description: 'no', cash: 1 });
    expect((await play('first')).json()).toMatchObject({
      result: null,
      state: 'refused',
      balance: 100,
      reason,
    });
    expect(calls.map(({ call }) => call)).toEqual(['authenticate', 'bet']);
  });

  it.each([
    [100, 'UNDECIDED'],
    [6, 'PLAYER_BLOCKED'],
    [4, 'SESSION_EXPIRED'],
  ])('is not opened if the wallet replies with %i', async (error, reason) => {
    answers['authenticate'] = () => ({ error, description: 'no' });
    const { opened, play } = await openPage();
    expect([opened.statusCode, opened.json()]).toEqual([409, { reason }]);
    expect((await play('first')).statusCode).toBe(401);
  });

  it('accepts only stakes within its limits, a valid side, and one game at a time', async () => {
    const { post, play } = await openPage();
    const stake = (stakeMinor: string) =>
      post('play', { requestId: 'r-limits-1', bet: { side: 'first', stakeMinor } });
    expect((await stake('99')).json()).toEqual({ reason: 'LIMIT' });
    expect((await stake('100001')).json()).toEqual({ reason: 'LIMIT' });
    expect((await play('edge')).statusCode).toBe(400);
    expect((await play('first', 'no')).json()).toEqual({ reason: 'INVALID' });
    expect(sent('bet')).toEqual([]);
    const both = await Promise.all([1, 2].map(() => play('first')));
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('starts five seconds after the one before, even if the page is opened again', async () => {
    const { play } = await openPage();
    expect((await play('first')).statusCode).toBe(200);
    const early = await play('first', undefined, 4_999);
    expect([early.statusCode, early.json()]).toEqual([409, { reason: 'TOO_FAST' }]);
    const again = await openPage();
    expect((await again.play('first', undefined, 0)).statusCode).toBe(409);
    expect((await again.play('first', undefined, 1)).statusCode).toBe(200);
    expect(sent('bet')).toHaveLength(2);
  });
});

describe('a request whose reply was lost', () => {
  it('is played once, however often it is repeated, also before the first reply', async () => {
    const { play, show } = await openPage();
    const [one, two] = await Promise.all([1, 2].map(() => play('first', 'request-1')));
    expect(two?.json()).toEqual(one?.json());
    expect((await play('first', 'request-1', 0)).json()).toEqual(one?.json());
    await show(one?.json<{ id: string }>().id ?? '');
    expect([sent('bet').length, sent('result').length, sent('endRound').length]).toEqual([1, 1, 1]);
    expect((await play('first', 'request-2')).json()).not.toEqual(one?.json());
  });

  it('has its result on a page that is opened again, with the balance after it', async () => {
    const { play } = await openPage();
    const lost = (await play('second')).json<{ id: string }>();
    const again = await openPage({ token: 'launch-token-2' });
    expect((await again.post('last')).json()).toEqual({ last: lost, isNew: false, isUnshown: false });
    expect((await again.read(lost.id)).json()).toEqual(lost);
  });

  it('is waited for by a page that is opened while it is on its way', async () => {
    const { play } = await openPage();
    const again = await openPage({ token: 'launch-token-2' });
    let last: ReturnType<typeof again.post> | undefined;
    answers['bet'] = () => {
      last = again.post('last', {}, 0);
      return { error: 0, description: 'success', cash: 995.1 };
    };
    const played = (await play('first')).json<{ id: string }>();
    expect((await last)?.json()).toMatchObject({ last: { id: played.id } });
    answers['balance'] = () => ({ error: 0, description: 'success', cash: 1_004.8 });
    expect((await again.post('resume')).json()).toMatchObject({ balance: 100_480 });
  });

  it('is nobody else’s', async () => {
    const { play } = await openPage();
    const { id } = (await play('first')).json<{ id: string }>();
    answers['authenticate'] = () => ({ error: 0, description: '', userId: '7-6', token: 's2', cash: 1 });
    const other = await openPage({ token: 'launch-token-2' });
    expect((await other.post('last')).json()).toEqual({ last: null, isNew: false });
    expect((await other.read(id)).statusCode).toBe(404);
    expect((await other.show(id)).json()).toEqual({ reason: 'INVALID' });
    expect(sent('result')).toEqual([]);
  });
});

describe('a quick game on play money', () => {
  it('never calls the wallet, and is played once for each request', async () => {
    const { play, post } = await openPage({ mode: 'demo', token: null });
    const played = await play('second', 'request-1');
    expect(played.json()).toMatchObject({
      result: { side: 'first', card: null },
      state: 'ended',
      win: 0,
      balance: 999_500,
    });
    expect((await play('second', 'request-1')).json()).toEqual(played.json());
    expect((await post('last')).json()).toEqual({ last: played.json(), isNew: false, isUnshown: false });
    expect((await post('resume')).json()).toMatchObject({ balance: 999_500 });
    expect(calls).toEqual([]);
  });

  it('is refused without enough of it, and gets more below the lowest stake', async () => {
    const { post } = await openPage({ mode: 'demo', token: null });
    const lose = (stakeMinor: string, round: number) =>
      post('play', { requestId: `request-${round}`, bet: { side: 'second', stakeMinor } });
    for (let round = 1; round <= 9; round++) await lose('100000', round);
    await lose('99950', 10);
    expect((await lose('100', 11)).json()).toMatchObject({
      state: 'refused',
      reason: 'NO_FUNDS',
      balance: 50,
    });
    expect((await post('resume')).json()).toMatchObject({ balance: 1_000_000 });
  });
});

describe('the page of a quick game', () => {
  it('states its prize, escapes its name and can be framed by its lobby only', async () => {
    const { url } = await openPage();
    const page = await sandbox.inject(url);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<h1 class="title">Yazı &lt;Tura&gt;</h1>');
    expect(page.body).toContain('1,94×');
    expect(page.body).toContain('bahsin 1,94 katını öder');
    expect(page.body).toContain('"basisPoints":9700');
    // Its policy allows no styles in the document.
    expect(page.body).not.toContain('<style');
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
    const { own } = JSON.parse(json) as { own: { origin: string; search: string } };
    const { origin, search } = own;
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
      '/studio/src/shell/shell.css',
      '/studio/games/two-sides/sides.ts',
    ])
      expect((await sandbox.inject(url)).headers['access-control-allow-origin']).toBe('*');
    expect((await sandbox.inject('/studio')).headers['access-control-allow-origin']).toBeUndefined();
  });
});
