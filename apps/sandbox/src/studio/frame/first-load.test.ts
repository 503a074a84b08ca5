import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { createIdMaker, manualClock } from '@baize/clock';
import { createKeyRing, createSandboxStudio } from '@baize/providers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createSandbox } from '../../create-sandbox.ts';
import { testConfig } from '../../testing/test-config.ts';

/** All that a game needs until it can be played, in bytes on the wire. */
const FIRST_LOAD_MAX = 250 * 1024;

/** A browser fetches the faces of text only, and names of games are drawn. */
const UNUSED_FONT = /\/font\/(?!onest-)/;

const keys = createKeyRing(['k'.repeat(40)]);
const clock = manualClock(new Date('2026-05-01T12:00:00Z'));
let folder = '';
let sandbox: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-load-'));
  sandbox = await createSandbox({
    config: testConfig({ dataFolder: folder, keys }),
    clock,
    ids: createIdMaker(clock),
  });
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

async function launch(code: string, play: string): Promise<string> {
  const { url } = await createSandboxStudio({ baseUrl: 'http://studio.test', keys, clock }).createLaunch({
    siteId: 7,
    game: { code, name: 'Oyun', studioName: 'Kuzgun', type: 'casino', rtpBasisPoints: 9_600, play },
    mode: 'demo',
    player: null,
    token: null,
    lang: 'tr',
    currency: 'TRY',
    device: 'web',
    returnUrl: 'http://localhost:3000/casino',
  });
  return url;
}

/** Addresses that a document, a style sheet or a script has fetched at once. */
function addressesIn(text: string, type: string): readonly string[] {
  const patterns: Readonly<Record<string, RegExp>> = {
    'text/html': /<(?:link|script)[^>]+(?:href|src)="([^"]+)"/g,
    'text/javascript': /(?:from|import) ?\(?'([^']+)'/g,
    'text/css': /url\(["']?([^"')]+)["']?\)/g,
  };
  const pattern = patterns[type.split(';', 1)[0] ?? ''];
  if (pattern === undefined) return [];
  const found = [...text.matchAll(pattern)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
  return found.filter((address) => !UNUSED_FONT.test(address));
}

/** Fetches a page with everything that it names. @returns the bytes of each address */
async function load(address: string): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  const visit = async (url: URL): Promise<void> => {
    if (sizes.has(url.href) || url.protocol === 'data:') return;
    sizes.set(url.href, 0);
    const reply = await sandbox.inject({
      url: `${url.pathname}${url.search}`,
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect([reply.statusCode, url.pathname]).toEqual([200, url.pathname]);
    sizes.set(url.href, reply.rawPayload.length);
    const type = String(reply.headers['content-type']);
    const text =
      reply.headers['content-encoding'] === 'br' ? brotliDecompressSync(reply.rawPayload) : reply.rawPayload;
    const named = addressesIn(text.toString('utf8'), type);
    await Promise.all(named.map(async (name) => visit(new URL(name, url))));
  };
  await visit(new URL(address));
  return sizes;
}

it.each([
  ['100103', 'slots/steady-twenty'],
  ['100101', 'slots/shifting-117649'],
  ['130001', 'tables/roulette'],
  ['130023', 'tables/blackjack'],
  ['140002', 'crash'],
  ['140502', 'bingo/90'],
  ['140901', 'football'],
  ['140601', 'keno'],
  ['140201', 'plinko'],
  ['130075', 'cards/casino-holdem'],
])('game %s, which plays %s, is small', async (code, play) => {
  const sizes = await load(await launch(code, play));
  expect(sizes.size).toBeGreaterThan(10);
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(FIRST_LOAD_MAX);
});
