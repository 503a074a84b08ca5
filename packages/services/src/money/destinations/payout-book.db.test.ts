import { type Body, CallError, transactionStatus } from '@baize/contract';
import { eq, playerMessage, session } from '@baize/db';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import {
  approveAsOperator,
  approveWithdrawal,
  operatorServicesOf,
} from '../../testing/operator-decisions.ts';
import { createPaymentWriter, depositMethodId, withdrawalMethodId } from '../../testing/payment-rows.ts';
import { openWithdrawals, sampleIban, siteId, type Withdrawals } from '../../testing/withdrawals.ts';
import { cancelPending } from '../cancel-pending.ts';
import { riskMarks } from '../decisions/risk-marks.ts';
import { requestWithdrawal } from '../request-withdrawal.ts';
import { lockBook, unlockBook } from './book-lock.ts';
import { nameDestination, readPayoutBook, removeDestination } from './payout-book.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const otherIban = 'TR320010009999901234567890';

let open: Withdrawals;
let player: number;
beforeAll(async () => {
  open = await openWithdrawals(8);
});
beforeEach(async () => {
  open.payouts.reply = 'paid';
  player = await open.addPlayer(10_000_000n);
  // Requests of one instant would be in no order.
  open.clock.advance(1);
});
afterAll(() => open.database.drop());

async function request(iban = sampleIban): Promise<number> {
  const body = { payment_id: withdrawalMethodId, amount: '100.00', iban };
  const call = body as unknown as Body<'POST /account/withdraw/dynamic'>;
  return (await requestWithdrawal(open.contextOf(player), call)).transaction_id;
}

async function pay(iban = sampleIban): Promise<number> {
  const id = await request(iban);
  await approveWithdrawal(open, id);
  open.clock.advance(1);
  return id;
}

const context = (change = {}) => open.contextOf(player, change);
const book = () => readPayoutBook(context());
const destinations = async () => (await book()).destinations;
const newest = async () => (await destinations())[0]?.id ?? 0;
/** When the player last gave more than the password in the session; null for never. */
const proven = (stronglyProvenAt: Date | null) =>
  open.database.sql.update(session).set({ stronglyProvenAt }).where(eq(session.playerId, player));
const messages = async () =>
  (await open.database.sql.select().from(playerMessage).where(eq(playerMessage.playerId, player)))
    .filter(({ kind }) => kind.startsWith('payout_lock'))
    .toSorted((one, other) => one.id - other.id)
    .map(({ kind, facts }) => [kind, facts]);

describe('the book', () => {
  test('has each destination once, however it is written, with the times of its payments', async () => {
    const paidAt = open.clock.now();
    await pay();
    open.clock.advance(DAY_MS);
    const paidAgainAt = open.clock.now();
    await pay(`tr33 ${sampleIban.slice(4)}`);
    const id = await request(otherIban);
    expect(await book()).toEqual({
      destinations: [
        {
          id,
          method_id: withdrawalMethodId,
          method: 'Withdrawal',
          account: 'TR32 … 7890',
          name: null,
          first_paid_at: null,
          last_paid_at: null,
          is_open: true,
        },
        {
          id: expect.any(Number),
          method_id: withdrawalMethodId,
          method: 'Withdrawal',
          account: 'TR33 … 1326',
          name: null,
          first_paid_at: paidAt,
          last_paid_at: paidAgainAt,
          is_open: false,
        },
      ],
      lock: { is_on: false, ends_at: null, hours: 24 },
    });
  });

  test('has nothing that was cancelled or came back, and nothing of others', async () => {
    await cancelPending(context(), { id: await request(otherIban) });
    const id = await pay();
    await open.database.pool.query(
      `update payment_transaction set status = 6, changed_by = 'gateway' where id = $1`,
      [id],
    );
    expect(await destinations()).toEqual([]);
    await pay();
    player = await open.addPlayer(0n);
    expect(await destinations()).toEqual([]);
  });

  test('keeps a name, cleaned, also when the page names an older payment', async () => {
    const first = await pay();
    await pay();
    await nameDestination(context(), first, '  Maaş \n hesabım ');
    expect(await destinations()).toMatchObject([{ name: 'Maaş hesabım' }]);
    await nameDestination(context(), await newest(), 'ş'.repeat(40));
    expect(await destinations()).toMatchObject([{ name: 'ş'.repeat(40) }]);
  });

  test.each([' \u200B', 'a\u202Eb', 'x'.repeat(41)])('refuses the name %j', async (name) => {
    const id = await pay();
    await expect(nameDestination(context(), id, name)).rejects.toThrow('invalid');
    expect(await destinations()).toMatchObject([{ name: null }]);
  });

  test('knows no destination of another player, of a deposit or of a cancelled request', async () => {
    const foreign = await pay();
    player = await open.addPlayer(1_000_000n);
    const write = createPaymentWriter(open.database, open.clock);
    const deposit = await write({
      id: open.ids.next(),
      siteId,
      playerId: player,
      status: 1,
      fields: { iban: sampleIban },
    });
    const cancelled = await request();
    await cancelPending(context(), { id: cancelled });
    for (const id of [foreign, deposit, cancelled, 1]) {
      await expect(nameDestination(context(), id, 'mine')).rejects.toThrow('data_not_found');
      await expect(removeDestination(context(), id)).rejects.toThrow('data_not_found');
    }
  });
});

