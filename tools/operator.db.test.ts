import { createTestDatabase, type TestDatabase } from '@baize/db';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function run(
  words: readonly string[],
  settings: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'operator.ts'), ...words], {
    env: { PATH: process.env['PATH'], DATABASE_URL: database.url, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}

test('operators sign in, decide, and leave a trail that is proven', async () => {
  const added = await run(['add', 'ada', '--json']);
  const { key } = JSON.parse(added.output) as { key: string };
  const ada = { OPERATOR_NAME: 'ada', OPERATOR_KEY: key };
  expect(await run(['add', 'bora'])).toMatchObject({
    code: 1,
    output: expect.stringContaining('one of them adds'),
  });
  expect(await run(['list'])).toMatchObject({ code: 1, output: expect.stringContaining('Say who you are') });
  expect(await run(['list'], { ...ada, OPERATOR_KEY: 'x' })).toEqual({
    code: 1,
    output: 'The name or the key is wrong.\n',
  });
  expect(await run(['approve', '5'], ada)).toEqual({
    code: 1,
    output: 'There is no terminal to ask in: add --yes.\n',
  });
  expect(await run(['approve', '5', '--yes'], ada)).toEqual({ code: 1, output: 'There is no payment 5.\n' });
  const listed = await run(['list', '--brand', 'baize'], { ...ada, DATABASE_URL: database.siteUrl });
  expect(listed).toEqual({ code: 0, output: '# baize\n\nNothing waits.\n' });
  expect(await run(['report', '--brand', 'baize'], ada)).toMatchObject({ code: 0 });
  const whole = await run(['trail', '--verify'], ada);
  expect(whole).toMatchObject({ code: 0, output: expect.stringContaining('whole: 1 rows') });
  await database.pool.query(
    `grant update on operator_trail to current_user; update operator_trail set subject = 'operator eve'`,
  );
  expect(await run(['trail', '--verify'], ada)).toEqual({
    code: 1,
    output: 'The trail is broken at row 1 of 1.\n',
  });
}, 60_000);

test('says what it can do', async () => {
  const { code, output } = await run([]);
  expect(code).toBe(1);
  expect(output).toContain('approve ID');
});
