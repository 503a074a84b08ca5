import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createIdMaker } from '@baize/clock';
import {
  BETCONSTRUCT_PARTY,
  BETRADAR_PARTY,
  buildBetconstructUrl,
  buildBetradarLaunch,
  buildRedlineUrl,
  createKeyRing,
  REDLINE_PARTY,
  type SportsbookRequest,
} from '@baize/providers';

import type { BookSession } from '../api/add-session-calls.ts';
import { createSandbox } from '../../create-sandbox.ts';
import { FakeWallet } from '../../studio/wallet/fake-wallet.ts';
import { testConfig } from '../../testing/test-config.ts';

const clock = { now: () => new Date('2026-11-26T12:00:00.000Z') };
const keys = createKeyRing(['a secret of at least 32 characters']);
const request: SportsbookRequest = {
  siteId: 7,
  view: 'prematch',
  game: 'sport-book',
  player: { id: '7-5', token: 'token-1' },
  lang: 'tr',
  currency: 'TRY',
  device: 'phone',
  theme: { accent: '#FF7A66' },
  returnUrl: 'https://site.example/Sport',
};

const frames = {
  betconstruct: (change: Partial<SportsbookRequest> = {}) =>
    buildBetconstructUrl('', { ...request, ...change }, keys.current(BETCONSTRUCT_PARTY, 7)),
  redline: (change: Partial<SportsbookRequest> = {}) =>
    buildRedlineUrl('', { ...request, ...change }, keys.current(REDLINE_PARTY, 7)),
};
const betradar = (change: Partial<SportsbookRequest> = {}) =>
  buildBetradarLaunch({ ...request, ...change }, keys.current(BETRADAR_PARTY, 7));

let app: FastifyInstance;
let wallet: FakeWallet;
let folder: string;
beforeAll(async () => {
  wallet = new FakeWallet(keys, clock);
  folder = await mkdtemp(join(tmpdir(), 'book-'));
  const siteUrl = await wallet.listen();
  app = await createSandbox({
    config: testConfig({ siteUrl, dataFolder: folder, keys }),
    clock,
    ids: createIdMaker(clock),
  });
});
beforeEach(() => {
  wallet.renewToken();
  wallet.isUp = true;
});
afterAll(async () => {
  await app.close();
  await wallet.close();
  await rm(folder, { recursive: true });
});

const get = (url: string) => app.inject({ method: 'GET', url });
const post = (url: string, payload: object, playKey?: string) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: playKey === undefined ? {} : { authorization: `Bearer ${playKey}` },
  });

/** What a page sends to open its session. */
function launchOf(embed: keyof typeof frames, url: string) {
  const { pathname, search } = new URL(url, 'http://host');
  return { embed, path: pathname, search: search.slice(1) };
}

describe.each(['betconstruct', 'redline'] as const)('the frame of %s', (embed) => {
  it('opens by a signed address, for the page around only, and in its tokens', async () => {
    const reply = await get(frames[embed]());
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-security-policy']).toContain('frame-ancestors https://site.example');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body).toContain('--accent:#ff7a66;');
    expect(reply.body).toContain('<html lang="tr">');
  });

  it('does not open by an address that somebody has changed', async () => {
    const changed = frames[embed]().replace('site.example', 'other.example');
    expect((await get(changed)).statusCode).toBe(403);
    const refused = await get(frames[embed]({ lang: 'en' }).replace(/sig=[^&]+/, 'sig=none'));
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toContain('<html lang="en">');
    expect(refused.body).toContain('This link does not open the book');
    expect(refused.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('may be given a place, which is not signed', async () => {
    const reply = await get(`${frames[embed]()}&league=somewhere&event=1`);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('"place":"#league=somewhere&event=1"');
  });

  it('shows a player’s bets instead if they are asked for', async () => {
    const reply = await get(frames[embed]({ view: 'history' }));
    expect(reply.body).toContain('id="bet-list"');
  });
});

describe('the loader script', () => {
  it('is a classic script, for pages of any origin', async () => {
    const reply = await get('/book/betradar/loader.js');
    expect(reply.headers['access-control-allow-origin']).toBe('*');
    expect(reply.headers['content-type']).toContain('javascript');
    // Parsed, and not run.
    expect(() => new Script(reply.body)).not.toThrow();
  });

  it('gets the page with addresses of this server, at the place that the page around names', async () => {
    const reply = await post('/book/betradar/page', { launch: betradar(), place: 'league=none&lang=en' });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('src="http://127.0.0.1:');
    expect(reply.body).toContain('<html lang="tr">');
    expect(reply.body).not.toContain('token-1');
  });

  it.each([{}, { launch: 7 }, { launch: 'view=live' }])('gets nothing for %j', async (body) => {
    expect((await post('/book/betradar/page', body)).statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe('the session of a page', () => {
  const open = (body: object) => post('/book/session', body);

  it('opens with the token in the address', async () => {
    const reply = await open({ launch: launchOf('betconstruct', frames.betconstruct()) });
    expect(reply.json<BookSession>()).toMatchObject({
      player: '7-5',
      balance: 100_000,
      minBet: 20,
      maxBet: 5_000,
    });
  });

  it.each([
    ['redline', () => launchOf('redline', frames.redline())],
    ['betradar', () => ({ embed: 'betradar', path: '', search: betradar() })],
  ])('opens with a token that comes by message (%s)', async (_, launch) => {
    const reply = await open({ launch: launch(), token: 'token-1' });
    const { playKey } = reply.json<BookSession>();
    expect(playKey.length).toBeGreaterThan(20);
    const resumed = await post('/book/session/resume', {}, playKey);
    expect(resumed.json<BookSession>()).toMatchObject({ playKey, balance: 100_000 });
  });

  it('opens once by each token', async () => {
    const launch = launchOf('betconstruct', frames.betconstruct());
    await open({ launch });
    const again = await open({ launch });
    expect([again.statusCode, again.json()]).toEqual([409, { reason: 'session' }]);
  });

  it('does not open for a visitor, by a foreign launch, or without a key', async () => {
    const visitor = launchOf('redline', frames.redline({ player: null }));
    expect((await open({ launch: visitor })).statusCode).toBe(401);
    expect((await open({ launch: { ...visitor, embed: 'betradar' }, token: 'token-1' })).statusCode).toBe(
      400,
    );
    expect((await open({ launch: null })).statusCode).toBe(400);
    expect((await post('/book/session/resume', {}, 'somebody')).statusCode).toBe(401);
  });

  it('says that the wallet has not replied, so that the page may try again', async () => {
    wallet.isUp = false;
    const reply = await open({ launch: launchOf('redline', frames.redline()), token: 'token-1' });
    expect([reply.statusCode, reply.json()]).toEqual([503, { reason: 'undecided' }]);
  });
});
