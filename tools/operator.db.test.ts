import { createIdMaker, systemClock } from '@baize/clock';
import { createTestDatabase, eq, document, player, type TestDatabase } from '@baize/db';
import { createDocumentKeys, type PlayerContext, uploadDocument } from '@baize/services';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOperator } from './operator/run-operator.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function run(
  words: readonly string[],
  settings: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  let output = '';
  const keep = (line: string) => void (output += `${line}\n`);
  const environment = { DATABASE_URL: database.url, ...settings };
  const code = await runOperator(words, environment, { say: keep, complain: keep });
  return { code, output };
}

/** The key of the first operator, or of the code. */
async function enrol(name: string, settings: Record<string, string> = {}): Promise<Record<string, string>> {
  const added = await run(['add', name, '--json'], settings);
  const { code } = JSON.parse(added.output) as { code: string };
  const made = await run(['enrol', name, '--json'], { OPERATOR_CODE: code, DATABASE_URL: database.siteUrl });
  const { key } = JSON.parse(made.output) as { key: string };
  return { OPERATOR_NAME: name, OPERATOR_KEY: key };
}

test('operators enrol, sign in, decide, and leave a trail that is proven', async () => {
  const ada = await enrol('ada');
  expect(await run(['add', 'bora'])).toMatchObject({
    code: 1,
    output: expect.stringContaining('one of them adds'),
  });
  expect(await run(['list'])).toMatchObject({ code: 1, output: expect.stringContaining('Say who you are') });
  expect(await run(['list'], { ...ada, OPERATOR_KEY: 'x' })).toEqual({
    code: 1,
    output: 'The name or the key is wrong.\n',
  });
  expect(await run(['reject', '5', '--note', 'x'], ada)).toEqual({
    code: 1,
    output: 'There is no terminal to ask in: add --yes.\n',
  });
  // An approval reads the payment before it asks.
  expect(await run(['approve', '5'], ada)).toEqual({ code: 1, output: 'There is no payment 5.\n' });
  expect(await run(['approve', '5', '--yes'], ada)).toEqual({ code: 1, output: 'There is no payment 5.\n' });
  const listed = await run(['list', '--brand', 'baize'], { ...ada, DATABASE_URL: database.siteUrl });
  expect(listed).toEqual({ code: 0, output: '# baize\n\nNothing waits.\n' });
  expect(await run(['report', '--brand', 'baize'], ada)).toMatchObject({ code: 0 });
  const details = { action: 'approve', why: 'unknown', reason: 'There is no payment 5.' };
  const refusal = { action: 'refused', subject: 'payment 5', details };
  const trail = await run(['trail', '--json'], ada);
  expect(JSON.parse(trail.output)).toMatchObject([
    refusal,
    refusal,
    { action: 'sign-in-failed' },
    { action: 'enrol' },
    { action: 'add' },
  ]);
  const whole = await run(['trail', '--verify'], ada);
  expect(whole).toMatchObject({ code: 0, output: expect.stringContaining('whole: 5 rows') });
  const before = await database.pool.query('select * from operator_trail where number = 1');
  await database.pool.query(
    `grant update on operator_trail to current_user; update operator_trail set subject = 'operator eve' where number = 1`,
  );
  expect(await run(['trail', '--verify'], ada)).toEqual({
    code: 1,
    output: 'The trail is broken at row 1 of 5.\n',
  });
  await database.pool.query('update operator_trail set subject = $1 where number = 1', [
    (before.rows[0] as { subject: string }).subject,
  ]);
});

