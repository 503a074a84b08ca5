import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { createIdMaker, systemClock } from '@baize/clock';
import type { FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';

import { MAX_BODY_NESTING } from './calls/refuse-deep-body.ts';
import { createReplyWithError } from './calls/reply-with-error.ts';
import type { ServerConfig } from './config/server-config.ts';
import { createApp } from './create-app.ts';

const config: ServerConfig = {
  host: '127.0.0.1',
  port: 0,
  databaseUrl: '',
  logLevel: 'warn',
  trustedProxyHops: 0,
  publicScheme: 'http',
  brandAddresses: 'domain',
  secrets: { personalIdKey: '', personalIdHashKey: '', documentKeys: [] },
  requestTimeoutMs: 400,
};

const replyWithError = createReplyWithError([]);

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function openApp(
  changes: Partial<ServerConfig> = {},
  onError: (request: FastifyRequest) => unknown = () => undefined,
) {
  const lines: string[] = [];
  const app = createApp({
    config: { ...config, ...changes },
    ids: createIdMaker(systemClock),
    log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
    replyWithError: (request, reply, error) => {
      onError(request);
      return replyWithError(request, reply, error);
    },
  });
  app.post('/echo', (request) => ({ got: request.body }));
  closing.push(() => app.close());
  return { app, lines };
}

/** Sends bytes one by one until the server closes the connection or all are sent. */
async function sendSlowly(socket: Socket, text: string, everyMs: number) {
  let answer = '';
  let isOpen = true;
  socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
  socket.on('error', () => undefined).once('close', () => (isOpen = false));
  let sent = 0;
  for (const byte of text) {
    if (!isOpen || answer !== '') break;
    socket.write(byte);
    sent += 1;
    await sleep(everyMs);
  }
  return { sent, answer: () => answer };
}

const HEAD = 'POST /echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n';

describe('a request that is sent too slowly', () => {
  test.each([
    ['body', `${HEAD}\r\n`, ' '.repeat(100)],
    ['header', HEAD, `x-slow: ${'a'.repeat(100)}`],
  ])('is aborted while its %s arrives', async (_part, first, rest) => {
    const { app } = openApp();
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(port), '127.0.0.1');
    closing.push(() => socket.destroy());
    await once(socket, 'connect');
    socket.write(first);
    const { sent, answer } = await sendSlowly(socket, rest, 30);
    await expect.poll(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(sent).toBeLessThan(100);
    await expect.poll(() => socket.destroyed || socket.readableEnded).toBe(true);
  });

  test('gets its reply if it is complete in time', async () => {
    const { app } = openApp({ requestTimeoutMs: 10_000 });
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(port), '127.0.0.1');
    closing.push(() => socket.destroy());
    await once(socket, 'connect');
    socket.write(HEAD.replace('100', '20'));
    socket.write('\r\n');
    const { answer } = await sendSlowly(socket, '[                  ]', 10);
    await expect.poll(answer).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a nested body', () => {
  const send = (app: ReturnType<typeof openApp>['app'], depth: number) =>
    app.inject({
      method: 'POST',
      url: '/echo',
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      payload: '{"a":'.repeat(depth) + '1' + '}'.repeat(depth),
    });

  test('is refused with a reason from one level above the limit', async () => {
    const { app, lines } = openApp();
    expect((await send(app, MAX_BODY_NESTING)).statusCode).toBe(200);
    for (const depth of [MAX_BODY_NESTING + 1, 5_000]) {
      const answer = await send(app, depth);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ message: 'The request body is nested too deep.' });
    }
    expect(lines).toEqual([]);
  });

  test('is still checked for prototype pollution and for valid JSON', async () => {
    const { app } = openApp();
    for (const payload of ['{"__proto__": {"admin": true}}', '{"a":', '']) {
      const headers = { 'content-type': 'application/json' };
      const answer = await app.inject({ method: 'POST', url: '/echo', headers, payload });
      expect(answer.statusCode, payload).toBe(400);
    }
  });
});

describe('a proxy that is not in the settings', () => {
  const warnings = (lines: readonly string[]) => lines.filter((line) => line.includes('TRUSTED_PROXY_HOPS'));

  test.each(['x-forwarded-for', 'x-forwarded-proto'])('is logged once when %s is seen', async (name) => {
    const { app, lines } = openApp();
    await app.inject({ method: 'POST', url: '/echo' });
    expect(warnings(lines)).toEqual([]);
    for (let time = 0; time < 3; time += 1)
      await app.inject({ method: 'POST', url: '/echo', headers: { [name]: '203.0.113.7' } });
    expect(warnings(lines)).toHaveLength(1);
  });

  test('is not logged if a proxy is trusted', async () => {
    const { app, lines } = openApp({ trustedProxyHops: 1 });
    await app.inject({ method: 'POST', url: '/echo', headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(warnings(lines)).toEqual([]);
  });
});

describe('an upgrade', () => {
  const request = (protocol: string) =>
    `GET /page HTTP/1.1\r\nhost: a\r\nconnection: Upgrade\r\nupgrade: ${protocol}\r\n\r\n`;

  async function upgrade(protocol: string) {
    const { app } = openApp({ requestTimeoutMs: 10_000 });
    app.get('/page', () => 'a page');
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(port), '127.0.0.1');
    closing.push(() => socket.destroy());
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
    await once(socket, 'connect');
    socket.write(request(protocol));
    return { socket, answer: () => answer };
  }

  test.each(['websocket', 'WebSocket', 'h2c, websocket'])('to %s is refused and closed', async (protocol) => {
    const { socket, answer } = await upgrade(protocol);
    await expect.poll(() => socket.readableEnded, { timeout: 5_000 }).toBe(true);
    expect(answer()).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer()).not.toContain('a page');
  });

  test('to another protocol is ignored, as clients of HTTP/2 expect', async () => {
    const { answer } = await upgrade('h2c');
    await expect.poll(answer).toContain('a page');
    expect(answer()).toMatch(/^HTTP\/1\.1 200 [^]*connection: keep-alive/i);
  });
});

