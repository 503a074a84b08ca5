import type { MovementKind } from '@baize/ledger';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { checkPayments } from './payment-checks.ts';
import { LIRA, type LedgerFixture, openLedger, SITE } from './testing/ledger-fixture.ts';

const [deposits, withdrawals] = [1, 2];
const PROVIDER = 'pay';

let ledger: LedgerFixture;
let player: number;
const opened: LedgerFixture[] = [];
beforeEach(async () => {
  ledger = await openLedger();
  opened.push(ledger);
  await ledger.database.pool.query(`
    insert into payment_category (id, name_tr, name_en, sort) values (1, 'Havale', 'Transfer', 1);
    insert into payment_method (id, slug, name, category_id, kind, provider, icon, color, expire_minutes, min_minor, max_minor,
        step_minor, endpoint, fields, sort)
      values (1, 'in', 'In', 1, 1, '${PROVIDER}', '', '', 1, 1, 9999999, 1, '', '[]', 1),
        (2, 'out', 'Out', 1, 2, '${PROVIDER}', '', '', 1, 1, 9999999, 1, '', '[]', 1)`);
  player = await ledger.makePlayer(100_000n);
});
afterAll(() => Promise.all(opened.map(({ database }) => database.drop())));

/** Writes a payment of 250.00 that has gone through these states. */
async function write(id: number, kind: number, steps: readonly number[] = [], set = ''): Promise<void> {
  const { pool } = ledger.database;
  await pool.query(
    `insert into payment_transaction (site_id, player_id, id, method_id, kind, amount_minor, currency, provider, fields, created_at)
       values ($1, $2, $3, $4, $5, 25000, 1, '${PROVIDER}', '{}', now())`,
    [SITE, player, id, kind, kind],
  );
  if (set !== '') await pool.query(`update payment_transaction set ${set} where id = ${id}`);
  for (const step of steps)
    await pool.query('update payment_transaction set status = $2, decided_at = now() where id = $1', [
      id,
      step,
    ]);
}

async function book(
  kind: MovementKind,
  tx: string,
  amountMinor = 25_000n,
  provider = PROVIDER,
): Promise<void> {
  const command = { kind, siteId: SITE, playerId: player, provider, tx, amountMinor, currency: LIRA };
  expect(await ledger.store.book(command)).toMatchObject({ status: 'booked' });
}

const breaks = async () => (await checkPayments(ledger.database.site.pool, SITE)).breaks;
const found = (
  detail: string,
  expectedMinor: bigint,
  foundMinor: bigint,
  transactionId: number | null = 5,
) => ({
  kind: detail === 'pending withdrawals' ? 'held' : 'transfer',
  detail,
  playerId: player,
  transactionId,
  provider: detail === 'pending withdrawals' ? null : PROVIDER,
  expectedMinor,
  foundMinor,
});

