import { readBetconstructUrl, readBetradarLaunch, readRedlineUrl } from '@baize/providers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { closeAccount, signInAgain } from '../../testing/close-account.ts';
import { sportsbookIds } from '../../testing/seed-catalogue.ts';
import { freshToken, openBook, redeemSports, type SportsName } from '../../testing/sports-desk.ts';
import { type CallOptions, createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUp, type TestPlayer } from '../../testing/test-player.ts';

let app: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  app = await createTestApp({ geoHeader: 'x-country', trustedProxyHops: 1 });
  player = await signUp(app, app.brand, 100_000n);
});
afterAll(() => app.close());

interface Opened {
  readonly url?: string;
  readonly token?: string | null;
  readonly script?: string;
  readonly script_host?: string;
}

const paths = {
  redline: '/sportsbook/redlane',
  betconstruct: '/sportbook/betconstruct',
  betradar: '/sport/betradar',
} as const satisfies Record<SportsName, string>;
const names = Object.keys(paths) as SportsName[];
const views = ['prematch', 'live', 'esport', 'history'] as const;
const pages = names.flatMap((name) => views.map((view) => ({ name, view })));
const oddsPages = pages.filter(({ view }) => view !== 'history');

async function open(address: string, options: CallOptions = {}): Promise<Opened> {
  const reply = await app.call('GET', address, options);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ data: Opened }>().data;
}

/** What the book reads of a page that was opened for it. */
function ticketOf(name: SportsName, { url = '', script = '' }: Opened) {
  const address = URL.parse(url);
  const reading = {
    redline: () => readRedlineUrl(address?.search ?? '', app.keys),
    betconstruct: () =>
      readBetconstructUrl({ path: address?.pathname ?? '', search: address?.search ?? '' }, app.keys),
    betradar: () => readBetradarLaunch(/"launch":"([^"]+)"/.exec(script)?.[1] ?? '', app.keys),
  }[name]();
  if (!reading.ok) throw new Error(reading.problem.field);
  return reading.value;
}

describe.each(oddsPages)('$name $view', ({ name, view }) => {
  const address = `${paths[name]}/${view}`;

  test('opens for a visitor, always alike, in the brand’s tokens and the language of the request', async () => {
    const opened = await open(address, { language: 'en' });
    expect(await open(address, { language: 'en' })).toEqual(opened);
    expect(ticketOf(name, opened)).toMatchObject({
      key: { siteId: app.brand.siteId },
      view,
      game: String(sportsbookIds[name]),
      player: null,
      token: null,
      lang: 'en',
      currency: 'TRY',
      parentOrigin: 'http://localhost',
      theme: { scheme: 'dark', accent: app.brand.tokens.accent.toLowerCase() },
    });
    expect(opened.token ?? null).toBeNull();
  });

  test('opens for another brand with its own key and tokens', async () => {
    const { otherBrand: brand } = app;
    const ticket = ticketOf(name, await open(address, { brand }));
    expect(ticket.key.siteId).toBe(brand.siteId);
    expect(ticket.theme['bg']).toBe(brand.tokens.bg.toLowerCase());
  });

  test('refuses a token that is not valid, instead of opening as for a visitor', async () => {
    expect((await app.call('GET', address, { token: 'x' })).statusCode).toBe(401);
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await app.call('GET', address, { token: player.token, headers })).statusCode).toBe(403);
  });
});

