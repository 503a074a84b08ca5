import { createIdMaker, manualClock } from '@baize/clock';
import { transactionStatus } from '@baize/contract';
import {
  createLedgerStore,
  createTestDatabase,
  isFrozen,
  type TestDatabase,
  unfreezePlayer,
} from '@baize/db';
import { LedgerProofError } from '@baize/ledger';
import {
  type PaymentGatewayPort,
  PaymentGatewayUnavailable,
  type PaymentReport,
  type ProviderRegistry,
  type StatementLine,
} from '@baize/providers';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { Services } from '../../context.ts';
import { createPaymentWriter, paymentProvider, seedPaymentMethods } from '../../testing/payment-rows.ts';
import { closeFinding, listOpen } from '../decisions/index.ts';
import { readReport } from './read-report.ts';
import { dayBefore, reconcile } from './reconcile.ts';

const siteId = 7;
const DAY_MS = 24 * 60 * 60_000;
const day = '2026-03-14';
const noon = new Date('2026-03-14T12:00:00Z');
/** Five in the morning of the next day in Istanbul. */
const nextMorning = new Date('2026-03-15T02:00:00Z');

let clock = manualClock(noon);
let database: TestDatabase;
let services: Pick<Services, 'database' | 'ledger' | 'clock' | 'providers'>;
let lines: StatementLine[] | Error;
let asked: { from: Date; to: Date }[];
/** What the gateway says of single payments. */
let known: Map<number, Pick<PaymentReport, 'state' | 'amountMinor'>>;
let silentId: number | undefined;
let playerId: number;
let write: ReturnType<typeof createPaymentWriter>;
beforeEach(async () => {
  clock = manualClock(noon);
  database = await createTestDatabase();
  await seedPaymentMethods(database);
  await database.pool.query(
    `insert into operator (name, key_hash, added_at, confirmed_at) values ('ada', '', now(), now())`,
  );
  lines = [];
  asked = [];
  known = new Map();
  silentId = undefined;
  const gateway: Pick<PaymentGatewayPort, 'statement' | 'findPayment'> = {
    findPayment: async ({ transactionId }) => {
      const found = known.get(transactionId);
      if (transactionId === silentId) throw new PaymentGatewayUnavailable('silence');
      return found && { subject: 'payment', providerRef: '', transactionId, currency: 'TRY', ...found };
    },
    statement: async (range) => {
      asked.push(range);
      if (lines instanceof Error) throw lines;
      return lines;
    },
  };
  const ids = createIdMaker(clock);
  const ledger = createLedgerStore({ pool: database.site.pool, clock, ids, batching: false });
  const providers = { all: [{ name: paymentProvider, payments: gateway }] } as unknown as ProviderRegistry;
  services = { database: database.site, ledger, clock, providers };
  playerId = ids.next();
  await ledger.openAccounts(siteId, playerId, 1);
  await ledger.setTimeZone(siteId, 'Europe/Istanbul');
  write = createPaymentWriter(database, clock);
});
afterEach(() => database.drop());

async function approveDeposit(): Promise<number> {
  const id = await write({ siteId, playerId, status: transactionStatus.approved, decidedAt: noon });
  await services.ledger.book({
    kind: 'deposit',
    siteId,
    playerId,
    provider: paymentProvider,
    tx: String(id),
    amountMinor: 25_000n,
    currency: 1,
  });
  return id;
}

const lineOf = (id: number, amountMinor = 25_000n): StatementLine => ({
  kind: 'payment',
  providerRef: `ref-${id}`,
  transactionId: id,
  amountMinor,
  currency: 'TRY',
  at: noon,
});

const frozen = () => isFrozen(database.site.pool, { siteId, playerId });
const report = async () => {
  const found = await readReport(services, { siteId });
  return found?.findings.map(({ kind, detail, transactionId }) => [kind, detail, transactionId]);
};
const drift = () =>
  database.pool.query('update account set balance = balance + 1 where player_id = $1 and kind = 1', [
    playerId,
  ]);

test('a day that agrees has a report without findings', async () => {
  lines = [lineOf(await approveDeposit())];
  clock.set(nextMorning);
  await reconcile(services);
  const found = await readReport(services, { siteId });
  expect(found?.summary).toMatchObject({ day, findings: 0, playersMinor: 25_000n, paymentsMinor: -25_000n });
  expect(found?.findings).toEqual([]);
  expect(await frozen()).toBe(false);
  // The day of the brand, and some hours around it.
  expect(asked).toEqual([
    { siteId, from: new Date('2026-03-13T15:00:00Z'), to: new Date('2026-03-15T03:00:00Z') },
  ]);
});