describe('a removed destination', () => {
  test('is a new one: it takes a proof and is marked, until money arrives there again', async () => {
    const id = await pay();
    await nameDestination(context(), id, 'Maaş');
    await removeDestination(context(), id);
    expect(await destinations()).toEqual([]);
    await expect(removeDestination(context(), id)).rejects.toThrow('data_not_found');
    await proven(null);
    await expect(request()).rejects.toThrow('strong_proof_needed');
    open.clock.advance(1);
    await proven(open.clock.now());
    const next = await request();
    expect(await riskMarks(operatorServicesOf(open), await open.rowOf(next))).toContain('new destination');
    expect(await destinations()).toMatchObject([{ id: next, name: null, first_paid_at: null }]);
    await approveWithdrawal(open, next);
    await proven(null);
    expect(await request()).toBeGreaterThan(0);
  });

  test('stays unknown when what was under way arrives', async () => {
    const id = await request();
    open.clock.advance(1);
    await removeDestination(context(), id);
    await approveAsOperator(open, id);
    expect(await destinations()).toEqual([]);
    await proven(null);
    await expect(request()).rejects.toThrow(CallError);
  });
});

describe('a destination of the book in a form', () => {
  const fill = (id: number, change = {}) => {
    const body = { payment_id: withdrawalMethodId, amount: '100.00', destination_id: id, ...change };
    return requestWithdrawal(context(), body as unknown as Body<'POST /account/withdraw/dynamic'>);
  };

  test('stands for what was entered last time, and what is entered comes first', async () => {
    const id = await pay();
    const { transaction_id: next } = await fill(id);
    expect((await open.rowOf(next)).fields).toMatchObject({ iban: sampleIban });
    await cancelPending(context(), { id: next });
    const { transaction_id: other } = await fill(id, { iban: otherIban });
    expect((await open.rowOf(other)).fields).toMatchObject({ iban: otherIban });
  });

  test('is not one of another player, nor removed, nor of another method', async () => {
    const id = await pay();
    await expect(fill(id, { payment_id: depositMethodId })).rejects.toThrow('data_not_found');
    const owner = player;
    player = await open.addPlayer(1_000_000n);
    await expect(fill(id)).rejects.toThrow('data_not_found');
    player = owner;
    await removeDestination(context(), id);
    await expect(fill(id)).rejects.toThrow('data_not_found');
  });
});

