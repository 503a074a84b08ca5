import { readPdf } from '@baize/pdf/read-pdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { password, signUp, type TestPlayer } from '../testing/test-player.ts';

const MINUTE_MS = 60_000;

let app: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  app = await createTestApp();
  player = await signUp(app);
});
afterAll(() => app.close());

const range = 'start_date=2026-03-01+00:00:00&end_date=2026-03-15+23:59:59';
const csv = `/account/exports/sessions?format=csv&${range}`;
const pdf = `/account/exports/sessions?format=pdf&${range}`;

const ask = (address: string, options: object = { token: player.token }) =>
  app.call('POST', '/account/file-links', { body: { address }, language: 'en', ...options });

async function linkTo(address: string, options?: object): Promise<{ address: string; opens: boolean }> {
  const reply = await ask(address, options);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json().data.expires_in).toBe(300);
  return reply.json().data;
}

/** As a browser follows a link: without a token or headers of ours. */
const follow = (url: string, brand = app.brand, headers = {}) =>
  app.server.app.inject({ method: 'GET', url, headers: { host: String(brand.hosts[0]), ...headers } });

describe('a link to a file', () => {
  test('sends the file with its name to a browser that has no token, to be saved and not to be stored', async () => {
    const { address, opens } = await linkTo(csv);
    expect(opens).toBe(false);
    const direct = await app.call('GET', csv, { token: player.token, language: 'en' });
    // Programs that save a file request it again.
    for (const sent of [await follow(address), await follow(address)]) {
      expect(sent.statusCode, sent.body).toBe(200);
      expect(sent.body).toBe(direct.body);
      expect(sent.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': direct.headers['content-disposition'],
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      expect(sent.headers['content-disposition']).toMatch(/^attachment; filename=".*\.csv"/);
    }
  });

  test('shows a PDF if that is wished, and nothing else', async () => {
    const { address, opens } = await linkTo(pdf);
    expect(opens).toBe(true);
    const shown = await follow(`${address}&open=1`);
    expect(shown.headers['content-disposition']).toMatch(/^inline; filename=".*\.pdf"/);
    expect(readPdf(shown.rawPayload).pages.flat()).toContain(player.username);
    expect((await follow(address)).headers['content-disposition']).toMatch(/^attachment/);
    const text = await follow(`${(await linkTo(csv)).address}&open=1`);
    expect(text.headers['content-disposition']).toMatch(/^attachment/);
  });

  test('has recovery codes as a text with brand and name', async () => {
    const codes = ['8558J-SGJ82', 'A7HVJ-TPD1M'];
    const sent = await follow(
      (await linkTo(`/account/recovery-codes/file?codes=${codes.join(',')}`)).address,
    );
    expect(sent.body.split('\r\n')).toEqual([expect.stringContaining(player.username), '', ...codes, '']);
    expect(sent.headers['content-disposition']).toContain(`${app.brand.options.name}-${player.username}.txt`);
    expect(sent.headers['content-type']).toMatch(/^text\/plain/);
  });

  test('is refused with a page in the language of the browser once its time is over', async () => {
    const { address } = await linkTo(csv);
    app.clock.advance(5 * MINUTE_MS);
    const late = await follow(address, app.brand, { 'accept-language': 'tr' });
    expect(late.statusCode).toBe(404);
    expect(late.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(late.body).toContain('Bu bağlantının süresi doldu.');
  });

  test('ends with the session that asked for it', async () => {
    const guest = await signUp(app);
    const { address } = await linkTo(csv, { token: guest.token });
    expect((await follow(address)).statusCode).toBe(200);
    await app.call('POST', '/logout', { token: guest.token });
    expect((await follow(address)).statusCode).toBe(404);
  });

  test('is none at another brand, on the page of another site, or if a character of it differs', async () => {
    const { address } = await linkTo(csv);
    expect((await follow(address, app.otherBrand)).statusCode).toBe(404);
    expect((await follow(address, app.brand, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const middle = Math.floor(address.length / 2);
    const changed = `${address.slice(0, middle)}${address[middle] === 'A' ? 'B' : 'A'}${address.slice(middle + 1)}`;
    for (const wrong of [changed, '/_api/files', '/_api/files?token=', '/_api/files?token=a.b.c'])
      expect((await follow(wrong)).statusCode, wrong).toBe(404);
  });

  test('has nothing in it that can be read', async () => {
    const { address } = await linkTo(csv);
    const parts = address.split(/[?=.]/).map((part) => Buffer.from(part, 'base64url').toString());
    for (const part of parts) expect(part).not.toMatch(/session|exports|siteId/);
  });
});

describe('a file that is refused', () => {
  test.each([
    ['an address of no file', '/account/overview', 404],
    ['a way out of the path', '/account/statement/../overview', 404],
    ['a year without a statement', '/account/statement/1999', 404],
    ['a query that its call refuses', '/account/exports/sessions?format=doc', 422],
    ['codes that are none', '/account/recovery-codes/file?codes=<b>', 422],
    ['a copy of nobody', '/account/data-copies/1/file', 404],
  ])('gets no link: %s', async (_, address, status) => {
    const { token } = await signUp(app);
    const reply = await ask(address, { token });
    expect(reply.statusCode, reply.body).toBe(status);
  });

  test('is another player’s copy, or one’s own without a fresh proof; each link counts when it is followed', async () => {
    const [owner, other] = [await signUp(app), await signUp(app)];
    await app.call('POST', '/account/data-copies', { token: owner.token, body: {} });
    await app.server.runJob('make-data-copies');
    const list = await app.call('GET', '/account/data-copies', { token: owner.token });
    const [{ id }] = list.json().data.copies;
    const address = `/account/data-copies/${id}/file`;
    expect((await ask(address, { token: other.token })).statusCode).toBe(404);
    app.clock.advance(6 * MINUTE_MS);
    expect((await ask(address, { token: owner.token })).json().error).toBe('proof_needed');
    await app.call('POST', '/account/proof', { token: owner.token, body: { password } });
    const link = await linkTo(address, { token: owner.token });
    expect((await follow(link.address)).headers['content-type']).toBe('application/zip');
    const after = await app.call('GET', '/account/data-copies', { token: owner.token });
    expect(after.json().data.copies[0].downloads_left).toBe(2);
  });

  test('is one that a visitor asks for', async () => {
    expect((await ask(csv, {})).statusCode).toBe(401);
  });
});

test('what is in a link is in no line of the log', async () => {
  const codes = 'ZZZZZ-YYYYY';
  const { address } = await linkTo(`/account/recovery-codes/file?codes=${codes}`);
  await follow(address);
  await follow(`${address}x`);
  await app.call('GET', `/account/recovery-codes/file?codes=${codes}`, { token: player.token });
  const token = String(address.split('token=')[1]);
  const log = app.logLines.join('');
  expect(log).toContain('/_api/files');
  expect(log).not.toContain(token);
  expect(log).not.toContain(codes);
});
