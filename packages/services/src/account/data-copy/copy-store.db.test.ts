import { randomBytes } from 'node:crypto';

import { createTestDatabase, type TestDatabase } from '@baize/db';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createDocumentKeys } from '../../document-keys.ts';
import { claimCopy, CopyTaken, createChunkWriter, releaseCopy } from './copy-store.ts';
import { openChunk, openCopyKey } from './seal-copy.ts';

const START = new Date('2026-03-14T12:00:00Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);
const keys = createDocumentKeys([randomBytes(32).toString('base64url')]);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let next = 1;
async function waiting(): Promise<number> {
  next += 1;
  await database.pool.query(
    `insert into data_copy (site_id, player_id, id, language, requested_at, downloads_left) values (7, $1, $1, 'tr', $2, 3)`,
    [next, after(next)],
  );
  return next;
}

async function claim(seconds: number) {
  const copy = await claimCopy(database, after(seconds));
  if (!copy) throw new Error('there is no copy to make');
  return copy;
}

test('two processes never make one copy, and the oldest is made first', async () => {
  const ids = [await waiting(), await waiting()];
  const claims = await Promise.all([1, 2, 3].map(() => claimCopy(database, START)));
  expect(new Set(claims.map((copy) => copy?.id))).toEqual(new Set([...ids, undefined]));
  for (const copy of claims) if (copy) await releaseCopy(database, copy, 'never');
});

test('what a dead process has begun is made anew, and it writes nothing more if it was only slow', async () => {
  const id = await waiting();
  const first = await claim(0);
  const slow = createChunkWriter(database, first, keys, () => START);
  await slow.write(randomBytes(600_000));
  expect(await claimCopy(database, after(119))).toBeUndefined();
  const second = await claim(120);
  expect(second).toMatchObject({ id, run: 2 });
  await expect(slow.write(randomBytes(600_000))).rejects.toThrow(CopyTaken);
  await releaseCopy(database, first, 'never');
  const own = createChunkWriter(database, second, keys, () => after(120));
  await own.write(randomBytes(10));
  expect(await own.end()).toMatchObject({ size: 10, chunks: 1 });
  await releaseCopy(database, second, 'never');
});

test('chunks are what was written, in their order, and each opens for itself only', async () => {
  await waiting();
  const copy = await claim(0);
  const written = randomBytes(1_300_000);
  const writer = createChunkWriter(database, copy, keys, () => START);
  for (let at = 0; at < written.length; at += 70_001) await writer.write(written.subarray(at, at + 70_001));
  const { size, chunks, keyId, wrappedKey } = await writer.end();
  expect([size, chunks]).toEqual([1_300_000, 3]);
  const key = openCopyKey({ keyId: keyId ?? '', wrappedKey: wrappedKey ?? Buffer.alloc(0) }, copy, keys);
  const { rows } = await database.pool.query<{ sealed: Buffer }>(
    'select sealed from data_copy_chunk where copy_id = $1 order by number',
    [copy.id],
  );
  const opened = rows.map(({ sealed }, at) => openChunk(sealed, key, copy, at + 1));
  expect(Buffer.concat(opened).equals(written)).toBe(true);
  const [sealed = Buffer.alloc(0)] = rows.map((row) => row.sealed);
  expect(() => openChunk(sealed, key, copy, 2)).toThrow(/authenticate/);
  for (const change of [{ id: 1 }, { playerId: 1 }, { siteId: 1 }, { run: 9 }]) {
    const other = { ...copy, ...change };
    expect(() => openChunk(sealed, key, other, 1)).toThrow(/authenticate/);
    expect(() =>
      openCopyKey({ keyId: keyId ?? '', wrappedKey: wrappedKey ?? Buffer.alloc(0) }, other, keys),
    ).toThrow(/authenticate/);
  }
  await releaseCopy(database, copy, 'never');
});

test('photos are read for the copy that is being made for their player, and for no other', async () => {
  const own = await waiting();
  await database.pool.query(
    `insert into document (site_id, player_id, id, kind, content_hash, width, height, uploaded_at, keep_days)
       values (7, $1, 501, 'passport', 'a', 1, 1, $2, 90), (7, $1 + 1000, 502, 'passport', 'b', 1, 1, $2, 90)`,
    [own, START],
  );
  await database.pool.query(`insert into document_content values (501, 'k', 'w', 's'), (502, 'k', 'w', 's')`);
  const read = async (document: number) =>
    (await database.site.pool.query('select * from copied_document($1, $2)', [own, document])).rowCount;
  expect(await read(501)).toBe(0);
  const copy = await claim(0);
  expect([await read(501), await read(502)]).toEqual([1, 0]);
  await releaseCopy(database, copy, 'never');
  expect(await read(501)).toBe(0);
});
