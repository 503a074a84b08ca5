import { createTestDatabase, type TestDatabase } from '@baize/db';
import { findFreePort } from '@baize/testkit';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LaunchProblem } from './launch-problem.ts';
import { reachDatabase } from './reach-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function problemOf(url: string, timeoutMs?: number): Promise<string> {
  const problem = await reachDatabase(url, 'DATABASE_URL', timeoutMs).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(LaunchProblem);
  return problem instanceof LaunchProblem ? problem.message : '';
}

describe('reachDatabase', () => {
  it('returns the version of a reachable server', async () => {
    expect(await reachDatabase(database.url)).toBeGreaterThanOrEqual(15);
  });

  it('says in one sentence what is wrong, without the password', async () => {
    const wrong = new URL(database.url);
    wrong.pathname = '/nowhere';
    expect(await problemOf(wrong.href)).toContain('has no database "nowhere": create it');
    const port = await findFreePort();
    const sentence = await problemOf(`postgres://somebody:secret@127.0.0.1:${port}/baize`);
    expect(sentence).toBe(
      `The PostgreSQL of DATABASE_URL at 127.0.0.1:${port} cannot be reached (ECONNREFUSED): start it, or correct DATABASE_URL.`,
    );
    expect(await problemOf('mysql://root@localhost/baize')).toContain('is not the address of a PostgreSQL');
    expect(await problemOf('baize')).toContain('is not the address of a PostgreSQL');
  });

  it('times out if the connection is accepted but nothing is sent', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    // A TCP server's address always has this type.
    const { port } = silent.address() as AddressInfo;
    expect(await problemOf(`postgres://somebody:secret@127.0.0.1:${port}/baize`, 500)).toContain(
      'cannot be reached',
    );
    silent.close();
  });
});
