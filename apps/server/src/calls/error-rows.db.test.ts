import { connect, type Socket } from 'node:net';

import { type ErrorCode, errorReply, errorRow, type Language } from '@baize/contract';
import en from '@baize/messages/en';
import tr from '@baize/messages/tr';
import { takesAll } from '@baize/testkit/test-scope';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { password, registrationBody, signUp } from '../testing/test-player.ts';

const catalogues: Record<Language, Readonly<Record<string, string>>> = { tr, en };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ routeLimits: { 'POST /forget-password': { max: 1, windowMs: 90_000 } } });
});
afterAll(() => app.close());
beforeEach(() => {
  app.captcha.result = 'passed';
  app.post.mood = 'fine';
});

type Provoke = (language: Language) => Promise<LightMyRequestResponse>;

/** The brand that requires the captcha from everyone. */
function captchaBrand() {
  const brand = app.brands.find(({ options }) => options.turnstile_validation === 1);
  if (!brand) throw new Error('no brand requires a captcha');
  return brand;
}

const raw = (
  language: Language,
  headers: Record<string, string>,
  payload: string,
  method: 'POST' | 'PUT' = 'POST',
) =>
  app.server.app.inject({
    method,
    url: '/_api/login',
    payload,
    headers: {
      host: app.brand.hosts[0] ?? '',
      'site-id': String(app.brand.siteId),
      'accept-language': language,
      ...headers,
    },
  });

let names = 0;
/** A new name each time, so that no attempt is delayed. */
function login(language: Language, fields: object, options: object = {}) {
  names += 1;
  const body = { username: `kimse-${names}`, password, ...fields };
  return app.call('POST', '/login', { language, body, ...options });
}

/** Signs in as a player whose row was changed first. */
async function loginAs(language: Language, change: string, fields: object = {}) {
  const player = await signUp(app);
  await app.database.pool.query(`update player set ${change} where id = $1`, [player.id]);
  return login(language, { username: player.username, ...fields });
}

async function loginWithAuthenticator(language: Language) {
  const player = await signUp(app);
  await app.database.pool.query(
    `insert into authenticator (site_id, player_id, secret_cipher, created_at, confirmed_at)
     values ($1, $2, 'x', now(), now())`,
    [app.brand.siteId, player.id],
  );
  return login(language, { username: player.username });
}

async function withCaptcha(language: Language, result: 'refused' | 'unreachable') {
  app.captcha.result = result;
  return login(language, { turnstileToken: 'x' }, { brand: captchaBrand() });
}

/** The captcha's adapter breaks its promise never to throw. */
async function withFault(language: Language) {
  const { verify } = app.captcha;
  app.captcha.verify = async () => {
    throw new Error('secret inside: hunter2');
  };
  try {
    return await login(language, { turnstileToken: 'x' }, { brand: captchaBrand() });
  } finally {
    app.captcha.verify = verify;
  }
}

