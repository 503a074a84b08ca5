import { exclusionCode } from '@baize/ledger';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { deposit, type LedgerFixture, openLedger, SITE } from './testing/ledger-fixture.ts';

let ledger: LedgerFixture;
let player: number;
let owner: string;
beforeAll(async () => {
  ledger = await openLedger();
  player = await ledger.makePlayer(5_000n);
  owner = new URL(ledger.database.url).username;
  await ledger.store.setLimit({ siteId: SITE, playerId: player, kind: 'bet', period: 'daily' }, 500n);
  await ledger.store.exclude(SITE, player, exclusionCode.sixMonths, 'brand');
});
afterAll(() => ledger.database.drop());

/** Runs statements as the site in one transaction, which is undone. */
async function tryAsSite(...statements: readonly string[]): Promise<void> {
  const client = await ledger.database.site.pool.connect();
  try {
    await client.query('begin');
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.query('rollback');
    // A statement may have changed the connection.
    client.release(true);
  }
}

const REFUSED = { code: '42501' };
const redate = `create or replace function limit_clock() returns timestamptz language sql as $$ select 'infinity'::timestamptz $$`;

describe('the role of the site', () => {
  test('is neither the owner nor a superuser, and may not become one', async () => {
    const { rows } = await ledger.database.site.pool.query(
      `select rolname = session_user as is_session, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication,
           pg_has_role(session_user, $1, 'member') as is_owner
         from pg_roles where rolname = current_user`,
      [owner],
    );
    expect(rows).toEqual([
      {
        is_session: true,
        rolsuper: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolbypassrls: false,
        rolreplication: false,
        is_owner: false,
      },
    ]);
    for (const statement of [`set role "${owner}"`, `set session authorization "${owner}"`])
      await expect(
        tryAsSite('set role none', 'reset session authorization', statement),
      ).rejects.toMatchObject(REFUSED);
  });

  test.each([
    'update exclusion set ends_at = starts_at',
    'update exclusion set ends_at = ends_at + interval $$1 day$$',
    'delete from exclusion',
    'truncate exclusion',
    `insert into exclusion select site_id, player_id, 1, 1, now(), now() + interval '1 day', scope from exclusion`,
    'insert into exclusion_return select site_id, player_id, 1, now(), now() from exclusion',
    'delete from exclusion_return',
    'truncate exclusion_return',
    'update account set closed_until = null',
    'update account set closed_until = now()',
    `update account set closed_until = 'infinity'`,
    'update account set is_limited = false',
    'update account set player_id = -player_id',
    'update account set kind = 6',
    'delete from account',
    'truncate account cascade',
    'update player_limit set amount = null',
    'delete from player',
    'truncate player',
    'delete from player_message',
    'truncate player_message',
    'update player_message set facts = facts',
    'update player_message set read_at = now(), kind = kind',
    'delete from player_limit',
    'update player_limit_change set from_amount = 0',
    'delete from player_limit_change',
    'insert into player_limit_change select * from player_limit_change',
    'update posting set amount = amount + 1',
    'delete from posting',
    'truncate posting',
    'update transfer set amount = 1',
    'delete from transfer',
    'update game_tx set amount = 1',
    'update transfer_claim set provider_tx = provider_tx',
    'delete from player_status_change',
    'update earlier_address set address = address',
    'update player_correction set is_applied = true',
    'select sealed from document_content',
    'update document_content set key_id = key_id',
    'delete from document_content',
    'delete from document',
    'delete from data_copy',
    `update migration set hash = ''`,
    'delete from migration',
    'alter table exclusion disable trigger exclusion_stays',
    'alter table account disable trigger all',
    'alter table account drop column closed_until',
    'alter table exclusion rename to gone',
    'drop trigger account_stays_closed on account',
    'drop table exclusion',
    'drop function keep_closed() cascade',
    redate,
    'drop function limit_clock() cascade',
    'alter function limit_clock() rename to former_clock',
    `create or replace function keep_closed() returns trigger language plpgsql as $$ begin return new; end $$`,
    'create function limit_clock(integer) returns timestamptz language sql as $$ select now() $$',
    'create table public.own_table ()',
    'create schema own',
    'create rule quiet as on insert to exclusion do instead nothing',
    'create trigger quiet before insert on exclusion for each row execute function suppress_redundant_updates_trigger()',
    'set session_replication_role = replica',
    `alter role current_user superuser`,
    `create role helper`,
  ])('may not: %s', async (statement) => {
    await expect(tryAsSite(statement)).rejects.toMatchObject(REFUSED);
  });

  test('may not deceive the functions that run as the owner', async () => {
    const { site } = ledger.database;
    const other = await ledger.makePlayer();
    const client = await site.pool.connect();
    try {
      await client.query(`
        create temporary table account (like public.account);
        create temporary table exclusion (like public.exclusion);
        insert into account select * from public.account;
        create function pg_temp.limit_clock() returns timestamptz language sql as $$ select 'epoch'::timestamptz $$;
        set search_path = pg_temp, public`);
      const { rows } = await client.query<{ ends_at: Date }>(
        `select ends_at from public.exclude_player($1, $2, 1::smallint, 'brand', 1)`,
        [SITE, other],
      );
      expect(rows[0]?.ends_at.getTime()).toBeGreaterThan(Date.parse('2020-01-01'));
      const returned = await client.query('select public.request_return($1, $2, 1) as at', [SITE, player]);
      expect(returned.rows).toEqual([{ at: null }]);
    } finally {
      client.release(true);
    }
    expect(await ledger.store.closing(SITE, other)).toMatchObject({ code: 1 });
    expect(await ledger.store.closing(SITE, player)).toMatchObject({ code: 4 });
  });

  test('books, sets limits and excludes', async () => {
    const one = await ledger.makePlayer(5_000n);
    expect(await ledger.store.book(deposit(one, 'more', 100n))).toMatchObject({ status: 'booked' });
    const limit = { siteId: SITE, playerId: one, kind: 'loss', period: 'daily' } as const;
    expect(await ledger.store.setLimit(limit, 100n)).toBeDefined();
    expect(await ledger.store.exclude(SITE, one, exclusionCode.day, 'brand')).toMatchObject({
      status: 'closed',
    });
  });
});

