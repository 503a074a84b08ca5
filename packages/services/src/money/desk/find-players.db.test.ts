import { eq, inTransaction, operatorTrail, paymentTransaction } from '@baize/db';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Brand } from '@baize/brand';
import { addConfirmed } from '../../testing/confirmed-operator.ts';
import { createPaymentWriter } from '../../testing/payment-rows.ts';
import { openWithdrawals, sampleIban, siteId, type Withdrawals } from '../../testing/withdrawals.ts';
import { lockBook } from '../destinations/book-lock.ts';
import { stopOwnPayouts } from '../destinations/stop-payouts.ts';
import { FIND_PLAYERS, findPlayers, valuesOf } from './find-players.ts';
import { searchKeysOf } from './search-keys.ts';
import { showPlayer } from './show-player.ts';

const otherSite = 8;
const [ada, own] = [{ name: 'ada' }, { name: 'own' }];

let site: Withdrawals;
let simsek: number;
let foreign: number;
beforeAll(async () => {
  site = await openWithdrawals();
  await addConfirmed(site, { name: own.name, role: 'support', siteIds: [siteId] });
  const person = { name: 'Ayşe İpek', surname: 'ŞİMŞEK ÇAĞIL' };
  simsek = await site.addPlayer(500_000n, {
    ...person,
    username: 'ayse-92',
    email: 'ayse@example.com',
    phone: '5325551010',
  });
  foreign = await site.addPlayer(0n, {
    ...person,
    siteId: otherSite,
    username: 'ayse-92',
    email: 'ayse@example.com',
    phone: '5325551010',
  });
});
afterAll(() => site.database.drop());

const brands = [
  { siteId, slug: 'one', traits: {} },
  { siteId: otherSite, slug: 'two', traits: {} },
] as unknown as Pick<Brand, 'siteId' | 'slug' | 'traits'>[];
/** With the rights of the site, as the console. */
const services = () => ({ ...site, database: site.database.site, brands });

const find = (text: string, operator = ada, siteIds?: number[]) =>
  findPlayers(services(), operator, { text, ...(siteIds && { siteIds }) });
const idsOf = async (text: string) => new Set((await find(text)).hits.map(({ id }) => id));

const lastRows = (limit: number) =>
  site.database.sql
    .select()
    .from(operatorTrail)
    .where(eq(operatorTrail.action, 'find'))
    .orderBy(operatorTrail.number)
    .then((rows) => rows.slice(-limit));