describe('the host of a request', () => {
  test.each([0, 1, 2])('is never taken from X-Forwarded-Host, with %d trusted proxies', async (hops) => {
    const { app } = openApp({ trustedProxyHops: hops });
    app.get('/host', (request) => ({ host: request.host, hostname: request.hostname }));
    const headers = { host: 'one.example', 'x-forwarded-host': 'two.example', 'x-forwarded-proto': 'https' };
    const answer = await app.inject({ url: '/host', headers });
    expect(answer.json()).toEqual({ host: 'one.example', hostname: 'one.example' });
  });

  test('is that of the Host header in errors of the router too', async () => {
    const hosts: string[] = [];
    const { app } = openApp({ trustedProxyHops: 1 }, (request) => hosts.push(request.host));
    for (const url of ['/%ff', '/nothing'])
      await app.inject({ url, headers: { host: 'one.example', 'x-forwarded-host': 'two.example' } });
    expect(hosts).toEqual(['one.example', 'one.example']);
  });
});

describe('strict transport security', () => {
  test.each(['https', 'http', 'request'] as const)(
    'is sent only if the settings require it: %s',
    async (publicScheme) => {
      const { app } = openApp({ publicScheme, trustedProxyHops: 1 });
      for (const url of ['/echo', '/nothing', '/%ff']) {
        const { headers } = await app.inject({ url, headers: { 'x-forwarded-proto': 'https' } });
        const expected = publicScheme === 'https' ? 'max-age=31536000' : undefined;
        expect(headers['strict-transport-security'], url).toBe(expected);
      }
    },
  );
});

describe('the address of a caller', () => {
  const ADDRESSES = '198.51.100.1, 198.51.100.2, 198.51.100.3';

  test.each([
    [0, '127.0.0.1'],
    [1, '198.51.100.3'],
    [2, '198.51.100.2'],
  ])(
    'is what the last of %i trusted proxies saw, whatever the caller says',
    async (trustedProxyHops, expected) => {
      const { app } = openApp({ trustedProxyHops });
      app.get('/ip', ({ ip }) => ({ ip }));
      const { body } = await app.inject({ url: '/ip', headers: { 'x-forwarded-for': ADDRESSES } });
      expect(JSON.parse(body)).toEqual({ ip: expected });
    },
  );
});

describe('a request that cannot be read', () => {
  const browser = 'accept: text/html,application/xhtml+xml\r\n';
  const long = 'a'.repeat(40_000);

  async function exchange(text: string): Promise<{ status: number; head: string; body: string }> {
    const { app, lines } = openApp();
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(port), '127.0.0.1');
    closing.push(() => socket.destroy());
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
    const ended = once(socket, 'end');
    await once(socket, 'connect');
    socket.write(text);
    await ended;
    expect(lines).toEqual([]);
    const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
    return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
  }

  test.each([
    ['with too many cookies', 431, `GET / HTTP/1.1\r\nhost: a\r\n${browser}cookie: ${long}\r\n\r\n`],
    ['with a long address', 414, `GET /${long} HTTP/1.1\r\nhost: a\r\n${browser}\r\n`],
    ['with an endless address', 414, `GET /${long}`],
    ['posted by a form', 431, `POST /back HTTP/1.1\r\nhost: a\r\n${browser}cookie: ${long}\r\n\r\n`],
    ['that comes too slowly', 408, `GET / HTTP/1.1\r\nhost: a\r\n${browser}`],
    ['with a malformed header', 400, `GET / HTTP/1.1\r\nhost: a\r\n${browser}a b\u0001: c\r\n\r\n`],
  ])('%s gets a page in both languages if it is a browser\u2019s', async (_, status, text) => {
    const page = await exchange(text);
    expect(page.status).toBe(status);
    expect(page.head).toContain('content-type: text/html; charset=utf-8');
    for (const header of ['referrer-policy: no-referrer', 'cache-control: no-store', 'connection: close'])
      expect(page.head).toContain(header);
    expect(page.head).toMatch(/content-security-policy: [^\n]*sha256-/);
    expect(page.body).toContain('İstek okunamadı');
    expect(page.body).toContain('The request was not read');
    expect(page.body).toMatch(/<\/html>$/);
  });

  test.each([
    ['of a call', 431, `GET /_api/games HTTP/1.1\r\nhost: a\r\n${browser}cookie: ${long}\r\n\r\n`],
    ['of a program', 431, `GET / HTTP/1.1\r\nhost: a\r\naccept: */*\r\nx: ${long}\r\n\r\n`],
    ['of a call with a long address', 414, `GET /_api/games?${long} HTTP/1.1\r\nhost: a\r\n\r\n`],
    ['posted by a program', 431, `POST /hook HTTP/1.1\r\nhost: a\r\nx: ${long}\r\n\r\n`],
    ['in no protocol', 400, '\u0016\u0003\u0001 nothing\r\n\r\n'],
  ])('%s gets JSON', async (_, status, text) => {
    const reply = await exchange(text.replace('host: a', 'host: a\r\naccept-language: en'));
    expect(reply.status).toBe(status);
    expect(reply.head).toContain('content-type: application/json; charset=utf-8');
    expect(JSON.parse(reply.body)).toMatchObject({ success: false, error: 'bad_request' });
  });
});
