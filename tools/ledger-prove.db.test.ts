import { createTestDatabase, type TestDatabase } from '@baize/db';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function run(settings: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'ledger-prove.ts')], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}

test('reports whether the ledger adds up, by its output and exit code', async () => {
  const { pool } = database;
  expect(await run({ DATABASE_URL: database.siteUrl })).toEqual({
    code: 0,
    output: 'The ledger of every brand adds up.\n',
  });
  await pool.query(
    'insert into account (site_id, player_id, kind, currency, balance) values (7, 5, 1, 1, 30)',
  );
  expect(await run({ DATABASE_URL: database.url })).toEqual({
    code: 1,
    output:
      'balance is the sum of postings: site 7, player 5, account 1, expected 0, found 30\n1 contradictions.\n',
  });
  const { rows } = await pool.query('select name, found from ledger_check');
  expect(rows).toEqual([{ name: 'proof', found: 1 }]);
});

test('names a folder without a database', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'baize-prove-'));
  try {
    const { code, output } = await run({ DATA_FOLDER: folder });
    expect(code).toBe(1);
    expect(output).toContain(`There is no database in ${folder}`);
    expect(output.trim().split('\n')).toHaveLength(1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
