import type { Brand } from '@baize/brand';
import { createIdMaker, manualClock } from '@baize/clock';
import { transactionStatus } from '@baize/contract';
import {
  createLedgerStore,
  createTestDatabase,
  eq,
  freezePlayer,
  ledgerReview,
  paymentTransaction,
  type TestDatabase,
} from '@baize/db';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addConfirmed } from '../../testing/confirmed-operator.ts';
import { importPlayer } from '../../auth/index.ts';
import { createPaymentWriter, paymentProvider, seedPaymentMethods } from '../../testing/payment-rows.ts';
import { samplePlayer } from '../../testing/sample-player.ts';
import type { Services } from '../../context.ts';
import { createLocalWakeups } from '../../wakeups.ts';
import { sendPayout } from '../send-payout.ts';
import {
  addOperator,
  approvePayment,
  closeReview,
  freezeWallet,
  listOpen,
  type OperatorServices,
  payAgain,
  readTrail,
  rejectPayment,
  showPayment,
  unfreezeWallet,
  verifyTrail,
} from './index.ts';

const siteId = 7;
const clock = manualClock(new Date('2026-03-15T12:00:00Z'));
const ids = createIdMaker(clock);
const [ada, bora, cem] = [{ name: 'ada' }, { name: 'bora' }, { name: 'cem' }];
const { pending, approved, rejected, processing } = transactionStatus;

let database: TestDatabase;
let services: OperatorServices;
let owner: Pick<OperatorServices, 'database' | 'clock'> & { ids: typeof ids };
beforeAll(async () => {
  database = await createTestDatabase();
  await seedPaymentMethods(database);
  const traits = { 'money.twoDecisionsAbove': 1_000, 'money.stoppingMarks': [] };
  services = {
    // As the console: with the rights of the site.
    database: database.site,
    ledger: createLedgerStore({ pool: database.site.pool, clock, ids, batching: false }),
    clock,
    wakeups: createLocalWakeups(),
    brands: [{ siteId, slug: 'test', traits: traits as unknown as Brand['traits'] }],
  };
  owner = { database, clock, ids };
  await addOperator(owner, undefined, ada.name);
  await addConfirmed(owner, bora.name);
  await addConfirmed(owner, cem.name);
});
afterAll(() => database.drop());

let made = 0;
async function makePlayer(balanceMinor: bigint): Promise<number> {
  made += 1;
  const playerId = ids.next();
  await services.ledger.openAccounts(siteId, playerId, 1);
  const key = { siteId, playerId, provider: 'import', currency: 1 };
  await services.ledger.book({
    kind: 'adjust',
    ...key,
    tx: `opening-${made}`,
    amountMinor: balanceMinor,
    from: 'operator',
    to: 'main',
  });
  return playerId;
}

type Given = {
  kind: 1 | 2;
  status?: number;
  amountMinor?: bigint;
  details?: Record<string, unknown>;
  by?: string;
};

const receivedDetails = (minor: bigint) => ({ received: { amount_minor: String(minor), currency: 'TRY' } });

/** A withdrawal is held, as its request does. */
async function open({
  kind,
  status = kind === 1 ? processing : pending,
  amountMinor = 25_000n,
  ...rest
}: Given) {
  const playerId = await makePlayer(500_000n);
  const write = createPaymentWriter(database, clock);
  const id = await write({
    id: ids.next(),
    siteId,
    playerId,
    kind,
    amountMinor,
    status,
    details: rest.details ?? (kind === 1 ? receivedDetails(amountMinor) : {}),
    ...(rest.by && { changedBy: `operator ${rest.by}` as const }),
  });
  if (kind === 2)
    await services.ledger.book({
      kind: 'withdrawHold',
      siteId,
      playerId,
      provider: paymentProvider,
      tx: String(id),
      amountMinor,
      currency: 1,
    });
  return { id, playerId, row: () => rowOf(id), balance: () => services.ledger.balance(siteId, playerId) };
}

async function rowOf(id: number) {
  const [row] = await database.sql.select().from(paymentTransaction).where(eq(paymentTransaction.id, id));
  if (!row) throw new Error(`no payment ${id}`);
  return row;
}

const why = (reason: string) => expect.objectContaining({ name: 'OperatorError', why: reason }) as unknown;
const note = 'The account is not yours.';

