import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { and, document, documentContent, eq } from '@baize/db';
import { createDocumentKeys, viewDocument } from '@baize/services';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUp, type TestPlayer } from '../../testing/test-player.ts';
import { formOf, makePhoto, type Upload, upload } from '../../testing/uploads.ts';

let app: TestApp;
let player: TestPlayer;
const sockets: Socket[] = [];
beforeAll(async () => {
  app = await createTestApp();
  await app.database.pool.query(
    `insert into operator (name, key_hash, added_at, confirmed_at) values ('ada', '', now(), now())`,
  );
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});
beforeEach(async () => {
  app.scanner.result = 'clean';
  player = await signUp(app);
});

interface Shown {
  readonly id: number;
  readonly kind: string;
  readonly state: string;
  readonly note: string | null;
}

async function read(of: TestPlayer, brand = app.brand) {
  const reply = await app.call('GET', '/account/documents', { token: of.token, brand });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: { identity: string; documents: Shown[] } }>().data;
}

async function send(given: Upload = {}) {
  const reply = await upload(app, player.token, given);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<{ data: Shown }>().data;
}

const rowsOf = (playerId: number) =>
  app.database.sql.select().from(document).where(eq(document.playerId, playerId));

describe('an uploaded photo', () => {
  test('is listed at once, and only for its player', async () => {
    expect(await read(player)).toEqual({ identity: 'none', documents: [] });
    const sent = await send({ kind: 'identity_front' });
    expect(sent).toEqual({
      id: sent.id,
      kind: 'identity_front',
      state: 'waiting',
      note: null,
      uploaded_at: '2026-03-15T12:00:00.000Z',
    });
    app.clock.advance(1_000);
    const second = await send({ kind: 'identity_back' });
    const listed = await read(player);
    expect(listed.identity).toBe('waiting');
    expect(listed.documents.map(({ id }) => id)).toEqual([second.id, sent.id]);
    const [neighbour, elsewhere] = [await signUp(app), await signUp(app, app.otherBrand)];
    expect(await read(neighbour)).toEqual({ identity: 'none', documents: [] });
    expect(await read(elsewhere, app.otherBrand)).toEqual({ identity: 'none', documents: [] });
  });

  test('is stored encrypted and without the file’s name, which may be anything', async () => {
    const names = ['../../x', 'ü'.repeat(300), 'a\0b.jpg', '"; drop table document;.jpg'];
    for (const name of names) expect((await send({ kind: 'passport', name })).state).toBe('waiting');
    expect(await rowsOf(player.id)).toHaveLength(names.length);
    const [row] = await rowsOf(player.id);
    const [content] = await app.database.sql
      .select()
      .from(documentContent)
      .where(eq(documentContent.documentId, row?.id ?? 0));
    expect(content?.sealed.length).toBeGreaterThan(1_000);
    expect(content?.sealed.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    const keys = createDocumentKeys([Buffer.from('d'.repeat(32)).toString('base64url')]);
    const services = { database: app.database.site, documentKeys: keys };
    const { jpeg } = await viewDocument(services, { name: 'ada' }, row?.id ?? 0);
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 700, height: 650 });
  });

  test('that is sent again is the same document, also twice at once', async () => {
    const file = await makePhoto();
    const replies = await Promise.all([1, 2, 3, 4].map(() => send({ file })));
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    expect(await send({ file })).toEqual(replies[0]);
    expect(await rowsOf(player.id)).toHaveLength(1);
    expect((await send({ file, kind: 'identity_front' })).id).not.toBe(replies[0]?.id);
    const other = await signUp(app);
    const theirs = await upload(app, other.token, { file });
    expect(theirs.json<{ data: Shown }>().data.id).not.toBe(replies[0]?.id);
  });

  test('of another player is none of this one’s', async () => {
    const file = await makePhoto();
    const elsewhere = await signUp(app, app.otherBrand);
    const theirs = await upload(app, elsewhere.token, { file, brand: app.otherBrand });
    expect(theirs.statusCode).toBe(200);
    expect(await upload(app, elsewhere.token, { file })).toMatchObject({ statusCode: 401 });
    expect(await read(player)).toEqual({ identity: 'none', documents: [] });
    const rows = await app.database.sql
      .select()
      .from(document)
      .where(and(eq(document.siteId, app.otherBrand.siteId), eq(document.playerId, elsewhere.id)));
    expect(rows).toHaveLength(1);
  });
});

