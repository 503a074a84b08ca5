import { type Body, transactionStatus } from '@baize/contract';
import { countWaiting, eq, inTransaction, knownPlace, session } from '@baize/db';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { lockPlayer } from '../../lock-player.ts';
import {
  approveAsOperator,
  approveWithdrawal,
  operatorServicesOf,
  rejectAsOperator,
} from '../../testing/operator-decisions.ts';
import { withdrawalMethodId } from '../../testing/payment-rows.ts';
import { openWithdrawals, sampleIban, siteId, type Withdrawals } from '../../testing/withdrawals.ts';
import { cancelPending } from '../cancel-pending.ts';
import { listOpen } from '../decisions/list-open.ts';
import { showPayment } from '../decisions/show-payment.ts';
import { expirePayments } from '../expire-payments.ts';
import { readTransaction } from '../read-transaction.ts';
import { requestWithdrawal } from '../request-withdrawal.ts';
import { addAlarm, showStoppable, stopOwnPayouts, stopPayouts } from './stop-payouts.ts';

const HOUR_MS = 60 * 60_000;
const { cancelled, expired, pending, processing, rejected } = transactionStatus;

let open: Withdrawals;
let player: number;
beforeAll(async () => {
  open = await openWithdrawals(8);
});
beforeEach(async () => {
  open.payouts.reply = 'paid';
  open.traits['money.withdrawalCancel'] = true;
  player = await open.addPlayer(100_000n);
});
afterAll(() => open.database.drop());

async function request(fields: Record<string, string> = {}): Promise<number> {
  const body = { payment_id: withdrawalMethodId, amount: '250.00', iban: sampleIban, ...fields };
  const call = body as unknown as Body<'POST /account/withdraw/dynamic'>;
  return (await requestWithdrawal(open.contextOf(player), call)).transaction_id;
}

const alarm = (transactionId: number) =>
  inTransaction(open.database, (transaction) =>
    addAlarm(open, transaction, { siteId, playerId: player, transactionId }),
  );

const stop = (token: string, change = {}) => stopPayouts(open.contextOf(player, change), { token });
const balances = async () => {
  const { main, held } = await open.ledger.balances(siteId, player);
  return [main, held];
};
const sessionOf = async () =>
  (await open.database.sql.select().from(session).where(eq(session.playerId, player)))[0];
const proven = (stronglyProvenAt: Date | null) =>
  open.database.sql.update(session).set({ stronglyProvenAt }).where(eq(session.playerId, player));