describe('an approval', () => {
  test('takes a withdrawal on to its payout', async () => {
    const { id, row, balance } = await open({ kind: 2 });
    expect(await approvePayment(services, ada, { id })).toEqual({ state: 'approved', approvedBy: ['ada'] });
    expect(await row()).toMatchObject({ status: processing, changedBy: 'operator ada' });
    expect(await balance()).toBe(475_000n);
  });

  test('credits a deposit in review', async () => {
    const { id, row, balance } = await open({ kind: 1 });
    await approvePayment(services, ada, { id });
    expect(await row()).toMatchObject({ status: approved, creditedMinor: null });
    expect(await balance()).toBe(525_000n);
  });

  test('credits what the gateway received', async () => {
    const details = { received: { amount_minor: '20000', currency: 'TRY' } };
    const { id, row, balance } = await open({ kind: 1, details });
    await approvePayment(services, ada, { id });
    expect(await row()).toMatchObject({ status: approved, creditedMinor: 20_000n });
    expect(await balance()).toBe(520_000n);
  });

  test('of another amount takes two operators, who agree on it', async () => {
    const { id, row, balance } = await open({ kind: 1 });
    const first = await approvePayment(services, ada, { id, creditedMinor: 30_000n });
    expect(first).toEqual({ state: 'waiting', approvedBy: ['ada'] });
    const other = await approvePayment(services, bora, { id, creditedMinor: 31_000n });
    expect(other).toEqual({ state: 'waiting', approvedBy: ['bora'] });
    expect(await row()).toMatchObject({ status: processing });
    const second = await approvePayment(services, cem, { id, creditedMinor: 30_000n });
    expect(second).toEqual({ state: 'approved', approvedBy: ['ada', 'cem'] });
    expect(await balance()).toBe(530_000n);
  });

  test('of another currency needs an amount, and two operators', async () => {
    const details = { received: { amount_minor: '25000', currency: 'EUR' } };
    const { id } = await open({ kind: 1, details });
    await expect(approvePayment(services, ada, { id })).rejects.toEqual(why('invalid'));
    expect(await approvePayment(services, ada, { id, creditedMinor: 25_000n })).toMatchObject({
      state: 'waiting',
    });
  });

  test.each([
    [100_000n, 1],
    [100_001n, 2],
  ])('of %s takes %s', async (amountMinor, operators) => {
    const { id, row } = await open({ kind: 2, amountMinor });
    const { state } = await approvePayment(services, ada, { id });
    expect(state).toBe(operators === 1 ? 'approved' : 'waiting');
    expect(await row()).toMatchObject({ status: operators === 1 ? processing : pending });
    if (operators === 1) return;
    await expect(approvePayment(services, ada, { id })).rejects.toEqual(why('own'));
    expect(await approvePayment(services, cem, { id })).toEqual({
      state: 'approved',
      approvedBy: ['ada', 'cem'],
    });
    expect(await row()).toMatchObject({ status: processing });
  });

  test('does not count for what has happened since', async () => {
    const { id, row } = await open({ kind: 1, amountMinor: 200_000n });
    await approvePayment(services, ada, { id });
    const details = JSON.stringify(receivedDetails(200_001n));
    await database.pool.query('update payment_transaction set details = $2 where id = $1', [id, details]);
    expect(await approvePayment(services, cem, { id })).toMatchObject({ state: 'waiting' });
    expect((await row()).status).toBe(processing);
    expect(await approvePayment(services, ada, { id })).toEqual({
      state: 'approved',
      approvedBy: ['cem', 'ada'],
    });
  });

  test('is refused to who has started the payment', async () => {
    const { id, row } = await open({ kind: 2, by: 'ada' });
    await expect(approvePayment(services, ada, { id })).rejects.toEqual(why('own'));
    await expect(rejectPayment(services, ada, { id, note })).rejects.toEqual(why('own'));
    expect(await row()).toMatchObject({ status: pending });
    await approvePayment(services, bora, { id });
  });

  test('is refused while the wallet is frozen', async () => {
    const { id, playerId } = await open({ kind: 2 });
    await freezeWallet(services, ada, { playerId: await knownPlayer(playerId), reason: 'asked the bank' });
    await expect(approvePayment(services, bora, { id })).rejects.toEqual(why('frozen'));
    await unfreezeWallet(services, bora, { playerId, reason: 'the bank says yes' });
    await approvePayment(services, bora, { id });
    await freezePlayer(database.pool, { siteId, playerId }, { by: 'job', reason: 'drift', at: clock.now() });
    await expect(payAgain(services, bora, id)).rejects.toEqual(why('frozen'));
  });

  test.each([
    [1, pending],
    [1, rejected],
    [2, processing],
    [2, rejected],
  ] as const)('of kind %s in status %s is refused', async (kind, status) => {
    const { id } = await open({ kind, status });
    await expect(approvePayment(services, ada, { id })).rejects.toEqual(why('decided'));
    await expect(rejectPayment(services, ada, { id, note })).rejects.toEqual(why('decided'));
    await expect(approvePayment(services, ada, { id: 1 })).rejects.toEqual(why('unknown'));
  });
});