describe('a locked book', () => {
  test('lets money go only where it has arrived before, at once', async () => {
    await pay();
    await lockBook(context());
    await lockBook(context());
    expect((await book()).lock).toMatchObject({ is_on: true, ends_at: null });
    expect(await messages()).toEqual([['payout_lock_on', {}]]);
    await expect(request(otherIban)).rejects.toThrow('destination_locked');
    expect((await open.ledger.balances(siteId, player)).held).toBe(0n);
    await proven(null);
    expect(await request()).toBeGreaterThan(0);
  });

  test('says so before it asks for a proof, and counts no destination that is only on its way', async () => {
    const id = await request();
    await lockBook(context());
    await cancelPending(context(), { id });
    await proven(null);
    await expect(request()).rejects.toThrow('destination_locked');
  });

  test('opens a day after a proof, and not before', async () => {
    await pay();
    await lockBook(context());
    await proven(null);
    await expect(unlockBook(context())).rejects.toThrow('strong_proof_needed');
    expect((await book()).lock).toMatchObject({ is_on: true, ends_at: null });
    await proven(open.clock.now());
    const endsAt = new Date(open.clock.now().getTime() + DAY_MS);
    await unlockBook(context());
    open.clock.advance(DAY_MS - 1);
    // Asked again, the day does not begin anew.
    await unlockBook(context());
    expect((await book()).lock).toMatchObject({ is_on: true, ends_at: endsAt });
    await proven(open.clock.now());
    await expect(request(otherIban)).rejects.toThrow('destination_locked');
    open.clock.advance(1);
    expect((await book()).lock).toMatchObject({ is_on: false, ends_at: null });
    expect(await request(otherIban)).toBeGreaterThan(0);
    expect(await messages()).toEqual([
      ['payout_lock_on', {}],
      ['payout_lock_off', { until: endsAt.toISOString() }],
    ]);
  });

  test('stays locked if the player takes the opening back, and locks again after it', async () => {
    await lockBook(context());
    await unlockBook(context());
    await lockBook(context());
    open.clock.advance(2 * DAY_MS);
    expect((await book()).lock).toMatchObject({ is_on: true, ends_at: null });
    await proven(open.clock.now());
    await unlockBook(context());
    open.clock.advance(DAY_MS);
    expect((await book()).lock.is_on).toBe(false);
    await lockBook(context());
    expect((await book()).lock).toMatchObject({ is_on: true, ends_at: null });
    expect((await messages()).map(([kind]) => kind)).toEqual([
      'payout_lock_on',
      'payout_lock_off',
      'payout_lock_on',
      'payout_lock_off',
      'payout_lock_on',
    ]);
  });

  test('beside a request to a new destination comes before it or after it', async () => {
    for (let race = 0; race < 6; race += 1) {
      player = await open.addPlayer(1_000_000n);
      const [, requested] = await Promise.allSettled([lockBook(context()), request()]);
      const { held } = await open.ledger.balances(siteId, player);
      expect(held).toBe(requested.status === 'fulfilled' ? 10_000n : 0n);
      if (requested.status === 'fulfilled') await cancelPending(context(), { id: requested.value });
      else expect(requested.reason).toMatchObject({ code: 'destination_locked' });
      await expect(request()).rejects.toThrow('destination_locked');
    }
  });

  test('beside a removal of the destination lets money go there before it only', async () => {
    for (let race = 0; race < 6; race += 1) {
      player = await open.addPlayer(1_000_000n);
      const id = await pay();
      await lockBook(context());
      const [removed, requested] = await Promise.allSettled([removeDestination(context(), id), request()]);
      expect(removed.status).toBe('fulfilled');
      if (requested.status === 'fulfilled') await cancelPending(context(), { id: requested.value });
      await expect(request()).rejects.toThrow('destination_locked');
    }
  });

  test('of a closed account lets what came from an account go back there, and no more', async () => {
    await open.database.pool.query('update payment_method set pays_back = $1 where id = $2', [
      [depositMethodId],
      withdrawalMethodId,
    ]);
    const write = createPaymentWriter(open.database, open.clock);
    const deposit = { siteId, playerId: player, status: transactionStatus.approved };
    await write({ ...deposit, id: open.ids.next(), amountMinor: 10_000n, fields: { iban: otherIban } });
    await lockBook(context());
    await expect(request(otherIban)).rejects.toThrow('destination_locked');
    await open.ledger.exclude(siteId, player, 3, 'brand');
    await expect(request(sampleIban)).rejects.toThrow('destination_locked');
    expect(await request(otherIban)).toBeGreaterThan(0);
    // What came from no account in particular goes back to none.
    await write({ ...deposit, id: open.ids.next(), amountMinor: 50_000n });
    await write({ ...deposit, id: open.ids.next(), amountMinor: 9_999n, fields: { iban: sampleIban } });
    await open.database.pool.query(
      `update payment_transaction set status = 4, changed_by = 'player' where player_id = $1 and status = 0`,
      [player],
    );
    await expect(request(sampleIban)).rejects.toThrow('destination_locked');
  });
});