test('the second operator is confirmed before anything else, and a program only looks', async () => {
  await database.pool.query(
    `insert into operator (name, key_hash, added_at, confirmed_at) values ('owner', encode(sha256('owner-key'), 'hex'), now(), now())`,
  );
  const owner = { OPERATOR_NAME: 'owner', OPERATOR_KEY: 'owner-key' };
  const lost = JSON.parse((await run(['add', 'demir', '--json'], owner)).output) as { code: string };
  const shown = await run(['invite', 'demir'], owner);
  expect(shown.output).toMatch(/^demir is invited until .* UTC, and makes a key with enrol demir\./);
  const code = shown.output.trim().split('\n').at(-1) ?? '';
  expect(await run(['enrol', 'demir', '--code', lost.code])).toMatchObject({ code: 1 });
  expect(await run(['enrol', 'demir'])).toEqual({
    code: 1,
    output: 'There is no terminal to ask in: add --code.\n',
  });
  // Who is signed in does not matter to the code.
  const made = await run(['enrol', 'demir', '--code', code], owner);
  expect(made.output).toContain('Another operator confirms you');
  const demir = { OPERATOR_NAME: 'demir', OPERATOR_KEY: made.output.trim().split('\n').at(-1) ?? '' };
  for (const words of [['list'], ['trail'], ['approve', '5', '--yes'], ['confirm', 'demir', '--yes']])
    expect(await run(words, demir)).toMatchObject({ code: 1 });
  const refused = await run(['list'], demir);
  expect(refused.output).toBe('demir is not confirmed by another operator yet.\n');
  await database.pool.query(
    `update operator set removed_at = now() - interval '8 days' where name not in ('owner', 'demir')`,
  );
  expect(await run(['confirm', 'demir', '--yes'], owner)).toEqual({
    code: 0,
    output: 'demir is confirmed.\n',
  });
  expect(await run(['list', '--brand', 'baize'], demir)).toMatchObject({ code: 0 });

  const robot = JSON.parse((await run(['add', 'robot', '--machine', '--json'], owner)).output) as {
    key: string;
  };
  const asRobot = { OPERATOR_NAME: 'robot', OPERATOR_KEY: robot.key };
  expect(await run(['confirm', 'robot', '--yes'], owner)).toMatchObject({
    code: 1,
    output: expect.stringContaining('You have added robot'),
  });
  await run(['confirm', 'robot', '--yes'], demir);
  expect(await run(['add', 'other', '--machine', '--role', 'all'], owner)).toMatchObject({ code: 1 });
  for (const words of [['list'], ['trail'], ['report']])
    expect(await run(words, asRobot)).toMatchObject({ code: 0 });
  expect(await run(['remove', 'demir', '--yes'], asRobot)).toEqual({
    code: 1,
    output: 'Not allowed: the role of robot is machine, which does not include remove.\n',
  });
  expect(await run(['remove', 'robot', '--yes'], demir)).toEqual({ code: 0, output: 'Removed robot.\n' });
  const { rows } = await database.pool.query<{ text: string }>(
    'select t::text as text from operator_trail t',
  );
  for (const secret of [code, lost.code, robot.key, demir.OPERATOR_KEY])
    expect(rows.some(({ text }) => text.includes(secret))).toBe(false);
});

test('the list is filtered', async () => {
  await database.pool.query(
    `insert into operator (name, key_hash, added_at, confirmed_at) values ('lale', encode(sha256('lale-key'), 'hex'), now(), now())`,
  );
  const lale = { OPERATOR_NAME: 'lale', OPERATOR_KEY: 'lale-key' };
  const list = async (line: string) => run(['list', '--brand', 'baize', ...line.split(' ')], lale);
  for (const line of ['--kind frozen', '--older 2h --above 5000.00 --page 2', '--kind deposits --mark held'])
    expect(await list(line)).toEqual({ code: 0, output: '# baize\n\nNothing waits.\n' });
  for (const [line, text] of [
    ['--kind money', 'There is no such kind'],
    ['--older 2w', 'no age such as 30m, 2h or 3d'],
    ['--above 5', 'no amount such as 5000.00'],
    ['--page 0', 'no page such as 2'],
  ] as const)
    expect(await list(line)).toMatchObject({ code: 1, output: expect.stringContaining(text) });
});

