import { randomBytes } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { openDatabase } from './open-database.ts';
import { prepareDatabase } from './prepare-database.ts';
import { ensureSiteLogin } from './site-login.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
});

const REFUSED = { code: '42501' };
const password = "pass'word/1";

let server: TestDatabase;
let suffix: string;
beforeAll(async () => {
  server = await createTestDatabase(2);
  cleanups.push(() => server.drop());
});
beforeEach(() => {
  suffix = randomBytes(4).toString('hex');
});

/** A login on the test server, and its address of a database. */
async function makeLogin(name: string, options = ''): Promise<(database: string) => string> {
  const role = `${name}_${suffix}`;
  await server.pool.query(`create role ${role} login ${options} password 'pass''word/1'`);
  cleanups.push(() => server.pool.query(`drop role if exists ${role}_site, ${role}`));
  return (database) => {
    const url = new URL(server.url);
    url.username = role;
    url.password = encodeURIComponent(password);
    url.pathname = `/${database}`;
    return url.href;
  };
}

/** An empty database of the login with this name. */
async function makeDatabase(name: string, owner: string): Promise<string> {
  const database = `${name}_${suffix}`;
  await server.pool.query(`create database ${database} owner ${owner}_${suffix} template template0`);
  cleanups.push(() => server.pool.query(`drop database ${database} with (force)`));
  return database;
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const database = openDatabase({ url, maxConnections: 1 });
  try {
    return (await database.pool.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await database.close();
  }
}

const userOf = (url: string) => new URL(url).username;

describe('with one address, of an owner who may create roles', () => {
  test('processes that start together on two databases get one login, which owns nothing', async () => {
    const owner = await makeLogin('owner', 'createrole');
    const urls = [owner(await makeDatabase('one', 'owner')), owner(await makeDatabase('two', 'owner'))];
    const prepared = await Promise.all([...urls, ...urls].map((url) => prepareDatabase({ url })));
    for (const { url, warning } of prepared) {
      expect(warning).toBeUndefined();
      expect(userOf(url)).toBe(`owner_${suffix}_site`);
      expect(new URL(url).password).toBe(new URL(prepared[0]?.url ?? '').password);
      expect(await query(url, 'select * from account')).toEqual([]);
      await expect(query(url, 'delete from exclusion')).rejects.toMatchObject(REFUSED);
      await expect(query(url, `set role owner_${suffix}`)).rejects.toMatchObject(REFUSED);
    }
    expect(prepared.filter(({ applied }) => applied.length > 0)).toHaveLength(2);
  });

  test('the login stays valid when the password of the owner changes', async () => {
    const owner = await makeLogin('owner', 'createrole');
    const url = new URL(owner(await makeDatabase('one', 'owner')));
    const before = await prepareDatabase({ url: url.href });
    await server.pool.query(`alter role owner_${suffix} password 'another'`);
    url.password = 'another';
    const after = await prepareDatabase({ url: url.href });
    expect(await query(after.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await expect(query(before.url, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  test('a start gives rights that an interrupted one has not given', async () => {
    const owner = await makeLogin('owner', 'createrole');
    const url = owner(await makeDatabase('one', 'owner'));
    const site = await prepareDatabase({ url });
    await query(url, 'create table later (id integer)');
    await expect(query(site.url, 'select from later')).rejects.toMatchObject(REFUSED);
    await prepareDatabase({ url });
    expect(await query(site.url, 'select from later')).toEqual([]);
  });

  test("the queue that the owner has created becomes the site's", async () => {
    const owner = await makeLogin('owner', 'createrole');
    const url = owner(await makeDatabase('one', 'owner'));
    await query(
      url,
      `create schema pgboss; create type pgboss.job_state as enum ('created');
       create table pgboss.job (state pgboss.job_state) partition by list (state);
       create table pgboss.job_common partition of pgboss.job default; insert into pgboss.job values ('created');
       create function pgboss.create_queue(name text) returns void language sql as 'select'`,
    );
    const site = await prepareDatabase({ url });
    await query(
      site.url,
      `alter table pgboss.job add column id integer; alter type pgboss.job_state add value 'retry';
       drop function pgboss.create_queue(text); create table pgboss.queue ()`,
    );
    expect(await query(site.url, 'select state from pgboss.job')).toEqual([{ state: 'created' }]);
  });
});

describe('with one address, of an owner who may not create roles', () => {
  test('the site runs as the owner, with a warning', async () => {
    const owner = await makeLogin('owner');
    const url = owner(await makeDatabase('one', 'owner'));
    const prepared = await prepareDatabase({ url });
    expect(prepared).toMatchObject({ url, warning: expect.stringContaining('DATABASE_OWNER_URL') });
    expect(prepared.applied.length).toBeGreaterThan(30);
  });

  test('a password that cannot be derived is not guessed', async () => {
    const login = await ensureSiteLogin(server, 'postgres://owner@127.0.0.1/baize');
    expect(login).toEqual({ problem: expect.stringContaining('password') });
  });
});

describe("with an address of the owner beside the site's", () => {
  test('the site gets its rights, and further processes need only its login', async () => {
    const [owner, site] = [await makeLogin('owner'), await makeLogin('web')];
    const name = await makeDatabase('one', 'owner');
    const [url, ownerUrl] = [site(name), owner(name)];
    const prepared = await prepareDatabase({ url, ownerUrl });
    expect(prepared).toMatchObject({ url, warning: undefined });
    await query(url, 'insert into import_stamp select * from import_stamp; create table pgboss.job ()');
    await expect(query(url, 'truncate exclusion')).rejects.toMatchObject(REFUSED);
    expect(await prepareDatabase({ url })).toEqual({ url, applied: [], warning: undefined });
  });

  test('a site that may act as the owner is warned about', async () => {
    const [owner, site] = [await makeLogin('owner'), await makeLogin('web')];
    await server.pool.query(`grant owner_${suffix} to web_${suffix}`);
    const name = await makeDatabase('one', 'owner');
    const { warning } = await prepareDatabase({ url: site(name), ownerUrl: owner(name) });
    expect(warning).toContain(`The role "web_${suffix}" of DATABASE_URL may act as the owner`);
  });
});
