import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import {
  answeredWithin,
  type Database,
  databaseLimits,
  inTransaction,
  openDatabase,
} from './open-database.ts';
import { openProxy } from './testing/open-proxy.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

let database: TestDatabase;
let limited: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  limited = openDatabase({
    url: database.url,
    maxConnections: 2,
    statementTimeoutMs: 200,
    lockTimeoutMs: 100,
    idleTransactionTimeoutMs: 200,
  });
});
afterAll(async () => {
  await limited.close();
  await database.drop();
});

const settingOf = async ({ pool }: Database, name: string) => {
  const { rows } = await pool.query<{ setting: string }>('select setting from pg_settings where name = $1', [
    name,
  ]);
  return Number(rows[0]?.setting);
};

describe('a pool', () => {
  test('has default limits', async () => {
    expect(await settingOf(database, 'statement_timeout')).toBe(databaseLimits.statementTimeoutMs);
    expect(await settingOf(database, 'lock_timeout')).toBe(databaseLimits.lockTimeoutMs);
    expect(await settingOf(database, 'idle_in_transaction_session_timeout')).toBe(
      databaseLimits.idleTransactionTimeoutMs,
    );
    for (const limit of Object.values(databaseLimits)) expect(limit).toBeGreaterThan(0);
  });

  test('has its statements interpreted, since compiling one takes longer than running it', async () => {
    const { rows } = await database.pool.query(`select setting, source from pg_settings where name = 'jit'`);
    expect(rows).toEqual([{ setting: 'off', source: 'client' }]);
  });

  test('cancels a statement that runs too long, and not one that is done in time', async () => {
    await limited.pool.query('select pg_sleep(0.05)');
    await expect(limited.pool.query('select pg_sleep(1)')).rejects.toMatchObject({ code: '57014' });
  });

  test('cancels a statement that waits too long for a lock', async () => {
    await database.pool.query(
      'create table contested (id integer primary key); insert into contested values (1)',
    );
    const holder = await database.pool.connect();
    await holder.query('begin; select from contested for update');
    const waiting = limited.pool.query('select from contested for update');
    await expect(waiting).rejects.toMatchObject({ code: '55P03' });
    await holder.query('rollback');
    holder.release();
  });

  test('ends an idle transaction, releases its locks and continues', async () => {
    await database.pool.query(
      'create table abandoned (id integer primary key); insert into abandoned values (1)',
    );
    const asleep = inTransaction(limited, async ({ client }) => {
      await client.query('select from abandoned for update');
      await new Promise((resolve) => client.once('end', resolve));
      await client.query('select from abandoned');
    });
    await expect(asleep).rejects.toThrow(/connection/i);
    expect((await limited.pool.query('select from abandoned for update')).rowCount).toBe(1);
  });

  test('opens no more connections than its limit', async () => {
    const clients = [await limited.pool.connect(), await limited.pool.connect()];
    const third = limited.pool.connect();
    await expect.poll(() => limited.pool.waitingCount).toBe(1);
    expect(limited.pool.totalCount).toBe(2);
    for (const client of clients) client.release();
    (await third).release();
  });
});

describe('a database that goes silent', () => {
  test('keeps no query without end, and new connections take the place of the silent ones', async () => {
    const proxy = await openProxy(database.url);
    const behind = openDatabase({ url: proxy.url, maxConnections: 2, statementTimeoutMs: 200 });
    const ask = () => behind.pool.query('select 1');
    const book = () => inTransaction(behind, ({ client }) => client.query('select 1'));
    await Promise.all([ask(), book()]);
    onTestFinished(async () => {
      await proxy.close();
      await behind.close();
    });
    proxy.silence();
    const [asked, booked] = [ask(), book()].map((one) => one.catch(() => 'given up'));
    const late = new Promise((resolve) => setTimeout(() => resolve('waiting'), 2_000));
    const outcomes = await Promise.all([asked, booked].map((one) => Promise.race([one, late])));
    expect(outcomes).toEqual(['given up', 'given up']);
    expect((await Promise.all([ask(), book()])).map(({ rowCount }) => rowCount)).toEqual([1, 1]);
  });

  test('leaves a statement the time that it was given', async () => {
    const patient = await limited.pool.connect();
    await patient.query('set statement_timeout = 0');
    const { rowCount } = await patient.query(answeredWithin(10_000, 'select pg_sleep($1)', [1.4]));
    expect(rowCount).toBe(1);
    patient.release(true);
  });
});