describe('a player is found', () => {
  test.each([
    'ayşe şimşek',
    'AYŞE ŞİMŞEK',
    'Simsek Ayse',
    'çagil ıpek',
    'CAGIL IPEK AYSE SIMSEK',
    'şim ayş',
    'ÇAĞIL',
  ])('by a name in any order, folded in Turkish and English: %s', async (text) => {
    expect(await idsOf(text)).toEqual(new Set([simsek, foreign]));
  });

  test.each([
    ['Иван', 'Петров', 'иван ПЕТРОВ'],
    ['Νίκος', 'Παπάς', 'ΠΑΠΑΣ νικος'],
    ['Œdipe', 'Lœb', 'oedipe LOEB'],
    ['Größe', 'Ægir', 'GROSSE aegir'],
    ['Łukasz', 'Đorđe', 'lukasz dorde'],
  ])('by a name of other letters, in small and capital ones: %s %s', async (name, surname, text) => {
    const id = await site.addPlayer(0n, { name, surname });
    expect([await idsOf(text), await idsOf(`${surname} ${name}`)]).toEqual([new Set([id]), new Set([id])]);
  });

  test.each(['ayşe yılmaz', 'imsek', 'Ay', 'İpek Şimşek Çağıl Nur'])('by no other name: %s', async (text) => {
    expect((await find(text)).hits.filter(({ id }) => id === simsek)).toEqual([]);
  });

  test.each(['+90 532 555 10 10', '0532 5551010', '532-555-10-10', '00905325551010'])(
    'by a phone as it is spelled: %s',
    async (text) => {
      expect(await idsOf(text)).toEqual(new Set([simsek, foreign]));
    },
  );

  test('by id, user name and e-mail, each hit with how it was found and masked contacts', async () => {
    expect(await find(String(simsek))).toEqual({
      total: 1,
      hits: [
        {
          siteId,
          brand: 'one',
          id: simsek,
          username: 'ayse-92',
          name: 'Ayşe İpek ŞİMŞEK ÇAĞIL',
          email: 'ay***@example.com',
          phone: '+90 … 1010',
          status: 'active',
          isClosed: false,
          by: ['id'],
        },
      ],
    });
    expect((await find('AYSE-92')).hits[0]).toMatchObject({ by: ['username'] });
    expect((await find('ayse@EXAMPLE.com')).hits[0]).toMatchObject({ by: ['email'] });
    expect((await find('nobody@example.com')).hits).toEqual([]);
  });

  test('by the end of an account, a transaction of a gateway, and a payment', async () => {
    const write = createPaymentWriter(site.database, site.clock);
    const key = { siteId, playerId: simsek };
    const payment = await write({ ...key, kind: 2, fields: { iban: sampleIban }, providerRef: 'Gw-77/x' });
    await write({ ...key, fields: { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7k5mdq' } });
    for (const text of ['1326', 'TR33 … 1326', sampleIban, '5mdq', '7K5MDQ', 'Gw-77/x', String(payment)])
      expect(await idsOf(text), text).toEqual(new Set([simsek]));
    expect(await idsOf('1327')).toEqual(new Set());
    expect(await idsOf('gw-77/x')).toEqual(new Set());
  });
});

describe('a search', () => {
  test('shows the brands of the operator only, fewer if it says so', async () => {
    expect((await find('ayse-92', own)).hits.map(({ id }) => id)).toEqual([simsek]);
    expect((await find('ayse-92', ada, [otherSite])).hits.map(({ id }) => id)).toEqual([foreign]);
    await expect(find('ayse-92', own, [otherSite])).rejects.toMatchObject({ why: 'refused' });
    await expect(find('ayse-92', { name: 'nobody' })).rejects.toMatchObject({ why: 'refused' });
    await expect(showPlayer(services(), own, foreign)).rejects.toMatchObject({ why: 'refused' });
  });

  test('is a row of the trail without the text', async () => {
    await find('Ayşe Şimşek');
    await find('+90 532 555 10 10', own);
    const rows = await lastRows(2);
    expect(rows).toMatchObject([
      { operator: 'ada', siteId: null, subject: 'players', details: { keys: ['name'], hits: 2 } },
      { operator: 'own', siteId, subject: 'players', details: { keys: ['phone'], hits: 1 } },
    ]);
    expect(Object.keys(rows[1]?.details ?? {})).toEqual(expect.arrayContaining(['keys', 'hits']));
    expect(Object.keys(rows[1]?.details ?? {})).toHaveLength(2);
  });

  test('shows 50 at most and says how many there are; a text that is no key is refused', async () => {
    for (let at = 0; at < 51; at += 1) await site.addPlayer(0n, { surname: 'Kalabalık' });
    const { hits, total } = await find('kalabalik');
    expect([hits.length, total]).toEqual([50, 51]);
    // The row of the trail counts those that were not shown too.
    await find('kalabalik', own);
    expect((await lastRows(1))[0]?.details).toMatchObject({ hits: 51 });
    await expect(find('!')).rejects.toMatchObject({ why: 'invalid' });
  });

  test('reads no table whole', async () => {
    const plans = await plansOf({
      id: String(simsek),
      email: 'ayse@example.com',
      phone: '+90 532 555 10 10',
      name: 'Ayşe Şimşek',
      account: '1326',
      reference: 'Gw-77/x',
    });
    for (const plan of Object.values(plans)) expect(plan).not.toMatch(/Seq Scan/);
    expect(plans['name']).toContain('player_name_index');
    expect(plans['phone']).toContain('player_any_phone_index');
    expect(plans['account']).toContain('payment_transaction_account_index');
    expect(plans['reference']).toContain('payment_transaction_reference_index');
  });
});

/** How a database with thousands of players and payments looks for texts. */
async function plansOf(texts: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const rollBack = new Error('enough');
  const plans: Record<string, string> = {};
  const many = inTransaction(site.database, async ({ client }) => {
    await client.query(
      `insert into player (site_id, id, username, email, phone_country_id, phone, password_hash, name, surname,
           personal_id_hash, personal_id_cipher, birth_date, country_id, address, created_at)
         select 7, 1000 + n, 'many' || n, 'many' || n || '@example.com', 222, '6' || n, '', 'Ad' || n, 'Soyad' || n,
           'many' || n, '', '1990-01-01', 222, '', now() from generate_series(1, 5000) n`,
    );
    await client.query(
      `insert into payment_transaction (site_id, player_id, id, method_id, kind, amount_minor, currency, provider,
           provider_ref, fields, created_at)
         select 7, 1000 + n, 1000 + n, 2, 2, 1, 1, 'many', 'ref' || n, jsonb_build_object('iban', 'TR' || n * 7919), now()
           from generate_series(1, 5000) n`,
    );
    await client.query('analyze player; analyze payment_transaction');
    for (const [kind, text] of Object.entries(texts)) {
      const values = [[siteId, otherSite], ...(await valuesOf(site, searchKeysOf(text)))];
      const { rows } = await client.query<Record<string, string>>(`explain ${FIND_PLAYERS}`, values);
      plans[kind] = rows.map((row) => row['QUERY PLAN']).join('\n');
    }
    throw rollBack;
  });
  await expect(many).rejects.toBe(rollBack);
  return plans;
}

test('the page of a player says that withdrawals were stopped, and that the saved accounts are locked', async () => {
  const playerId = await site.addPlayer(0n);
  const key = { siteId, playerId };
  const id = await createPaymentWriter(
    site.database,
    site.clock,
  )({
    ...key,
    id: site.ids.next(),
    kind: 2,
    status: 1,
  });
  await stopOwnPayouts(site.contextOf(playerId), { id });
  await lockBook(site.contextOf(playerId));
  const now = site.clock.now();
  const standing = async () => (await showPlayer(services(), own, playerId)).standing;
  expect(await standing()).toMatchObject({
    payoutStop: { stoppedAt: now, transactionId: id },
    bookLock: { lockedAt: now, endsAt: null },
  });
  await site.database.pool.query('update payout_stop set lifted_at = $2 where player_id = $1', [
    playerId,
    now,
  ]);
  await site.database.pool.query('update destination_lock set ends_at = $2 where player_id = $1', [
    playerId,
    now,
  ]);
  expect(await standing()).toMatchObject({ payoutStop: undefined, bookLock: undefined });
});

test('the page of a player has everything, and opening it is a row of the trail', async () => {
  const playerId = await site.addPlayer(500_000n, { name: 'Ege', surname: 'Tan' });
  const write = createPaymentWriter(site.database, site.clock);
  const key = { siteId, playerId };
  await write({ ...key, kind: 2, status: 1, fields: { iban: sampleIban } });
  await write({ ...key, status: 1, fields: { iban: sampleIban } });
  const open = await write({ ...key, kind: 2, fields: { iban: sampleIban } });
  await site.ledger.setLimit({ ...key, kind: 'loss', period: 'daily' }, 5_000n);
  const shown = await showPlayer(services(), own, playerId);
  expect(shown).toMatchObject({
    brand: 'one',
    player: { id: playerId, name: 'Ege', surname: 'Tan', isPhoneVerified: true },
    standing: {
      status: 'active',
      until: null,
      isOver: false,
      closing: undefined,
      freeze: undefined,
      mayWithdraw: true,
      payoutStop: undefined,
      bookLock: undefined,
    },
    identity: 'none',
    correction: undefined,
    balances: { main: 500_000n },
    limits: [{ kind: 'loss', period: 'daily', amount: 5_000n }],
    sessions: [{ ip: '203.0.113.7' }],
    destinations: [{ account: 'TR33 … 1326', deposits: 1, withdrawals: 1 }],
    marks: [],
    openPayments: [{ id: open, account: 'TR33 … 1326' }],
  });
  expect(shown.timeline).toContainEqual(expect.objectContaining({ type: 'payment', id: open, toStatus: 0 }));
  expect(shown.timeline).toContainEqual(
    expect.objectContaining({ type: 'operator', operator: 'own', action: 'player' }),
  );
  expect(shown.timeline).toContainEqual(expect.objectContaining({ type: 'limit' }));
  const times = shown.timeline.map(({ at }) => at.getTime());
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  await expect(showPlayer(services(), own, 1)).rejects.toMatchObject({ why: 'unknown' });
  const { rowCount } = await site.database.pool.query(
    `select from operator_trail where action = 'player' and subject = $1 and operator = 'own'`,
    [`player ${playerId}`],
  );
  expect(rowCount).toBe(1);
  expect(
    await site.database.sql.select().from(paymentTransaction).where(eq(paymentTransaction.id, open)),
  ).toHaveLength(1);
});
