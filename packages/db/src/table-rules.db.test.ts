import pg from 'pg';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import {
  category,
  game,
  gameCategory,
  page,
  paymentMethod,
  playerStatus,
  popup,
  promotion,
  sessionEndReason,
  slider,
  story,
  studio,
} from './schema/index.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

type Fields = Readonly<Record<string, unknown>>;

const at = new Date('2026-06-01T12:00:00Z');

/** A valid row for each table. */
const rows = {
  player: {
    site_id: 7,
    id: 1,
    username: 'deniz',
    email: 'deniz@example.com',
    phone_country_id: 222,
    phone: '5325551010',
    password_hash: 'hash',
    name: 'Deniz',
    surname: 'Kaya',
    personal_id_hash: 'hash',
    personal_id_cipher: 'cipher',
    birth_date: '1990-03-15',
    country_id: 222,
    address: 'Kadıköy',
    created_at: at,
  },
  session: { site_id: 7, player_id: 1, id: 1, created_at: at, expires_at: at, ip: '', user_agent: '' },
  player_status_change: {
    site_id: 7,
    player_id: 1,
    id: 1,
    from_status: 'active',
    to_status: 'locked',
    changed_by: 'an operator',
    reason: 'asked for by the player',
    changed_at: at,
  },
  sms_code: {
    site_id: 7,
    player_id: 1,
    id: 1,
    purpose: 'phone',
    code_hash: 'hash',
    created_at: at,
    expires_at: at,
  },
  favorite_game: { site_id: 7, player_id: 1, game_id: 1, created_at: at },
  page: { id: 1, site_id: null, slug: 'terms', sort: 1, name_tr: '', name_en: '', body_tr: '', body_en: '' },
  outbox: { id: 1, kind: 'mail', sealed: 'sealed', created_at: at, expires_at: at },
  payment_category: { id: 1, name_tr: '', name_en: '', sort: 1 },
  payment_method: {
    id: 1,
    slug: 'transfer',
    name: 'Transfer',
    category_id: 1,
    kind: 1,
    provider: 'gateway',
    icon: '',
    color: '',
    expire_minutes: 3,
    min_minor: 100,
    max_minor: 200,
    step_minor: 1,
    endpoint: '',
    fields: '[]',
    sort: 1,
  },
  payment_transaction: {
    site_id: 7,
    player_id: 1,
    id: 1,
    method_id: 1,
    kind: 1,
    amount_minor: 1,
    currency: 1,
    provider: 'gateway',
    provider_ref: 'a',
    fields: '{}',
    created_at: at,
  },
  transfer: {
    site_id: 7,
    player_id: 1,
    id: 1,
    kind: 3,
    provider: 'studio',
    provider_tx: 'r1',
    fingerprint: '',
    outcome: 0,
    amount: 100,
    balance_after: 100,
    parent_id: 9,
    created_at: at,
  },
  posting: { site_id: 7, player_id: 1, transfer_id: 1, account_kind: 10, amount: 1 },
} satisfies Record<string, Fields>;

type Table = keyof typeof rows;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  // Rows of the other tables cannot be deleted, so only one test writes each of them.
  const used = ['player', 'session', 'sms_code', 'favorite_game', 'page', 'outbox'];
  const payments = ['payment_transaction', 'payment_method', 'payment_category'];
  await database.pool.query([...used, ...payments].map((table) => `delete from ${table};`).join(''));
  await add('payment_category');
  await add('payment_method');
});