describe('an upload is refused', () => {
  const huge = Buffer.alloc(21 * 1024 * 1024, 0xff);

  test.each<[string, () => Upload | Promise<Upload>, number, string]>([
    ['without a session of the brand', () => ({ brand: app.otherBrand }), 401, 'unauthenticated'],
    ['that is too large', () => ({ file: huge }), 413, 'document_too_large'],
    ['that is empty', () => ({ file: '' }), 422, 'document_unreadable'],
    ['that is an executable', () => ({ file: 'MZ\x90\0' }), 415, 'document_type'],
    ['that is a PDF', () => ({ file: '%PDF-1.7', type: 'application/pdf' }), 415, 'document_type'],
    [
      'that is an SVG with a script',
      () => ({ file: '<svg><script>1</script></svg>', type: 'image/svg+xml' }),
      415,
      'document_type',
    ],
    ['that is an archive', () => ({ file: 'PK\x03\x04', type: 'application/zip' }), 415, 'document_type'],
    [
      'that is not what it is called',
      async () => ({ file: await makePhoto(), type: 'image/png' }),
      415,
      'document_type',
    ],
    [
      'that is cut off',
      async () => ({ file: (await makePhoto()).subarray(0, 900) }),
      422,
      'document_unreadable',
    ],
    ['that is too small', async () => ({ file: await makePhoto(599, 700) }), 422, 'document_too_small'],
    [
      'of too many pixels',
      async () => ({ file: await makePhoto(9_400, 7_000) }),
      422,
      'document_too_many_pixels',
    ],
    ['of an unknown kind', () => ({ kind: 'diploma' }), 422, 'invalid'],
  ])('%s', async (_name, make, status, error) => {
    const reply = await upload(app, player.token, await make());
    expect([reply.statusCode, reply.json<{ error: string }>().error]).toEqual([status, error]);
    expect(reply.json<{ message: string }>().message).not.toBe('');
    expect(await rowsOf(player.id)).toEqual([]);
  });

  test('without a token, before anything of it is read', async () => {
    const reply = await upload(app, undefined, { file: huge });
    expect(reply.statusCode).toBe(401);
  });

  test('if the scanner finds something or is away', async () => {
    app.scanner.result = 'unsafe';
    expect((await upload(app, player.token)).json()).toMatchObject({ error: 'document_unsafe' });
    app.scanner.result = 'unreachable';
    expect(await upload(app, player.token)).toMatchObject({ statusCode: 503 });
    expect(await rowsOf(player.id)).toEqual([]);
  });

  test('if it is no form, or a form without a file or with two', async () => {
    const post = (body: unknown, type: string) =>
      app.call('POST', '/account/documents', {
        token: player.token,
        headers: { 'content-type': type },
        body,
      });
    expect(await post(JSON.stringify({ kind: 'passport', file: 'x' }), 'application/json')).toMatchObject({
      statusCode: 415,
    });
    expect(await post('x', 'multipart/form-data')).toMatchObject({ statusCode: 400 });
    expect(await post('--b\r\nhalf', 'multipart/form-data; boundary=b')).toMatchObject({ statusCode: 400 });
    const field = (name: string, text: string, more = '') =>
      `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`;
    const file = field('file', 'x', '; filename="a"');
    const form = (...parts: string[]) =>
      post(`${parts.join('')}--b--\r\n`, 'multipart/form-data; boundary=b');
    const missing = await form(field('kind', 'passport'));
    expect(missing.json()).toMatchObject({ error: 'invalid', errors: { file: [expect.any(String)] } });
    expect(await form(field('kind', 'passport'), field('file', 'x'))).toMatchObject({ statusCode: 422 });
    expect(await form(field('kind', 'passport'), file, file)).toMatchObject({ statusCode: 400 });
    expect(await form(...Array.from({ length: 9 }, (_, at) => field(`f${at}`, 'x')), file)).toMatchObject({
      statusCode: 400,
    });
    expect(await form(field('__proto__', 'x'), file)).toMatchObject({ statusCode: 400 });
    expect(await rowsOf(player.id)).toEqual([]);
  });

  test('while ten others wait, until one is decided', async () => {
    for (let number = 0; number < 10; number += 1) await send({ kind: 'payment_proof' });
    const refused = await upload(app, player.token);
    expect(refused.json()).toMatchObject({
      error: 'documents_waiting',
      message: expect.stringContaining('10'),
    });
    const [row] = await rowsOf(player.id);
    await app.database.sql
      .update(document)
      .set({ state: 2, decidedAt: app.clock.now(), decidedBy: 'operator ada' })
      .where(eq(document.id, row?.id ?? 0));
    await send();
    expect(await upload(app, player.token)).toMatchObject({ statusCode: 422 });
  });

  test('by other calls, which take no forms with files', async () => {
    const { payload, headers } = await formOf({});
    const reply = await app.call('POST', '/account/deposit/dynamic', {
      token: player.token,
      headers,
      body: payload,
    });
    expect(reply.statusCode).toBe(415);
  });
});

test('a file of 50 MB is refused in time, whether its length is known or not', async () => {
  await app.server.listen();
  const address = app.server.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const head = [
    'POST /_api/account/documents HTTP/1.1',
    `host: ${app.brand.hosts[0]}`,
    `site-id: ${app.brand.siteId}`,
    `authorization: Bearer ${player.token}`,
    'content-type: multipart/form-data; boundary=b',
  ];
  const start =
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\ncontent-type: image/jpeg\r\n\r\n';
  const piece = Buffer.alloc(1024 * 1024, 0xff);
  for (const length of ['content-length: 52428800', 'transfer-encoding: chunked']) {
    const isChunked = length.startsWith('transfer');
    const frame = (bytes: Buffer) =>
      isChunked
        ? Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
        : bytes;
    const socket = connect(port, '127.0.0.1');
    let reply = '';
    socket.setEncoding('utf8').on('data', (text: string) => (reply += text));
    socket.on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write(`${[...head, length].join('\r\n')}\r\n\r\n`);
    socket.write(frame(Buffer.from(start)));
    const hasReply = () => reply !== '';
    for (let sent = 0; sent < 50 && !hasReply(); sent += 1)
      await new Promise((resolve) => socket.write(frame(piece), resolve));
    await expect.poll(() => reply, { timeout: 10_000 }).toContain('document_too_large');
    expect(reply).toMatch(/^HTTP\/1\.1 413 /);
  }
  expect(await rowsOf(player.id)).toEqual([]);
});