describe('a player', () => {
  test('gets a token where the provider takes it: in the address, apart, or on request', async () => {
    const { token } = player;
    const address = await open('/sportbook/betconstruct/live', { token });
    expect(ticketOf('betconstruct', address)).toMatchObject({
      player: `${app.brand.siteId}-${player.id}`,
      token: expect.stringMatching(/^.{20,}$/),
    });
    expect(address.url).not.toContain(token);
    const apart = await open('/sportsbook/redlane/live', { token });
    expect(apart.url).toBe((await open('/sportsbook/redlane/live')).url);
    expect(await redeemSports(app, 'redline', apart.token ?? '')).toMatchObject({ status: 'OK' });
    expect(await open('/sport/betradar/live', { token })).toEqual(await open('/sport/betradar/live'));
    expect(await redeemSports(app, 'betradar', await freshToken(app, 'betradar', player))).toMatchObject({
      status: 'OK',
      balance: 100_000,
    });
  });

  test('has a token that works once, for a minute, at one provider and brand', async () => {
    const redeem = async (name: SportsName, by: SportsName = name, siteId?: number) =>
      (await redeemSports(app, by, await freshToken(app, name, player), siteId)).status;
    const token = await freshToken(app, 'redline', player);
    expect((await redeemSports(app, 'redline', token)).status).toBe('OK');
    expect((await redeemSports(app, 'redline', token)).status).toBe('SESSION_EXPIRED');
    expect(await redeem('redline', 'betradar')).toBe('SESSION_EXPIRED');
    expect(await redeem('redline', 'redline', app.otherBrand.siteId)).toBe('SESSION_EXPIRED');
    const late = await freshToken(app, 'betradar', player);
    app.clock.advance(60_001);
    expect((await redeemSports(app, 'betradar', late)).status).toBe('SESSION_EXPIRED');
  });

  test('who signs out leaves no token that works', async () => {
    const leaving = await signUp(app);
    const token = await freshToken(app, 'redline', leaving);
    await app.call('POST', '/logout', { token: leaving.token });
    expect((await redeemSports(app, 'redline', token)).status).toBe('SESSION_EXPIRED');
  });

  test('reads in the history, but cannot bet from it', async () => {
    const book = await openBook(app, player, { of: 'history-token' });
    expect(book.session).not.toBe('');
    expect(await book.bet('from-history')).toMatchObject({ status: 'PLAYER_BLOCKED' });
    const opened = await open('/sportbook/betconstruct/history', { token: player.token });
    expect(ticketOf('betconstruct', opened)).toMatchObject({ view: 'history' });
    const { session = '' } = await redeemSports(
      app,
      'betconstruct',
      ticketOf('betconstruct', opened).token ?? '',
    );
    const inside = await openBook(app, player, { name: 'betconstruct' });
    expect(await inside.bet('with-it', { session })).toMatchObject({ status: 'PLAYER_BLOCKED' });
    expect(await inside.bet('without-it')).toMatchObject({ status: 'OK' });
  });

  test('whose account is closed, or who is abroad, has the histories only', async () => {
    const excluded = await signUp(app);
    await closeAccount(app, excluded, 4);
    const { token } = await signInAgain(app, excluded);
    const abroad = { 'x-country': 'AA', 'x-forwarded-for': '198.51.100.9' };
    for (const { name, view } of pages) {
      const closed = await app.call('GET', `${paths[name]}/${view}`, { token });
      const away = await app.call('GET', `${paths[name]}/${view}`, { token: player.token, headers: abroad });
      expect([name, view, closed.statusCode, away.statusCode]).toEqual([
        name,
        view,
        ...(view === 'history' ? [200, 200] : [403, 451]),
      ]);
    }
    const ask = (of: string) => app.call('POST', `/sports/${of}`, { token, body: { provider: 'betradar' } });
    expect((await ask('token')).statusCode).toBe(403);
    expect((await ask('history-token')).statusCode).toBe(200);
  });
});

test.each(names)('a visitor has no history at %s, and gets no token', async (name) => {
  expect((await app.call('GET', `${paths[name]}/history`)).statusCode).toBe(401);
  expect((await app.call('POST', '/sports/token', { body: { provider: name } })).statusCode).toBe(401);
});

test('a token is not issued for a provider that does not exist', async () => {
  const reply = await app.call('POST', '/sports/token', {
    token: player.token,
    body: { provider: 'redlane' },
  });
  expect(reply.statusCode).toBe(422);
});