async function add(table: Table, fields: Fields = {}): Promise<void> {
  const row: Fields = { ...rows[table], ...fields };
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  await database.pool.query(
    `insert into ${table} (${Object.keys(row).join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  );
}

/** @returns the constraint that a row violates; undefined if it is accepted */
async function refusalOf(table: Table, fields: Fields): Promise<string | undefined> {
  try {
    await add(table, fields);
    return undefined;
  } catch (error) {
    return error instanceof pg.DatabaseError ? error.constraint : undefined;
  }
}

describe('a player', () => {
  const second = {
    id: 2,
    username: 'other',
    email: 'other@example.com',
    phone: '5325552020',
    personal_id_hash: 'other',
  };

  test.each([
    ['player_username_key', 'username'],
    ['player_email_key', 'email'],
    ['player_phone_key', 'phone'],
    ['player_personal_id_key', 'personal_id_hash'],
  ] as const)(
    'is the only one of a brand under %s, and may be at every brand',
    async (constraint, column) => {
      await add('player');
      const same = { ...second, [column]: rows.player[column] };
      expect(await refusalOf('player', same)).toBe(constraint);
      await add('player', { ...same, site_id: 8 });
      await add('player', second);
    },
  );

  test('may have the same national number as one of another country', async () => {
    await add('player');
    const abroad = { ...second, phone: rows.player.phone, phone_country_id: 80 };
    await expect(add('player', abroad)).resolves.toBeUndefined();
  });

  test('has a known status', async () => {
    for (const [id, status] of playerStatus.entries())
      await add('player', { ...second, site_id: id + 1, status });
    expect(await refusalOf('player', { status: 'unknown' })).toBe('player_status_check');
  });

  test('changes to a different status, with a reason and a name', async () => {
    await add('player_status_change');
    const rule = 'player_status_change_reason_check';
    expect(await refusalOf('player_status_change', { id: 2, reason: '' })).toBe(rule);
    expect(await refusalOf('player_status_change', { id: 2, changed_by: '' })).toBe(rule);
    expect(
      await refusalOf('player_status_change', {
        id: 2,
        to_status: 'active',
      }),
    ).toBe('player_status_change_status_check');
  });

  test('has sessions that end for a known reason', async () => {
    for (const [id, reason] of sessionEndReason.entries()) await add('session', { id, end_reason: reason });
    expect(await refusalOf('session', { id: 100, end_reason: 'unknown' })).toBe('session_end_reason_check');
  });

  test('has one open code per purpose, with up to five tries', async () => {
    await add('sms_code', { tries: 5 });
    expect(await refusalOf('sms_code', { id: 2 })).toBe('sms_code_live_index');
    await add('sms_code', { id: 2, purpose: 'sign-in' });
    await add('sms_code', { id: 3, closed_at: at });
    await add('sms_code', { id: 1, player_id: 2 });
    expect(await refusalOf('sms_code', { id: 4, purpose: 'third', tries: 6 })).toBe('sms_code_tries_check');
  });

  test('has a game as a favourite once, as other players may', async () => {
    await add('favorite_game');
    expect(await refusalOf('favorite_game', {})).toBe('favorite_game_pkey');
    await add('favorite_game', { player_id: 2 });
    await add('favorite_game', { site_id: 8 });
  });
});

describe('a payment', () => {
  test('has a reference that is unique at its gateway', async () => {
    await add('payment_transaction');
    const rule = 'payment_transaction_provider_ref_key';
    expect(await refusalOf('payment_transaction', { id: 2 })).toBe(rule);
    expect(await refusalOf('payment_transaction', { site_id: 8, id: 2 })).toBe(rule);
    await add('payment_transaction', { id: 2, provider: 'another' });
    for (const id of [3, 4]) await add('payment_transaction', { id, provider_ref: null });
  });

  test('has an amount above 0, a valid kind and a valid status', async () => {
    const other = { id: 2, provider_ref: 'b' };
    for (const amount of [0, -1])
      expect(
        await refusalOf('payment_transaction', {
          ...other,
          amount_minor: amount,
        }),
      ).toBe('payment_transaction_amount_check');
    for (const kind of [0, 3])
      expect(await refusalOf('payment_transaction', { ...other, kind })).toBe(
        'payment_transaction_kind_check',
      );
    for (const status of [-1, 7])
      expect(await refusalOf('payment_transaction', { ...other, status })).toBe(
        'payment_transaction_status_check',
      );
    await add('payment_transaction', { ...other, kind: 2, status: 0 });
  });

  test('has a method with consistent limits', async () => {
    const other = { id: 2, slug: 'other' };
    for (const limits of [{ min_minor: 201 }, { min_minor: 0 }, { step_minor: 0 }])
      expect(await refusalOf('payment_method', { ...other, ...limits })).toBe('payment_method_limits_check');
    expect(await refusalOf('payment_method', { ...other, kind: 3 })).toBe('payment_method_kind_check');
    expect(await refusalOf('payment_method', { id: 2 })).toBe('payment_method_slug_key');
    await add('payment_method', { ...other, min_minor: 200, kind: 2 });
  });
});

describe('the ledger', () => {
  test('has at most one rollback per bet', async () => {
    await add('transfer');
    expect(await refusalOf('transfer', { id: 2, provider_tx: 'r2' })).toBe('transfer_refund_key');
    await add('transfer', { id: 2, provider_tx: 'r2', parent_id: 10 });
    for (const id of [3, 4]) await add('transfer', { id, provider_tx: `w${id}`, kind: 2 });
  });

  test('has no posting of 0, and a version for each one that changes a balance', async () => {
    expect(await refusalOf('posting', { amount: 0 })).toBe('posting_amount_check');
    const chain = { version: 1, balance_after: 1 };
    expect(await refusalOf('posting', { account_kind: 1 })).toBe('posting_chain_check');
    expect(await refusalOf('posting', chain)).toBe('posting_chain_check');
    await add('posting', { ...chain, account_kind: 1 });
  });

  test('and the trail of status changes are append-only, even for the owner of the tables', async () => {
    for (const table of ['transfer', 'posting', 'game_tx', 'transfer_claim', 'player_status_change']) {
      const { rows: granted } = await database.pool.query<{ privilege: string }>(
        `select privilege_type as privilege
           from pg_class, aclexplode(coalesce(relacl, acldefault('r', relowner)))
           where oid = $1::regclass and grantee = relowner`,
        [table],
      );
      const privileges = granted.map(({ privilege }) => privilege);
      expect(privileges, table).toEqual(expect.arrayContaining(['SELECT', 'INSERT']));
      for (const verb of ['UPDATE', 'DELETE', 'TRUNCATE']) expect(privileges, table).not.toContain(verb);
    }
  });
});

describe('what visitors are shown', () => {
  test('has one page per address for each brand and one shared page', async () => {
    await add('page');
    expect(await refusalOf('page', { id: 2 })).toBe('page_slug_key');
    await add('page', { id: 2, site_id: 7 });
    expect(await refusalOf('page', { id: 3, site_id: 7 })).toBe('page_slug_key');
    await add('page', { id: 3, site_id: 8 });
  });

  async function versionAfter(statement: string): Promise<number> {
    await database.pool.query(statement);
    const { rows: found } = await database.pool.query<{ version: string }>(
      'select version from catalogue_change',
    );
    return Number(found[0]?.version);
  }

  const shown: readonly PgTable[] = [
    studio,
    category,
    game,
    gameCategory,
    slider,
    story,
    promotion,
    popup,
    page,
    paymentMethod,
  ];
  test('gets a new version with every statement that changes it', async () => {
    let version = await versionAfter('select 1');
    for (const table of shown) {
      const { name, columns } = getTableConfig(table);
      const column = columns[0]?.name ?? '';
      const statements = [
        `insert into ${name} select * from ${name}`,
        `update ${name} set ${column} = ${column}`,
        `delete from ${name} where false`,
        `truncate ${name} cascade`,
      ];
      // Empty tables will do, since statements are counted, not rows.
      for (const statement of statements.toReversed()) {
        const next = await versionAfter(statement);
        expect(next, statement).toBeGreaterThan(version);
        version = next;
      }
    }
  });
});

test('a new outbox entry has no tries, and it expires', async () => {
  await add('outbox');
  const { rows: found } = await database.pool.query('select tries from outbox');
  expect(found).toEqual([{ tries: 0 }]);
  await expect(add('outbox', { id: 2, expires_at: null })).rejects.toMatchObject({ code: '23502' });
});