describe('the link in the message of a withdrawal', () => {
  test('gives what is pending back, ends all sessions, and keeps money in until a proof', async () => {
    await approveWithdrawal(open, await request());
    const id = await request();
    const token = await alarm(id);
    expect(await stop(token)).toBe('returned');
    expect(await balances()).toEqual([75_000n, 0n]);
    expect(await open.rowOf(id)).toMatchObject({
      status: cancelled,
      changedBy: 'player',
      changeReason: 'not_me',
    });
    expect(await sessionOf()).toMatchObject({ endReason: 'payout-stopped' });
    // The destination was paid before, so nothing else asks for a proof.
    await proven(null);
    await expect(request()).rejects.toThrow('proof_after_stop');
    await proven(open.clock.now());
    await rejectAsOperator(open, await request());
    await proven(null);
    expect(await request()).toBeGreaterThan(0);
  });

  test('works once, of several too, for 72 hours, and at its brand only', async () => {
    const id = await request();
    const [first, second] = [await alarm(id), await alarm(id)];
    const other = { brand: { siteId: siteId + 1, traits: open.traits } as never };
    await expect(stop(first, other)).rejects.toThrow('alarm_link_invalid');
    await expect(stop(`${first}x`)).rejects.toThrow('alarm_link_invalid');
    const all = await inTransaction(open.database, async (transaction) => {
      await lockPlayer(transaction, { siteId, playerId: player });
      // All have found the link before any can use it.
      const stops = Promise.allSettled([stop(first), stop(second), stop(first)]);
      await expect.poll(() => countWaiting(open.database)).toBe(3);
      return { stops };
    });
    expect((await all.stops).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await proven(open.clock.now());
    const late = await alarm(await request());
    open.clock.advance(72 * HOUR_MS);
    await expect(stop(late)).rejects.toThrow('alarm_link_invalid');
  });

  test('shows what it stops, as often as it is read before', async () => {
    const id = await request();
    const token = await alarm(id);
    const show = (change = {}) => showStoppable(open.contextOf(player, change), { token });
    for (let time = 0; time < 2; time += 1)
      expect((await show()).data).toMatchObject({ amount: 25_000n, created_at: open.clock.now() });
    const other = { brand: { siteId: siteId + 1, traits: open.traits } as never };
    expect((await show(other)).data).toBeNull();
    expect(await stop(token)).toBe('returned');
    expect((await show()).data).toBeNull();
  });

  test('leaves no place trusted, since any may be the thief’s', async () => {
    const place = { siteId, playerId: player, placeHash: 'home', lastUsedAt: open.clock.now() };
    await open.database.sql.insert(knownPlace).values(place);
    await stop(await alarm(await request()));
    const places = open.database.sql.select().from(knownPlace).where(eq(knownPlace.playerId, player));
    expect(await places).toMatchObject([{ placeHash: 'home', isBeforeReset: true }]);
  });

  test('says when it is too late for the withdrawal, and keeps the rest in all the same', async () => {
    open.payouts.reply = 'open';
    const id = await request();
    const token = await alarm(id);
    await approveWithdrawal(open, id);
    expect(await stop(token)).toBe('late');
    expect((await open.rowOf(id)).status).toBe(processing);
    expect(await balances()).toEqual([75_000n, 25_000n]);
    expect(await sessionOf()).toMatchObject({ endReason: 'payout-stopped' });
  });

  test('is used up by the player, who stops a withdrawal of the own account and no other', async () => {
    const id = await request();
    const token = await alarm(id);
    const stranger = await open.addPlayer(0n);
    for (const [owner, wrong] of [
      [stranger, id],
      [player, id + 1],
    ] as const)
      await expect(stopOwnPayouts(open.contextOf(owner), { id: wrong })).rejects.toThrow('data_not_found');
    expect(await balances()).toEqual([75_000n, 25_000n]);
    expect(await stopOwnPayouts(open.contextOf(player), { id })).toBe('returned');
    expect(await balances()).toEqual([100_000n, 0n]);
    expect(await sessionOf()).toMatchObject({ endReason: 'payout-stopped' });
    await expect(stop(token)).rejects.toThrow('alarm_link_invalid');
    await proven(null);
    await expect(request()).rejects.toThrow('proof_after_stop');
  });

  test.each([true, false])('beside an approval stops it or lets it go, never both: %s', async (canCancel) => {
    open.traits['money.withdrawalCancel'] = canCancel;
    const stoppedStatus = canCancel ? cancelled : pending;
    for (let race = 0; race < 6; race += 1) {
      player = await open.addPlayer(100_000n);
      const id = await request();
      const token = await alarm(id);
      const [stopped, approved] = await Promise.allSettled([stop(token), approveAsOperator(open, id)]);
      const { status } = await open.rowOf(id);
      const outcome = canCancel ? 'returned' : 'held';
      expect(stopped).toEqual({ status: 'fulfilled', value: status === processing ? 'late' : outcome });
      expect([stoppedStatus, processing]).toContain(status);
      expect(approved.status === 'fulfilled').toBe(status === processing);
      expect(await balances()).toEqual(status === cancelled ? [100_000n, 0n] : [75_000n, 25_000n]);
    }
  });
});

describe('a withdrawal that its player could not cancel', () => {
  const cases = [
    ['at a brand without taking back', false, 'no', false],
    ['as the player has locked it', true, 'no', false],
    ['after another one of the day', true, 'yes', true],
  ] as const;

  test.each(cases)('is held by a stop: %s', async (_, canCancel, takeBack, isSecond) => {
    open.traits['money.withdrawalCancel'] = canCancel;
    if (isSecond) await cancelPending(open.contextOf(player), { id: await request() });
    const id = await request({ take_back: takeBack });
    expect(await stop(await alarm(id))).toBe('held');
    expect(await balances()).toEqual([75_000n, 25_000n]);
    await expect(approveAsOperator(open, id)).rejects.toThrow('was stopped on');
    await expect(cancelPending(open.contextOf(player), { id })).rejects.toThrow('withdrawal_stopped');
    const { data } = await readTransaction(open.contextOf(player), { id });
    expect(data).toMatchObject({ stopped_at: open.clock.now(), can_cancel: false });
    await rejectAsOperator(open, id);
    expect(await balances()).toEqual([100_000n, 0n]);
  });

  test('is held whichever link stops it, also after a proof and on the next day', async () => {
    open.traits['money.withdrawalCancel'] = false;
    const paid = await request();
    await approveWithdrawal(open, paid);
    const id = await request();
    expect(await stopOwnPayouts(open.contextOf(player), { id: paid })).toBe('late');
    const { stoppedAt } = await open.rowOf(id);
    expect(stoppedAt).toEqual(open.clock.now());
    await proven(open.clock.now());
    open.traits['money.withdrawalCancel'] = true;
    open.clock.advance(13 * HOUR_MS);
    await expect(request()).rejects.toThrow('pending_withdrawal');
    expect(await stopOwnPayouts(open.contextOf(player), { id })).toBe('held');
    await expect(approveAsOperator(open, id)).rejects.toThrow('was stopped on');
    expect((await open.rowOf(id)).stoppedAt).toEqual(stoppedAt);
  });

  test('has a mark in the queue, which no brand turns off', async () => {
    open.traits['money.withdrawalCancel'] = false;
    const id = await request();
    const services = operatorServicesOf(open);
    const marked = async () =>
      (await listOpen(services, siteId, { mark: 'stopped by the player' })).withdrawals.find(
        (one) => one.id === id,
      );
    expect(await marked()).toBeUndefined();
    await stop(await alarm(id));
    expect(await marked()).toMatchObject({ state: 'stopped' });
    expect((await showPayment(services, { name: 'ada' }, id)).marks).toContain('stopped by the player');
  });

  test('expires as any other, so that its money is never held for good', async () => {
    open.traits['money.withdrawalCancel'] = false;
    const id = await request();
    await stop(await alarm(id));
    open.clock.advance(25 * HOUR_MS);
    await expirePayments(open);
    expect((await open.rowOf(id)).status).toBe(expired);
    expect(await balances()).toEqual([100_000n, 0n]);
  });

  test('is not sent by the database either', async () => {
    open.traits['money.withdrawalCancel'] = false;
    const id = await request();
    await stop(await alarm(id));
    const move = (status: number) =>
      open.database.pool.query('update payment_transaction set status = $2 where id = $1', [id, status]);
    for (const status of [processing, cancelled]) await expect(move(status)).rejects.toThrow('stopped_check');
    await rejectAsOperator(open, id);
    expect((await open.rowOf(id)).status).toBe(rejected);
  });
});

test('a stop takes back what could be taken back, once a day', async () => {
  const id = await request();
  expect(await stop(await alarm(id))).toBe('returned');
  open.clock.advance(1_000);
  await proven(open.clock.now());
  const next = await request();
  await expect(cancelPending(open.contextOf(player), { id: next })).rejects.toThrow('taken_back_today');
  expect(await stop(await alarm(next))).toBe('held');
  // What was over is not too late: its money came back.
  await rejectAsOperator(open, next);
  expect(await stopOwnPayouts(open.contextOf(player), { id: next })).toBe('returned');
});