test('each brand is reconciled once a day, from four in the morning of its own time zone', async () => {
  await services.ledger.setTimeZone(8, 'UTC');
  const days = async () =>
    (await database.pool.query('select site_id from reconciliation order by site_id')).rows.map(
      (row) => row.site_id,
    );
  clock.set(new Date('2026-03-15T00:59:59Z'));
  await reconcile(services);
  expect(await days()).toEqual([]);
  clock.set(new Date('2026-03-15T01:00:00Z'));
  await reconcile(services);
  await reconcile(services);
  expect(await days()).toEqual([7]);
  expect(asked).toHaveLength(1);
  clock.set(new Date('2026-03-15T04:00:00Z'));
  await reconcile(services);
  expect(await days()).toEqual([7, 8]);
  clock.set(new Date('2026-03-16T04:00:00Z'));
  await reconcile(services);
  expect(await days()).toEqual([7, 7, 8, 8]);
});

test('a day is as long as it is in its time zone', () => {
  const { from, to } = dayBefore('Europe/Berlin', '2026-03-30');
  expect((to.getTime() - from.getTime()) / 3_600_000).toBe(23);
});

test('a wallet whose balance is not the sum of its postings is found and frozen', async () => {
  await approveDeposit();
  await drift();
  clock.set(nextMorning);
  await expect(reconcile(services)).rejects.toThrow(LedgerProofError);
  const kinds = (await report())?.map(([kind]) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['ledger', 'total']));
  expect(await frozen()).toBe(true);
  const bet = {
    kind: 'bet',
    siteId,
    playerId,
    provider: 'studio',
    tx: 'b',
    amountMinor: 1n,
    currency: 1,
  } as const;
  const play = { gameId: 1, roundId: 'r', play: 'round' } as const;
  expect(await services.ledger.book({ ...bet, ...play })).toMatchObject({ status: 'blocked' });
});

test('a lifted freeze comes back for a new drift only', async () => {
  await approveDeposit();
  await drift();
  clock.set(nextMorning);
  await expect(reconcile(services)).rejects.toBeInstanceOf(LedgerProofError);
  clock.advance(60_000);
  const lift = { operator: 'ada', reason: 'known', at: clock.now() };
  await unfreezePlayer(database.site.pool, { siteId, playerId }, lift);
  clock.advance(24 * 60 * 60_000);
  await expect(reconcile(services)).rejects.toBeInstanceOf(LedgerProofError);
  expect(await frozen()).toBe(false);
  await drift();
  clock.advance(24 * 60 * 60_000);
  await expect(reconcile(services)).rejects.toBeInstanceOf(LedgerProofError);
  expect(await frozen()).toBe(true);
});

test('a payment that is not booked is found and its wallet frozen', async () => {
  const id = await write({ siteId, playerId, status: transactionStatus.approved, decidedAt: noon });
  lines = [lineOf(id)];
  clock.set(nextMorning);
  await reconcile(services);
  expect(await report()).toEqual([['transfer', 'deposit', id]]);
  expect(await frozen()).toBe(true);
});

test('differences of a statement are found, and freeze nothing', async () => {
  const [one, other] = [await approveDeposit(), await approveDeposit()];
  lines = [lineOf(one, 24_000n), lineOf(99)];
  clock.set(nextMorning);
  await reconcile(services);
  expect(await report()).toEqual([
    ['other amount', 'payment', one],
    ['missing here', 'payment', 99],
    ['missing there', 'payment', other],
  ]);
  expect(await frozen()).toBe(false);
});

test('a gateway without an answer is in the report', async () => {
  await approveDeposit();
  lines = new Error('the gateway sleeps');
  clock.set(nextMorning);
  await reconcile(services);
  expect(await report()).toEqual([['no statement', 'the gateway sleeps', null]]);
});

test('a statement with characters and ids that cannot be stored is compared', async () => {
  const id = await approveDeposit();
  lines = [lineOf(id), { ...lineOf(9), providerRef: 'a\0b', transactionId: 1e30 }];
  clock.set(nextMorning);
  await reconcile(services);
  expect(await report()).toEqual([['missing here', 'payment', null]]);
});

test('a brand that cannot be reconciled does not stop the next one', async () => {
  await services.ledger.setTimeZone(8, 'Europe/Istanbul');
  await database.pool.query(`
    create function fail_here() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$;
    create trigger fail_here before insert on reconciliation for each row when (new.site_id = 7) execute function fail_here()`);
  clock.set(nextMorning);
  await expect(reconcile(services)).rejects.toThrow('days that could not be reconciled: 1');
  const reports = async () =>
    (await database.pool.query('select site_id from reconciliation order by 1')).rows.map(
      (row) => row.site_id,
    );
  expect(await reports()).toEqual([8]);
  await database.pool.query('drop trigger fail_here on reconciliation');
  await reconcile(services);
  expect(await reports()).toEqual([7, 8]);
});

