import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { GameArtSpec } from '@baize/art';
import { createIdMaker, manualClock } from '@baize/clock';
import { SYMBOLS } from '@baize/games/slots/script';
import { createKeyRing } from '@baize/providers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createSandbox } from '../../create-sandbox.ts';
import { testConfig } from '../../testing/test-config.ts';
import { GameLooks } from './game-looks.ts';
import { atlasRules, lookProperties } from './look-style.ts';
import { plainArt } from './plain-art.ts';

const wolf: GameArtSpec = {
  ...plainArt,
  picture: { ...plainArt.picture, hero: 'game:wolf-head:silver', palette: 'night', title: 'Gece Kurdu' },
};

describe('the art of the studio', () => {
  let folder = '';
  let sandbox: FastifyInstance;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'art-'));
    const clock = manualClock(new Date('2026-05-01T12:00:00Z'));
    const config = testConfig({
      dataFolder: folder,
      keys: createKeyRing(['k'.repeat(40)]),
      art: new Map([['1', wolf]]),
    });
    sandbox = await createSandbox({ config, clock, ids: createIdMaker(clock) });
  });
  afterAll(async () => {
    await sandbox.close();
    await rm(folder, { recursive: true });
  });

  const read = async (url: string) => {
    const { statusCode, headers, body } = await sandbox.inject(url);
    return { statusCode, type: headers['content-type'], cache: headers['cache-control'], body };
  };

  it.each([
    '/studio/atlas/1.svg',
    '/studio/scene/1.svg',
    '/studio/scene/1.svg?shape=portrait',
    '/studio/cover/1.svg',
  ])('serves %s as a cached picture', async (address) => {
    const { statusCode, type, cache, body } = await read(address);
    expect([statusCode, type, cache]).toEqual([200, 'image/svg+xml', 'public, max-age=3600']);
    expect(body).toMatch(/^<svg [^]+<\/svg>$/);
  });

  it('writes the words on symbols in the language of the page', async () => {
    const [turkish, other, english] = [
      await read('/studio/atlas/1.svg?lang=tr'),
      await read('/studio/atlas/1.svg?lang=de'),
      await read('/studio/atlas/1.svg?lang=en'),
    ];
    expect(turkish.body).toBe(other.body);
    expect(english.body).not.toBe(turkish.body);
  });

  it('gives a game without a tile a plain look, and its own to one with a tile', async () => {
    const plain = await read('/studio/atlas/no-such-game.svg');
    expect(plain.statusCode).toBe(200);
    expect(plain.body).toBe((await read('/studio/atlas/another.svg')).body);
    expect(plain.body).not.toBe((await read('/studio/atlas/1.svg')).body);
  });

  it('has a contact sheet of all games', async () => {
    const { statusCode, body } = await read('/studio/art?page=1');
    expect(statusCode).toBe(200);
    expect(body).toContain('/studio/cover/1.svg');
    expect(body).toContain('Gece Kurdu');
    expect((await read('/studio/art?page=99')).body).not.toContain('/studio/cover/1.svg');
  });

  it('serves the scripts of the sounds, and nothing else from there', async () => {
    const { statusCode, type, body } = await read('/studio/src/shell/client/sound/sounds.ts');
    expect([statusCode, type]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(body).not.toContain('interface');
    expect((await read('/studio/src/shell/client/sound/no-such.ts')).statusCode).toBe(404);
    expect((await read('/studio/src/shell/client/..%2Frender-shell.ts')).statusCode).toBe(404);
  });
});

describe('the style of a game', () => {
  it('names its pictures by code, whatever the code is', () => {
    const style = lookProperties('a"b);', 'en', new GameLooks(new Map()));
    expect(style).toContain('--atlas:url(/studio/atlas/a%22b%29%3B.svg?lang=en)');
    expect(style).not.toMatch(/[<>"]/);
  });

  it('has a rule for each cell, and every symbol of the slots a cell of its own', () => {
    const rules = atlasRules();
    expect(rules).toContain('.s0{background-position-x:0.0000%}');
    expect(rules).toContain('.s16{background-position-x:100.0000%}');
    expect(rules).toContain('0 0/1700% 100%');
    for (const place of SYMBOLS.keys()) expect(rules).toContain(`.s${place}{`);
  });
});
