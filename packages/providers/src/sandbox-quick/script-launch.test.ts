import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { createIdMaker, manualClock } from '@baize/clock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { FAILURES_IN_A_ROW, PAUSE_MS } from '../client/circuit.ts';
import { createProviderClient } from '../client/provider-client.ts';
import { createKeyRing } from '../key-ring.ts';
import { GameProviderUnavailable, type LaunchRequest } from '../ports/game-provider.ts';
import { openProvider } from '../registry/open-provider.ts';
import { sandboxQuick } from './define.ts';
import { readQuickUrl } from './launch-form.ts';
import { fetchMarkup, QUICK_LAUNCH_PATH } from './script-launch.ts';

const CARD = '140404';
const COIN = '140403';
const keys = createKeyRing(['k'.repeat(40)]);
const clock = manualClock(new Date('2026-05-01T12:00:00Z'));

function request(code: string): LaunchRequest {
  return {
    siteId: 7,
    game: { code, name: 'Kart & Şans', studioName: 'Kehribar', type: 'games', rtpBasisPoints: 9_700 },
    mode: 'real',
    player: { id: '7-5' },
    token: 'launch-token',
    lang: 'tr',
    currency: 'TRY',
    device: 'web',
    returnUrl: 'http://localhost:3000/',
  };
}

let server: Server;
let baseUrl: string;
let bodies: string[];
let answer: (response: ServerResponse) => void;
beforeEach(async () => {
  bodies = [];
  answer = (response) => response.end(JSON.stringify({ markup: '<script>1</script>' }));
  server = createServer((incoming, response) => {
    response.setHeader('connection', 'close');
    void text(incoming).then((body) => {
      bodies.push(`${incoming.url} ${body}`);
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server's address is always of this form.
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const open = () =>
  openProvider(
    sandboxQuick,
    { url: 'https://games.host', launchUrl: baseUrl, scriptHost: 'https://scripts.host', keys },
    { clock, ids: createIdMaker(clock) },
  );

describe('a game that opens by script', () => {
  it('gets markup for the signed launch, and runs it at the host of scripts', async () => {
    const provider = open();
    expect(await provider.games?.createLaunch(request(CARD))).toEqual({
      url: '<script>1</script>',
      scriptHost: 'https://scripts.host/script-host',
      reportsReady: true,
    });
    expect(provider.frameOrigins).toEqual(['https://games.host', 'https://scripts.host']);
    const [path, form = ''] = bodies[0]?.split(' ') ?? [];
    expect(path).toBe(QUICK_LAUNCH_PATH);
    expect(readQuickUrl(form, keys)).toMatchObject({
      ok: true,
      value: { gameId: CARD, gameName: 'Kart & Şans', token: 'launch-token' },
    });
  });

  it('is the exception: others open at their address, without a call', async () => {
    const launch = await open().games?.createLaunch(request(COIN));
    expect(launch?.url).toMatch(/^https:\/\/games\.host\/quick\/play\?/);
    expect(launch?.scriptHost).toBeUndefined();
    expect(bodies).toEqual([]);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['an error', (response) => response.writeHead(503).end()],
    ['a refusal', (response) => response.writeHead(400).end('{"markup":"<b>no</b>"}')],
    ['HTML in place of JSON', (response) => response.end('<!doctype html>')],
    ['no markup', (response) => response.end('{}')],
    ['empty markup', (response) => response.end('{"markup":""}')],
    ['other markup', (response) => response.end('{"markup":1}')],
    ['half a reply', (response) => response.writeHead(200, { 'content-length': '99' }).write('{"mark')],
    ['a lost connection', (response) => response.destroy()],
  ])('does not open after %s', async (_, reply) => {
    answer = (response) => {
      reply(response);
      if (!response.writableEnded) response.destroy();
    };
    await expect(open().games?.createLaunch(request(CARD))).rejects.toBeInstanceOf(GameProviderUnavailable);
  });

  it('does not wait for a silent provider', async () => {
    answer = () => undefined;
    const launching = fetchMarkup({ client: createProviderClient(), baseUrl, timeoutMs: 50 }, 'a=1');
    await expect(launching).rejects.toBeInstanceOf(GameProviderUnavailable);
  });

  it('fails at once while the provider is down, and opens again by itself when it is back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const provider = open();
    const launch = () => provider.games?.createLaunch(request(CARD));
    answer = (response) => response.writeHead(500).end();
    for (let count = 0; count < FAILURES_IN_A_ROW; count += 1)
      await expect(launch()).rejects.toBeInstanceOf(GameProviderUnavailable);
    expect(provider.circuit()).toBe('open');
    await expect(launch()).rejects.toBeInstanceOf(GameProviderUnavailable);
    expect(bodies).toHaveLength(FAILURES_IN_A_ROW);
    expect(await provider.games?.createLaunch(request(COIN))).toMatchObject({ reportsReady: true });
    answer = (response) => response.end('{"markup":"<b>1</b>"}');
    vi.setSystemTime(Date.now() + PAUSE_MS);
    expect(await launch()).toMatchObject({ url: '<b>1</b>' });
    expect(provider.circuit()).toBe('closed');
  });
});