const openFindings = async () =>
  (await listOpen({ ...services, brands: [] }, siteId)).findings.map(({ day: of, kind }) => [of, kind]);

test('a day whose gateway did not respond is asked about again', async () => {
  const id = await approveDeposit();
  lines = new Error('the gateway sleeps');
  clock.set(nextMorning);
  await reconcile(services);
  await reconcile(services);
  expect(await openFindings()).toEqual([[day, 'no statement']]);
  lines = [lineOf(id, 24_000n)];
  clock.advance(DAY_MS);
  await reconcile(services);
  expect(await openFindings()).toEqual([[day, 'other amount']]);
  const found = await readReport(services, { siteId, day });
  expect(found?.summary.findings).toBe(2);
  expect(found?.findings.map(({ closedBy }) => closedBy)).toEqual(['job', null]);
  const before = asked.length;
  await reconcile(services);
  expect(asked).toHaveLength(before);
});

test('days without a report are made up for, up to 14 of them', async () => {
  const days = async () =>
    (await database.pool.query('select day::text from reconciliation order by day')).rows.map(
      (row) => row.day,
    );
  clock.set(nextMorning);
  await reconcile(services);
  const id = await approveDeposit();
  lines = [lineOf(id), { ...lineOf(9), at: new Date('2026-03-15T12:00:00Z') }];
  clock.advance(3 * DAY_MS);
  await reconcile(services);
  expect(await days()).toEqual([day, '2026-03-15', '2026-03-16', '2026-03-17']);
  expect(await openFindings()).toEqual([['2026-03-15', 'missing here']]);
  clock.advance(20 * DAY_MS);
  await reconcile(services);
  expect((await days()).slice(4)).toHaveLength(14);
});

test('a finding stays open until an operator closes it, and a drift until the next day is compared', async () => {
  const id = await approveDeposit();
  lines = [lineOf(id, 24_000n)];
  await drift();
  clock.set(nextMorning);
  await expect(reconcile(services)).rejects.toBeInstanceOf(LedgerProofError);
  const first = await openFindings();
  expect(first).toContainEqual([day, 'ledger']);
  clock.advance(DAY_MS);
  await expect(reconcile(services)).rejects.toBeInstanceOf(LedgerProofError);
  expect(await openFindings()).toHaveLength(first.length);
  await database.pool.query('update account set balance = balance - 1 where player_id = $1 and kind = 1', [
    playerId,
  ]);
  clock.advance(DAY_MS);
  await reconcile(services);
  expect(await openFindings()).toEqual([[day, 'other amount']]);
  const [open] = (await listOpen({ ...services, brands: [] }, siteId)).findings;
  const closing = { id: open?.id ?? 0, note: 'the fee of the bank' };
  await closeFinding(services, { name: 'ada' }, closing);
  expect(await openFindings()).toEqual([]);
  await expect(closeFinding(services, { name: 'ada' }, closing)).rejects.toMatchObject({
    why: 'unknown',
  });
  const { rows } = await database.pool.query('select action, subject, details from operator_trail');
  expect(rows).toEqual([
    {
      action: 'close-finding',
      subject: `finding ${closing.id}`,
      details: { day, kind: 'other amount', detail: 'payment', payment: id, note: 'the fee of the bank' },
    },
  ]);
});

test('a payment that the gateway has booked on another day is no difference', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 4; count += 1) ids.push(await approveDeposit());
  const [agreed = 0, less = 0, silent = 0, unknown = 0] = ids;
  known.set(agreed, { state: 'paid', amountMinor: 25_000n });
  known.set(less, { state: 'paid', amountMinor: 24_000n });
  silentId = silent;
  clock.set(nextMorning);
  await reconcile(services);
  expect(await report()).toEqual([less, silent, unknown].map((id) => ['missing there', 'payment', id]));
});

test('a refund in parts on several days is no difference', async () => {
  const id = await approveDeposit();
  const refund = (amountMinor: bigint): StatementLine => ({ ...lineOf(id, amountMinor), kind: 'refund' });
  lines = [lineOf(id), refund(10_000n)];
  await database.pool.query('update payment_transaction set returned_minor = 25000 where id = $1', [id]);
  await services.ledger.book({
    kind: 'depositReturn',
    siteId,
    playerId,
    provider: paymentProvider,
    tx: `${id}:25000`,
    amountMinor: 25_000n,
    currency: 1,
  });
  known.set(id, { state: 'returned', amountMinor: 25_000n });
  clock.set(nextMorning);
  await reconcile(services);
  expect(await report()).toEqual([]);
  known.set(id, { state: 'returned', amountMinor: 10_000n });
  await database.pool.query('delete from reconciliation');
  await reconcile(services);
  expect(await report()).toEqual([['other amount', 'refund', id]]);
});