/** Freezes name a player of the brand. */
async function knownPlayer(playerId: number): Promise<number> {
  const text = `p${playerId}`;
  await database.pool.query(
    `insert into player (site_id, id, username, email, phone_country_id, phone, password_hash, name, surname, personal_id_hash,
        personal_id_cipher, birth_date, country_id, address, created_at)
       values ($1, $2, $3, $3, 1, $3, '', 'Kaya', 'Deniz', $3, '', '1990-03-15', 1, '', now())`,
    [siteId, playerId, text],
  );
  return playerId;
}

describe('two operators at once', () => {
  test('approve and reject with one end, 30 times', async () => {
    for (let round = 0; round < 30; round += 1) {
      const { id, row, balance } = await open({ kind: 2 });
      const ends = await Promise.allSettled([
        approvePayment(services, ada, { id }),
        rejectPayment(services, bora, { id, note }),
      ]);
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const isPaid = ends[0].status === 'fulfilled';
      expect(await row()).toMatchObject({ status: isPaid ? processing : rejected });
      expect(await balance()).toBe(isPaid ? 475_000n : 500_000n);
    }
  });

  test('are two, and one who clicks twice is one', async () => {
    const { id, row } = await open({ kind: 2, amountMinor: 200_000n });
    const twice = await Promise.allSettled([1, 2, 3].map(() => approvePayment(services, ada, { id })));
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await row()).toMatchObject({ status: pending });
    const others = await Promise.allSettled([
      approvePayment(services, bora, { id }),
      approvePayment(services, cem, { id }),
    ]);
    expect(others.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await row()).toMatchObject({ status: processing });
  });
});

test('a rejection gives the money back, with a note that the player reads', async () => {
  const { id, row, balance } = await open({ kind: 2 });
  for (const empty of ['', '  ', 'x', 'x'.repeat(501)])
    await expect(rejectPayment(services, ada, { id, note: empty })).rejects.toEqual(why('invalid'));
  await rejectPayment(services, ada, { id, note: ` ${note} ` });
  expect(await row()).toMatchObject({ status: rejected, managerNote: note });
  expect(await balance()).toBe(500_000n);
});

test('a payout is sent again', async () => {
  const { id, row } = await open({ kind: 2, status: processing });
  await database.pool.query('update payment_transaction set attempts = 9, asked_at = now() where id = $1', [
    id,
  ]);
  await payAgain(services, ada, id);
  expect(await row()).toMatchObject({ status: processing, attempts: 9, askedAt: new Date(0) });
  const other = await open({ kind: 2 });
  await expect(payAgain(services, ada, other.id)).rejects.toEqual(why('decided'));
});

test('the payout of a frozen wallet waits until that is lifted', async () => {
  const { id, playerId, row } = await open({ kind: 2 });
  await approvePayment(services, ada, { id });
  expect(await row()).toMatchObject({ askedAt: new Date(0) });
  const sent: unknown[] = [];
  const payouts = { createPayout: async () => sent.push(id) && Promise.reject(new Error('no response')) };
  const context = {
    ...services,
    onPayoutProblem: () => undefined,
    providers: { find: () => ({ payouts }) } as unknown as Services['providers'],
  };
  await freezePlayer(database.pool, { siteId, playerId }, { by: 'job', reason: 'drift', at: clock.now() });
  expect(await sendPayout(context, await row())).toBe(false);
  expect(sent).toEqual([]);
  await unfreezeWallet(services, bora, { playerId: await knownPlayer(playerId), reason: 'explained' });
  await sendPayout(context, await row());
  expect(sent).toEqual([id]);
});