test('says what it can do, and ends with the exit code', async () => {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'operator.ts')], {
    env: { PATH: process.env['PATH'], DATABASE_URL: database.url },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  expect(code).toBe(1);
  expect(output).toContain('approve ID');
});

test('a document is decrypted into a file of the operator, and decided', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-operator-'));
  await database.pool.query(
    `insert into operator (name, key_hash, added_at, confirmed_at) values ('cem', encode(sha256('cem-key'), 'hex'), now(), now())`,
  );
  const DOCUMENT_KEY = Buffer.alloc(32, 7).toString('base64url');
  const cem = {
    OPERATOR_NAME: 'cem',
    OPERATOR_KEY: 'cem-key',
    DOCUMENT_KEY,
    PERSONAL_ID_HASH_KEY: Buffer.alloc(32, 1).toString('base64url'),
    DATABASE_URL: database.siteUrl,
  };
  const { playerId, documentId } = await uploadPassport(DOCUMENT_KEY);
  const out = path.join(folder, 'passport.jpg');
  const view = ['document', String(documentId), '--out', out];
  expect(await run(view, { ...cem, DOCUMENT_KEY: '', DATA_FOLDER: folder })).toMatchObject({
    code: 1,
    output: expect.stringContaining('set DOCUMENT_KEY'),
  });
  expect(await run(view, cem)).toMatchObject({
    code: 0,
    output: expect.stringContaining(`passport of player ${playerId}`),
  });
  expect(readFileSync(out).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(statSync(out).mode & 0o777).toBe(0o600);
  expect(await run(view, cem)).toMatchObject({ code: 1, output: expect.stringContaining('exists') });
  const verify = ['verify', String(playerId), '--number', 'U1234567', '--yes'];
  expect(await run([...verify, '--born', '1990-03-16'], cem)).toMatchObject({
    code: 1,
    output: expect.stringContaining('birth date'),
  });
  expect(await run([...verify, '--born', '1990-03-15'], cem)).toEqual({
    code: 0,
    output: `The identity of player ${playerId} is verified.\n`,
  });
  const [row] = await database.sql.select().from(document).where(eq(document.id, documentId));
  expect(row?.decidedBy).toBe('operator cem');
  const again = ['reject-document', String(documentId), '--note', 'too dark', '--yes'];
  expect(await run(again, cem)).toMatchObject({ code: 1, output: expect.stringContaining('does not wait') });
  rmSync(folder, { recursive: true });
});

async function uploadPassport(key: string) {
  const ids = createIdMaker(systemClock);
  const [playerId, siteId] = [ids.next(), 7];
  await database.sql.insert(player).values({
    siteId,
    id: playerId,
    username: 'deniz',
    email: 'deniz@example.com',
    phoneCountryId: 222,
    phone: '5325551010',
    passwordHash: '',
    name: 'Deniz',
    surname: 'Kaya',
    personalIdHash: '',
    personalIdCipher: '',
    birthDate: '1990-03-15',
    countryId: 222,
    address: 'Kordon 1',
    createdAt: systemClock.now(),
  });
  const context = {
    database: database.site,
    clock: systemClock,
    ids,
    brand: { siteId, traits: { 'money.documentDays': 30 } },
    player: { siteId, id: playerId },
    documentKeys: createDocumentKeys([key]),
    personalIdKeys: { hashKey: Buffer.alloc(32, 1), cipherKey: Buffer.alloc(32, 2) },
    scanner: { scan: async () => 'clean' },
  } as unknown as PlayerContext;
  const file = new File([greyPng(700)], 'x', { type: 'image/png' });
  const { data } = await uploadDocument(context, { kind: 'passport', file });
  return { playerId, documentId: data.id };
}

/** A grey square. */
function greyPng(side: number): Buffer<ArrayBuffer> {
  const chunk = (name: string, data: Uint8Array) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 8;
  // Each line begins with the number of its filter.
  const lines = Buffer.alloc((side + 1) * side);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