describe('payments and ledger agree', () => {
  test('about every payment that went its way', async () => {
    await write(1, deposits);
    await write(2, deposits, [1], 'fee_minor = 500');
    await book('deposit', '2', 24_500n);
    await write(3, deposits, [3, 1], 'credited_minor = 30000');
    await book('deposit', '3', 30_000n);
    await write(4, deposits, [1, 6], 'returned_minor = 25000');
    await book('deposit', '4');
    await book('depositReturn', '4:10000', 10_000n);
    await book('depositReturn', '4:25000', 15_000n);
    await write(5, deposits, [2]);
    for (const id of [11, 12, 13, 14, 15, 16]) await book('withdrawHold', String(id), 10_000n);
    await ledger.database.pool.query(
      `alter table payment_transaction disable trigger payment_transaction_steps`,
    );
    for (const [id, status] of [
      [11, 0],
      [12, 3],
      [13, 1],
      [14, 2],
      [15, 5],
      [16, 6],
    ]) {
      await write(
        id ?? 0,
        withdrawals,
        [],
        `amount_minor = 10000, status = ${status}${status === 6 ? ', returned_minor = 10000' : ''}`,
      );
    }
    for (const id of [13, 16]) await book('withdrawSettle', String(id), 10_000n);
    for (const id of [14, 15]) await book('withdrawReturn', String(id), 10_000n);
    await book('payoutReturn', '16:10000', 10_000n);
    const { breaks: none, totals } = await checkPayments(ledger.database.site.pool, SITE, undefined, {
      players: 1,
      postings: 1,
    });
    expect(none).toEqual([]);
    const { playersMinor, gamesMinor, paymentsMinor, operatorMinor } = totals;
    expect(playersMinor).toBe(100_000n + 24_500n + 30_000n - 10_000n);
    expect([gamesMinor, paymentsMinor, operatorMinor]).toEqual([0n, -playersMinor, 0n]);
  });

  test('about payments of a gateway whose methods have moved to another', async () => {
    await write(5, deposits, [1]);
    await book('deposit', '5');
    await ledger.database.pool.query(`update payment_method set provider = 'elsewhere'`);
    expect(await breaks()).toEqual([]);
    await book('deposit', '6');
    await book('deposit', '7', 1n, 'elsewhere');
    await book('deposit', '8', 1n, 'import');
    expect((await breaks()).map(({ transactionId }) => transactionId)).toEqual([6, 7]);
  });

  test('about what a gateway takes back from a player who has less', async () => {
    await write(5, deposits, [1], 'returned_minor = 25000');
    await book('deposit', '5');
    await book('depositReturn', '5', 20_000n);
    expect(await breaks()).toEqual([found('taken back', 25_000n, 20_000n)]);
    await ledger.database.pool.query(
      `insert into ledger_review (site_id, player_id, kind, provider, provider_tx, reason, created_at)
         values ($1, $2, 4, '${PROVIDER}', '5:return_not_covered', 'less was left', now())`,
      [SITE, player],
    );
    expect(await breaks()).toEqual([]);
  });

  test('except about a payment that was not booked', async () => {
    await write(5, deposits, [1]);
    expect(await breaks()).toEqual([found('deposit', 25_000n, 0n)]);
  });

  test('except about another amount', async () => {
    await write(5, deposits, [1]);
    await book('deposit', '5', 24_999n);
    expect(await breaks()).toEqual([found('deposit', 25_000n, 24_999n)]);
  });

  test('except about a booking twice', async () => {
    await write(5, deposits, [1]);
    await book('deposit', '5');
    await book('deposit', '5:2');
    expect(await breaks()).toEqual([found('deposit', 25_000n, 50_000n)]);
  });

  test('except about a booking without a payment, or of a rejected one', async () => {
    await book('deposit', '4');
    await write(5, deposits, [2]);
    await book('deposit', '5');
    expect(await breaks()).toEqual([found('deposit', 0n, 25_000n, 4), found('deposit', 0n, 25_000n)]);
    await book('deposit', '6', 1n, 'import');
    expect(await breaks()).toHaveLength(2);
  });

  test('except about a withdrawal that is not held, or is held twice', async () => {
    await write(5, withdrawals);
    expect(await breaks()).toEqual([
      found('hold', 25_000n, 0n),
      found('pending withdrawals', 25_000n, 0n, null),
    ]);
    await book('withdrawHold', '5');
    expect(await breaks()).toEqual([]);
    await book('withdrawHold', 'other', 100n);
    expect(await breaks()).toEqual([
      { ...found('hold', 0n, 100n, null) },
      found('pending withdrawals', 25_000n, 25_100n, null),
    ]);
  });

  test('except about a payout that was booked before it was paid', async () => {
    await write(5, withdrawals, [3]);
    await book('withdrawHold', '5');
    await book('withdrawSettle', '5');
    expect(await breaks()).toEqual([
      found('payout', 0n, 25_000n),
      found('pending withdrawals', 25_000n, 0n, null),
    ]);
  });

  test('except about a rejected withdrawal that is still held', async () => {
    await write(5, withdrawals, [2]);
    await book('withdrawHold', '5');
    const still = found('pending withdrawals', 0n, 25_000n, null);
    expect(await breaks()).toEqual([found('given back', 25_000n, 0n), still]);
  });

  test('of each site by itself', async () => {
    await write(5, deposits, [1]);
    expect((await checkPayments(ledger.database.site.pool, SITE + 1)).breaks).toEqual([]);
    expect((await checkPayments(ledger.database.site.pool, SITE - 1)).breaks).toEqual([]);
  });
});