test('a review is closed once, and is off the list and the metrics', async () => {
  const { id, playerId } = await open({ kind: 1 });
  const row = { siteId, playerId, kind: 4, provider: paymentProvider, providerTx: String(id) };
  const [review] = await database.sql
    .insert(ledgerReview)
    .values({ ...row, reason: 'a doubt', createdAt: clock.now() })
    .returning();
  const number = review?.number ?? 0;
  const listed = async () => (await listOpen(services, siteId)).reviews.map((one) => one.number);
  expect(await listed()).toContain(number);
  const before = (await services.ledger.figures()).openReviews;
  await closeReview(services, ada, { number, note: 'the provider paid twice' });
  expect(await listed()).not.toContain(number);
  expect((await services.ledger.figures()).openReviews).toBe(before - 1);
  await expect(closeReview(services, bora, { number, note: 'again' })).rejects.toEqual(why('unknown'));
});

test('what waits is listed by brand', async () => {
  const deposit = await open({ kind: 1 });
  const withdrawal = await open({ kind: 2 });
  const paid = await open({ kind: 2, status: processing });
  const waiting = await open({ kind: 1, status: pending });
  const { withdrawals, deposits } = await listOpen(services, siteId);
  const stateOf = (id: number) => [...withdrawals, ...deposits].find((one) => one.id === id)?.state;
  expect([deposit, withdrawal, paid, waiting].map(({ id }) => stateOf(id))).toEqual([
    'review',
    'pending',
    'in progress',
    undefined,
  ]);
  expect(await listOpen(services, 8)).toMatchObject({ withdrawals: [], deposits: [], reviews: [] });
});

test('a payment is shown with its marks and its history, and that is recorded', async () => {
  const keys = { hashKey: Buffer.alloc(32), cipherKey: Buffer.alloc(32, 1) };
  const playerId = await importPlayer(
    { ...owner, ledger: services.ledger, personalIdKeys: keys },
    siteId,
    samplePlayer,
  );
  const write = createPaymentWriter(database, clock);
  for (const _ of [1, 2, 3]) await write({ id: ids.next(), siteId, playerId, status: rejected });
  const createdAt = new Date(clock.now().getTime() - 60_000);
  await write({ id: ids.next(), siteId, playerId, status: approved, createdAt });
  const id = await write({
    id: ids.next(),
    siteId,
    playerId,
    kind: 2,
    fields: { iban: 'TR330006100519786457841326' },
  });
  const review = [siteId, playerId, paymentProvider, `${id}:late`, 'late', clock.now()];
  await database.pool.query('select review_payment($1, $2, 1::smallint, $3, $4, $5, $6)', review);
  const shown = await showPayment(services, ada, id);
  expect(shown.reviews).toMatchObject([{ providerTx: `${id}:late`, reason: 'late' }]);
  expect(shown.marks).toEqual([
    'new destination',
    'first withdrawal',
    'many failed deposits',
    'no play since the deposits',
  ]);
  expect(shown.player).toMatchObject({ id: playerId, username: 'kaya', name: 'Kaya Deniz' });
  expect([shown.events.length, shown.payments.length]).toEqual([1, 5]);
  expect((await readTrail(services, 1))[0]).toMatchObject({ action: 'show', subject: `payment ${id}` });
  await expect(showPayment(services, ada, 1)).rejects.toEqual(why('unknown'));
});

test('every decision is a row of one whole chain, and a refused one is none', async () => {
  const before = (await verifyTrail(services)).rows;
  const { id } = await open({ kind: 2 });
  await expect(approvePayment(services, { name: 'nobody' }, { id })).rejects.toEqual(why('refused'));
  expect(await rowOf(id)).toMatchObject({ status: pending });
  await rejectPayment(services, cem, { id, note });
  const proof = await verifyTrail(services);
  expect(proof).toMatchObject({ brokenAt: undefined, rows: before + 1 });
  expect((await readTrail(services, 1))[0]).toMatchObject({
    number: proof.rows,
    operator: 'cem',
    action: 'reject',
    siteId,
    details: { amount: '250.00', note },
  });
});