describe('the rights of the site', () => {
  /** Every other table is read and written. */
  const restricted: Readonly<Record<string, readonly string[]>> = {
    account: ['INSERT', 'SELECT'],
    data_copy: ['INSERT', 'SELECT', 'UPDATE'],
    document: ['INSERT', 'SELECT', 'UPDATE'],
    document_content: ['INSERT'],
    earlier_address: ['INSERT', 'SELECT'],
    exclusion: ['SELECT'],
    exclusion_return: ['SELECT'],
    game_carry: ['SELECT'],
    game_tx: ['INSERT', 'SELECT'],
    ledger_carry: ['SELECT'],
    ledger_horizon: ['SELECT'],
    ledger_month: ['SELECT'],
    ledger_review_number_seq: [],
    limit_review: ['INSERT', 'SELECT'],
    migration: ['SELECT'],
    operator: ['SELECT'],
    operator_trail: ['SELECT'],
    operator_trail_end: ['SELECT'],
    payment_approval: ['INSERT', 'SELECT'],
    payment_mark_clearance: ['INSERT', 'SELECT'],
    payment_event: ['SELECT'],
    payment_hour: ['SELECT'],
    payment_refund: ['INSERT', 'SELECT', 'UPDATE'],
    payment_step: ['SELECT'],
    payment_transaction: ['INSERT', 'SELECT', 'UPDATE'],
    player: ['INSERT', 'SELECT', 'UPDATE'],
    player_correction: ['INSERT', 'SELECT'],
    player_freeze: ['SELECT'],
    player_limit: ['SELECT'],
    player_limit_change: ['SELECT'],
    player_message: ['INSERT', 'SELECT'],
    player_message_id_seq: [],
    player_status_change: ['INSERT', 'SELECT'],
    posting: ['INSERT', 'SELECT'],
    reality_check_choice: ['INSERT', 'SELECT'],
    reconciliation_finding_id_seq: [],
    role_action: ['SELECT'],
    session_hour: ['SELECT'],
    transfer: ['INSERT', 'SELECT'],
    transfer_claim: ['INSERT', 'SELECT'],
    wallet_transfer: ['INSERT', 'SELECT', 'UPDATE'],
  };

  async function readRights(): Promise<Map<string, string[]>> {
    const { rows } = await ledger.database.site.pool.query<{ name: string; rights: string[] }>(
      `select relname as name, array(
           select verb from unnest(array['DELETE', 'INSERT', 'REFERENCES', 'SELECT', 'TRIGGER', 'TRUNCATE', 'UPDATE']) as verb
             where has_table_privilege(oid, verb)) as rights
         from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S', 'f')`,
    );
    return new Map(rows.map(({ name, rights }) => [name, rights]));
  }

  /** The months of the ledger, whose rows are read and written through their parents. */
  async function readMonths(): Promise<Set<string>> {
    const { rows } = await ledger.database.pool.query<{ name: string }>(
      'select relname as name from pg_class where relispartition and relkind = $1',
      ['r'],
    );
    return new Set(rows.map(({ name }) => name));
  }

  test('are exactly these on every table', async () => {
    const rights = await readRights();
    const months = await readMonths();
    expect(months.size).toBeGreaterThan(6);
    expect([...rights.keys()]).toEqual(expect.arrayContaining(Object.keys(restricted)));
    const expected = [...rights.keys()].map((name): [string, readonly string[]] => [
      name,
      restricted[name] ?? (months.has(name) ? [] : ['DELETE', 'INSERT', 'SELECT', 'UPDATE']),
    ]);
    expect(Object.fromEntries(rights)).toEqual(Object.fromEntries(expected));
  });

  test('of an account do not include when it is closed, whose it is and whether it is limited', async () => {
    const { rows } = await ledger.database.site.pool.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = 'account'::regclass and attnum > 0
         and not attisdropped and has_column_privilege(attrelid, attnum, 'UPDATE') order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'balance',
      'bets',
      'bonus',
      'refunded',
      'refunds',
      'staked',
      'state',
      'version',
      'wins',
      'won',
    ]);
  });

  test('include functions that run as the owner, which nobody else may call and whose names are resolved safely', async () => {
    const { rows } = await ledger.database.site.pool.query(
      `select proname as name, proconfig as config, has_function_privilege(oid, 'EXECUTE') as may_call,
           exists (select from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee = 0) as may_all
         from pg_proc where pronamespace = 'public'::regnamespace and prosecdef order by proname`,
    );
    expect(rows).toEqual(
      [
        'append_to_trail',
        'cancel_limit_change',
        'copied_document',
        'count_payment',
        'count_session',
        'destroy_documents',
        'enrol_operator',
        'exclude_elsewhere',
        'exclude_player',
        'freeze_player',
        'keep_payment_steps',
        'make_ledger_months',
        'record_refusal',
        'request_return',
        'set_player_limit',
        'sign_in_operator',
        'unfreeze_player',
        'view_document',
      ].map((name) => ({
        name,
        config: ['search_path=pg_catalog, public, pg_temp'],
        may_call: true,
        may_all: false,
      })),
    );
  });

  test('extend to tables of later migrations, and append-only ones stay so', async () => {
    const { pool, site } = ledger.database;
    await pool.query(`create table later (id integer); create table later_trail (id integer);
      revoke update, delete, truncate on later_trail from public, current_user`);
    await expect(site.pool.query('select from later')).rejects.toMatchObject(REFUSED);
    await pool.query('select grant_site_rights($1)', [new URL(ledger.database.siteUrl).username]);
    const rights = await readRights();
    expect(rights.get('later')).toEqual(['DELETE', 'INSERT', 'SELECT', 'UPDATE']);
    expect(rights.get('later_trail')).toEqual(['INSERT', 'SELECT']);
    await pool.query('revoke delete on later from current_user');
    await pool.query('select grant_site_rights($1)', [new URL(ledger.database.siteUrl).username]);
    expect((await readRights()).get('later')).toEqual(['INSERT', 'SELECT', 'UPDATE']);
  });

  test('are written only if they differ', async () => {
    const { pool, siteUrl } = ledger.database;
    const read = () =>
      pool.query(`select xmin::text from pg_class where relnamespace = 'public'::regnamespace order by oid`);
    await pool.query('select grant_site_rights($1)', [new URL(siteUrl).username]);
    const before = (await read()).rows;
    await pool.query('select grant_site_rights($1)', [new URL(siteUrl).username]);
    expect((await read()).rows).toEqual(before);
  });

  test("are not everyone else's", async () => {
    const { pool, url } = ledger.database;
    const role = `stranger_${process.pid}`;
    await pool.query(`create role ${role}; grant ${role} to current_user`);
    const client = new pg.Client(url);
    await client.connect();
    try {
      await client.query(`set role ${role}`);
      for (const statement of ['select from account', `select exclude_player(1, 1, 1::smallint, 'brand', 1)`])
        await expect(client.query(statement)).rejects.toMatchObject(REFUSED);
    } finally {
      await client.end();
      await pool.query(`drop role ${role}`);
    }
  });
});
