import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createIdMaker, manualClock } from '@baize/clock';
import {
  ACTION_BATCH,
  BATCH_LAUNCH_PATHS,
  BODY_SIGNATURE_HEADER,
  createKeyRing,
  FORM_HASH,
  FORM_LAUNCH_PATH,
  formatForm,
  readQuickUrl,
  RSA_LAUNCH_PATH,
  RSA_SIGNATURE_HEADER,
  signBatch,
  signRsa,
} from '@baize/providers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createSandbox } from '../create-sandbox.ts';
import { testConfig } from '../testing/test-config.ts';

const keys = createKeyRing(['k'.repeat(40)]);
const clock = manualClock(new Date('2026-05-01T12:00:00Z'));
const [own, operator, stranger] = [1, 2, 3].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }));
const lobby = 'http://mercan.localhost:3000/casino';

let folder: string;
let sandbox: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baize-launches-'));
  const text = (key: 'own' | 'operator') =>
    key === 'own'
      ? own?.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
      : operator?.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  sandbox = await createSandbox({
    config: testConfig({
      dataFolder: folder,
      keys,
      siteIds: [7, 8],
      rsa: { privateKey: text('own') ?? '', operatorKey: text('operator') ?? '' },
    }),
    clock,
    ids: createIdMaker(clock),
  });
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

/** A launch of each dialect for brand 8, with the right or a wrong signature. */
const dialects = [
  {
    provider: 'rsa-json',
    coin: '141701',
    launch(code: string, isGenuine: boolean) {
      const fields = { user: '8-5', token: 't', sub_partner_id: '8', lang: 'en', currency: 'TRY' };
      const payload = JSON.stringify({
        ...fields,
        game_code: code,
        lobby_url: lobby,
        platform: 'GPL_MOBILE',
      });
      const key = (isGenuine ? operator : stranger)?.privateKey;
      const headers = {
        'content-type': 'application/json',
        [RSA_SIGNATURE_HEADER]: key ? signRsa(payload, key) : '',
      };
      return sandbox.inject({ method: 'POST', url: RSA_LAUNCH_PATH, payload, headers });
    },
    urlOf: (body: { url: string }) => body.url,
  },
  {
    provider: 'action-batch',
    coin: '141703',
    launch(code: string, isGenuine: boolean) {
      const fields = { game: code, currency: 'TRY', locale: 'en', client_type: 'mobile' };
      const payload = JSON.stringify({ ...fields, user: { id: '8-5' }, urls: { return_url: lobby } });
      const { secret } = keys.current(isGenuine ? ACTION_BATCH : FORM_HASH, 8);
      const headers = {
        'content-type': 'application/json',
        [BODY_SIGNATURE_HEADER]: signBatch(payload, secret),
      };
      return sandbox.inject({ method: 'POST', url: BATCH_LAUNCH_PATHS.real, payload, headers });
    },
    urlOf: (body: { launch_options: { game_url: string } }) => body.launch_options.game_url,
  },
  {
    provider: 'form-hash',
    coin: '141705',
    launch(code: string, isGenuine: boolean) {
      const fields = { symbol: code, language: 'en', token: 't', externalPlayerId: '8-5', currency: 'TRY' };
      const { secret } = keys.current(isGenuine ? FORM_HASH : ACTION_BATCH, 8);
      const payload = formatForm(
        { ...fields, lobbyUrl: lobby, playMode: 'REAL', platform: 'MOBILE' },
        secret,
      );
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return sandbox.inject({ method: 'POST', url: FORM_LAUNCH_PATH, payload, headers });
    },
    urlOf: (body: { gameURL: string }) => body.gameURL,
  },
];

describe.each(dialects)('a launch of $provider', ({ provider, coin, launch, urlOf }) => {
  it('opens the game of its player, signed for the brand that called', async () => {
    const response = await launch(coin, true);
    expect(response.statusCode).toBe(200);
    const reading = readQuickUrl(new URL(urlOf(response.json())).search, keys);
    expect(reading).toMatchObject({
      ok: true,
      value: {
        gameId: coin,
        mode: 'real',
        userId: '8-5',
        language: 'en',
        lobbyUrl: lobby,
        key: { party: provider, siteId: 8 },
      },
    });
  });

  it('is refused with a signature of somebody else, and for a game of another studio', async () => {
    expect((await launch(coin, false)).statusCode).toBe(400);
    for (const code of ['172101', coin === '141701' ? '141703' : '141701'])
      expect((await launch(code, true)).statusCode).toBe(400);
  });
});
