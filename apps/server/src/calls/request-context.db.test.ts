import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { calls } from '@baize/contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { registerPictures } from '../pictures/register-pictures.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const get = (url: string) => app.server.app.inject({ method: 'GET', url });

describe('probes', () => {
  test('report liveness and readiness', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('metrics are on a port of their own', async () => {
    const figures = await app.server.metricsApp.inject({ method: 'GET', url: '/metrics' });
    expect(figures.body).toContain('baize_http_request_duration_seconds_bucket');
    expect(figures.body).toContain('baize_event_streams 0');
    expect((await get('/metrics')).statusCode).toBe(404);
  });
});

describe('every response', () => {
  test('has a request id that is also in the log, and the security headers', async () => {
    const answer = await get('/nothing');
    const id = answer.headers['x-request-id'];
    expect(answer.json()).toMatchObject({ request_id: id });
    expect(app.logLines.some((line) => line.includes(`"reqId":"${String(id)}"`))).toBe(true);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  });

  test('log lines contain no token and no password', async () => {
    const secrets = { username: 'kimse', password: 'Gizli1Parola' };
    await app.call('POST', '/login', { body: secrets, token: 'gizli-jeton' });
    expect(app.logLines.join('')).not.toMatch(/Gizli1Parola|gizli-jeton/);
  });
});

describe('the reference', () => {
  test('is OpenAPI 3.1 with every call and its errors', async () => {
    const document = (await get('/_api/openapi.json')).json();
    expect(document).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/games': {
          get: {
            parameters: expect.arrayContaining([
              expect.objectContaining({ name: 'type', in: 'query', required: true }),
            ]),
          },
        },
        '/account/deposit/dynamic': {
          post: {
            security: [{ token: [] }],
            responses: { 503: { description: 'payment_gateway_unavailable' } },
          },
        },
      },
    });
    expect(Object.keys(document.paths)).toHaveLength(
      new Set(Object.values(calls).map(({ path }) => path)).size,
    );
  });

  test('has a page that loads nothing from other hosts', async () => {
    const page = await get('/_api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>Baize API</title>');
    expect(page.body).not.toMatch(/(?:src|href)="https?:/);
    expect((await get('/_api/docs/static/swagger-ui-bundle.js')).statusCode).toBe(200);
  });
});

describe('pictures', () => {
  test('are drawn once, saved, and served as immutable', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'baize-pictures-'));
    const drawn: string[] = [];
    const server = Fastify();
    registerPictures(server, {
      directories: [directory],
      async draw(stem, width) {
        drawn.push(`${stem} ${width}`);
        return stem === 'ejder' ? Buffer.from('picture') : undefined;
      },
    });
    const ask = (file: string) => server.inject({ method: 'GET', url: `/pictures/${file}` });
    const answers = await Promise.all([ask('ejder-240.avif'), ask('ejder-240.avif')]);
    expect(answers.map(({ body }) => body)).toEqual(['picture', 'picture']);
    expect(answers[0].headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await ask('ejder-240.avif')).body).toBe('picture');
    expect(drawn).toEqual(['ejder 240']);
    expect(await readdir(directory)).toEqual(['ejder-240.avif']);
    for (const file of [
      'kaya-240.avif',
      'ejder.avif',
      '..%2fetc-240.avif',
      'ejder-240.png',
      'Ejder-240.avif',
      'ejder-0.avif',
    ]) {
      expect((await ask(file)).statusCode, file).toBe(404);
    }
    await rm(directory, { recursive: true });
  });
});