/** Another connection locks the table for longer than a call waits. */
async function withLockedTable(language: Language) {
  const client = await app.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('lock table player in access exclusive mode');
    return await login(language, {});
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const sms = 'sms_sign_in = true, phone_verified_at = now()';

const rows: [code: ErrorCode, provoke: Provoke][] = [
  ['bad_request', (language) => raw(language, { 'content-type': 'application/json' }, '{"username":')],
  ['bad_request', (language) => raw(language, { 'content-type': 'application/json' }, '')],
  ['bad_request', (language) => raw(language, { 'content-type': 'application/json' }, '[]')],
  ['bad_request', (language) => app.call('GET', '/options', { language, headers: { 'site-id': 'x' } })],
  ['unauthenticated', (language) => app.call('GET', '/user-profile', { language })],
  ['wrong_credentials', (language) => login(language, {})],
  ['authenticator_code_required', loginWithAuthenticator],
  ['sms_code_required', (language) => loginAs(language, sms)],
  [
    'sms_unavailable',
    (language) => {
      app.post.mood = 'silent';
      return loginAs(language, sms);
    },
  ],
  ['captcha_required', (language) => login(language, {}, { brand: captchaBrand() })],
  ['captcha_failed', (language) => withCaptcha(language, 'refused')],
  ['captcha_unavailable', (language) => withCaptcha(language, 'unreachable')],
  [
    'forbidden',
    (language) => app.call('POST', '/refresh', { language, headers: { 'sec-fetch-site': 'cross-site' } }),
  ],
  ['data_not_found', (language) => app.call('GET', '/no-such-call', { language })],
  [
    'unknown_brand',
    (language) => app.call('GET', '/options', { language, headers: { host: 'nobody.example' } }),
  ],
  ['method_not_allowed', (language) => raw(language, {}, '', 'PUT')],
  [
    'payload_too_large',
    (language) =>
      raw(language, { 'content-type': 'application/json' }, JSON.stringify({ username: 'x'.repeat(70_000) })),
  ],
  ['unsupported_media_type', (language) => raw(language, { 'content-type': 'text/xml' }, '<a/>')],
  [
    'invalid',
    (language) => app.call('POST', '/account/register', { language, body: registrationBody({ name: '1' }) }),
  ],
  [
    'too_many_requests',
    async (language) => {
      const body = { username: 'kimse', personal_id: '1234' };
      await app.call('POST', '/forget-password', { body });
      return app.call('POST', '/forget-password', { language, body });
    },
  ],
  ['please_try_again', withFault],
  ['unavailable', withLockedTable],
  ['account_inactive', (language) => loginAs(language, "status = 'inactive'")],
  ['account_suspend', (language) => loginAs(language, "status = 'suspend'")],
  ['account_locked', (language) => loginAs(language, "status = 'locked'")],
  ['account_delete', (language) => loginAs(language, "status = 'delete'")],
  [
    'recovery_link_invalid',
    (language) =>
      app.call('POST', '/reset-password', {
        language,
        body: { token: 'x', password, password_confirmation: password },
      }),
  ],
];

/** The message of the catalogue, with any text for its placeholders. */
function pattern(source: string): RegExp {
  const plain = source.replaceAll(/[.*+?^$()[\]\\|]/g, String.raw`\$&`);
  // Placeholders may be nested: the outermost braces count.
  let depth = 0;
  let text = '';
  for (const sign of plain) {
    if (sign === '{') depth += 1;
    if (depth === 0) text += sign;
    if (sign === '}') {
      depth -= 1;
      if (depth === 0) text += '.+';
    }
  }
  return new RegExp(`^${text}$`);
}

describe.each(['tr', 'en'] as const)('in %s', (language) => {
  // A locked table is waited for, so once is enough for the gate.
  const chosen = rows.filter(([code]) => takesAll() || language === 'tr' || code !== 'unavailable');
  test.each(chosen)('%s replies as its row says', async (code, provoke) => {
    const { status, message, number } = errorRow(code);
    const answer = await provoke(language);
    expect(answer.statusCode, answer.body).toBe(status);
    const body = errorReply.strict().parse(answer.json());
    expect(body.error).toBe(code);
    expect(body.message).toMatch(pattern(catalogues[language][message] ?? ''));
    expect(body.data.message).toBe(body.message);
    expect(body.data.code).toBe(number);
    expect(body.request_id).toBe(answer.headers['x-request-id']);
    expect(Object.keys(body.errors ?? {}).length > 0).toBe(code === 'invalid');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toMatch(/hunter2|\.ts:\d|node_modules/);
    if (status === 429) expect(answer.headers['retry-after']).toBe('90');
    if (code === 'method_not_allowed') expect(answer.headers['allow']).toBe('POST');
  });
});

test('malformed HTTP gets a reply and the connection is closed', async () => {
  const address = new URL(await app.server.app.listen({ host: '127.0.0.1', port: 0 }));
  const socket: Socket = connect(Number(address.port), '127.0.0.1');
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
    socket.write('NONSENSE\r\n\r\n');
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).not.toMatch(/\.ts:\d|node_modules/);
});
