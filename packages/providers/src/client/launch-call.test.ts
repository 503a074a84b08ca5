import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { isBodySignature as isBatch } from '../action-batch/body-signature.ts';
import { launchSession } from '../action-batch/launch.ts';
import { brandSecrets } from '../brand-secrets.ts';
import { readForm } from '../form-hash/form-hash.ts';
import { launchByForm } from '../form-hash/launch.ts';
import { GameProviderUnavailable, type LaunchRequest } from '../ports/game-provider.ts';
import { isBodySignature as isRsa } from '../rsa-json/body-signature.ts';
import { launchBySignature } from '../rsa-json/launch.ts';
import type { Answer, OutgoingCall, ProviderClient } from './provider-client.ts';

/* Launches of the providers that have to be called for one. */

const secret = 'secret-of-brand-seven';
const secrets = brandSecrets().parse(`7=${secret}`);
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const baseUrl = 'https://api.studio.host';
const gameUrl = 'https://games.studio.host/play?x=1';

const request: LaunchRequest = {
  siteId: 7,
  game: { code: '5', name: 'Bir', studioName: 'A', type: 'casino', rtpBasisPoints: 9_600 },
  mode: 'real',
  player: { id: '7-5' },
  token: 'launch-token',
  lang: 'tr',
  currency: 'TRY',
  device: 'phone',
  returnUrl: 'https://casino.host/',
};
const demo: LaunchRequest = { ...request, mode: 'demo', player: null, token: null };

function answering(answer: Answer | Error): { client: ProviderClient; sent: OutgoingCall[] } {
  const sent: OutgoingCall[] = [];
  const client: ProviderClient = {
    send: async (call) => {
      sent.push(call);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    run: (work) => work(),
    status: () => 'closed',
  };
  return { client, sent };
}

const launches = {
  'rsa-json': (client: ProviderClient, asked: LaunchRequest, sessionStart: 'check' | 'launch' = 'check') =>
    launchBySignature(
      { baseUrl, client, privateKey, signatureHeader: 'x-signature', operatorId: 3, sessionStart },
      asked,
    ),
  'action-batch': (client: ProviderClient, asked: LaunchRequest) =>
    launchSession({ baseUrl, client, secrets, casinoId: 'baize' }, asked),
  'form-hash': (client: ProviderClient, asked: LaunchRequest) =>
    launchByForm({ baseUrl, client, secrets, secureLogin: 'baize' }, asked),
} as const;

const replies: Readonly<Record<keyof typeof launches, (url: string) => object>> = {
  'rsa-json': (url) => ({ url }),
  'action-batch': (url) => ({ launch_options: { game_url: url, strategy: 'iframe' }, session_id: 's-1' }),
  'form-hash': (url) => ({ error: '0', description: 'OK', gameURL: url }),
};
const names = ['rsa-json', 'action-batch', 'form-hash'] as const;

const answerOf = (name: keyof typeof launches): Answer => ({
  status: 200,
  body: JSON.stringify(replies[name](gameUrl)),
});

describe('a launch', () => {
  it('of signed JSON is signed over its body and names no more than the player', async () => {
    const { client, sent } = answering(answerOf('rsa-json'));
    expect(await launches['rsa-json'](client, request)).toEqual({ url: gameUrl });
    const [call] = sent;
    expect(call?.url).toBe('https://api.studio.host/operator/generic/v2/game/url');
    expect(isRsa(call?.headers?.['x-signature'], String(call?.body), [publicKey])).toBe(true);
    expect(JSON.parse(String(call?.body))).toMatchObject({
      user: '7-5',
      token: 'launch-token',
      currency: 'TRY',
    });
    expect(await launches['rsa-json'](client, request, 'launch')).toEqual({
      url: gameUrl,
      session: 'launch-token',
    });
  });

  it('of batched actions opens a session of the provider', async () => {
    const { client, sent } = answering(answerOf('action-batch'));
    expect(await launches['action-batch'](client, request)).toEqual({ url: gameUrl, session: 's-1' });
    const [call] = sent;
    expect(call?.url).toBe('https://api.studio.host/sessions');
    expect(isBatch(call?.headers?.['x-request-sign'], String(call?.body), [secret])).toBe(true);
    const missing = answering({
      status: 200,
      body: JSON.stringify({ launch_options: { game_url: gameUrl } }),
    });
    await expect(launches['action-batch'](missing.client, request)).rejects.toThrow('no session');
  });

  it('of hashed forms has the hash of its fields', async () => {
    const { client, sent } = answering(answerOf('form-hash'));
    expect(await launches['form-hash'](client, request)).toEqual({ url: gameUrl });
    expect(readForm(String(sent[0]?.body), [secret])).toMatchObject({
      secureLogin: 'baize',
      token: 'launch-token',
      playMode: 'REAL',
      platform: 'MOBILE',
    });
  });

  it.each(names)('of %s for play money names neither player nor token', async (name) => {
    const { client, sent } = answering(answerOf(name));
    expect(await launches[name](client, demo)).toEqual({ url: gameUrl });
    expect(String(sent[0]?.body)).not.toMatch(/7-5|launch-token/);
  });

  it.each(names)('of %s fails without a usable response', async (name) => {
    const answers = [
      new Error('silence'),
      { status: 500, body: '{}' },
      { status: 302, body: answerOf(name).body },
      { status: 200, body: '<html>' },
      { status: 200, body: '{"error":"1"}' },
    ];
    for (const answer of answers)
      await expect(launches[name](answering(answer).client, request)).rejects.toThrow(
        GameProviderUnavailable,
      );
  });
});
