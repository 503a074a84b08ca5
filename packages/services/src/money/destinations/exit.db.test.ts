import type { Body, MessageKind } from '@baize/contract';
import { eq, inTransaction, paymentMethod, session } from '@baize/db';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { sendMessage } from '../../messages/index.ts';
import {
  approveAsOperator,
  approveWithdrawal,
  operatorServicesOf,
} from '../../testing/operator-decisions.ts';
import { openWithdrawals, sampleIban, siteId, type Withdrawals } from '../../testing/withdrawals.ts';
import { withdrawalMethodId } from '../../testing/payment-rows.ts';
import { riskMarks } from '../decisions/risk-marks.ts';
import { listPending } from '../list-pending.ts';
import { readTransaction } from '../read-transaction.ts';
import { requestWithdrawal } from '../request-withdrawal.ts';

const HOUR_MS = 60 * 60_000;
const MINUTE_MS = 60_000;
const otherIban = 'TR320010009999901234567890';

let open: Withdrawals;
let player: number;
beforeAll(async () => {
  open = await openWithdrawals();
});
beforeEach(async () => {
  open.payouts.reply = 'paid';
  open.traits['money.proofAbove'] = null;
  player = await open.addPlayer(10_000_000n);
});
afterAll(() => open.database.drop());

async function request(iban = sampleIban, amount = '100.00'): Promise<number> {
  const body = { payment_id: withdrawalMethodId, amount, iban };
  const call = body as unknown as Body<'POST /account/withdraw/dynamic'>;
  return (await requestWithdrawal(open.contextOf(player), call)).transaction_id;
}

/** When the player last gave more than the password in the session; null for never. */
const proven = (stronglyProvenAt: Date | null) =>
  open.database.sql.update(session).set({ stronglyProvenAt }).where(eq(session.playerId, player));

/** What protects the account is changed, of which its player is notified. */
const change = (kind: MessageKind) =>
  inTransaction(open.database, (transaction) =>
    sendMessage(
      transaction,
      { siteId, playerId: player },
      { kind, facts: {} } as unknown as Parameters<typeof sendMessage>[2],
      open.clock.now(),
    ),
  );

const pay = async (iban = sampleIban) => approveWithdrawal(open, await request(iban));

describe('a proof', () => {
  test('is asked for a destination that was never paid, and not for one that was', async () => {
    await proven(null);
    await expect(request()).rejects.toThrow('strong_proof_needed');
    await proven(open.clock.now());
    await pay();
    await proven(null);
    await pay(`tr33 ${sampleIban.slice(4)}`);
    await expect(request(otherIban)).rejects.toThrow('strong_proof_needed');
    expect((await open.ledger.balances(siteId, player)).held).toBe(0n);
  });

  test('is asked for a destination whose money came back', async () => {
    await pay();
    await open.database.pool.query(
      `update payment_transaction set status = 6, changed_by = 'gateway' where player_id = $1`,
      [player],
    );
    await proven(null);
    await expect(request()).rejects.toThrow('strong_proof_needed');
  });

  test('is asked above the brand’s sum, wherever it goes', async () => {
    await pay();
    await proven(null);
    open.traits['money.proofAbove'] = 500;
    await expect(request(sampleIban, '510.00')).rejects.toThrow('strong_proof_needed');
    expect(await request(sampleIban, '500.00')).toBeGreaterThan(0);
  });

  test('lasts five minutes, in its own session', async () => {
    const now = open.clock.now().getTime();
    await proven(new Date(now - 5 * MINUTE_MS));
    await expect(request()).rejects.toThrow('strong_proof_needed');
    const context = open.contextOf(player, {
      player: { siteId, id: player, sessionId: player + 1, isClosed: false } as never,
    });
    await proven(new Date(now));
    const body = { payment_id: withdrawalMethodId, amount: '100.00', iban: sampleIban };
    await expect(requestWithdrawal(context, body as never)).rejects.toThrow('strong_proof_needed');
    await proven(new Date(now - 5 * MINUTE_MS + 1));
    expect(await request()).toBeGreaterThan(0);
  });
});

describe('a hold of 24 hours', () => {
  test.each([
    ['password_changed', 'password'],
    ['email_changed', 'email'],
    ['phone_changed', 'phone'],
    ['two_factor_on', 'second_step'],
    ['passkey_added', 'second_step'],
    ['recovery_code_used', 'second_step'],
  ] as const)('follows %s, until which no operator can approve the payment', async (kind, cause) => {
    await change(kind);
    const until = new Date(open.clock.now().getTime() + 24 * HOUR_MS);
    open.clock.advance(HOUR_MS);
    const id = await request();
    const context = open.contextOf(player);
    expect((await listPending(context, { type: 2 })).data).toMatchObject([{ id, held: { until, cause } }]);
    expect((await readTransaction(context, { id })).data.held).toEqual({ until, cause });
    const marks = await riskMarks(operatorServicesOf(open), await open.rowOf(id));
    expect(marks).toContain('held');
    await expect(approveAsOperator(open, id)).rejects.toThrow(until.toISOString());
    // Operators have the brand's day from then on.
    expect((await open.rowOf(id)).expiresAt).toEqual(new Date(until.getTime() + 24 * HOUR_MS));
    open.clock.advance(23 * HOUR_MS);
    expect((await approveAsOperator(open, id)).state).toBe('approved');
  });

  test('follows a change after the request too, and not one that protects nothing', async () => {
    const id = await request();
    await change('new_place');
    expect((await readTransaction(open.contextOf(player), { id })).data.held).toBeNull();
    await change('password_changed');
    await expect(approveAsOperator(open, id)).rejects.toThrow('password');
  });

  test('is not for a destination that was paid before the change', async () => {
    await pay();
    await change('password_changed');
    await pay();
    const id = await request(otherIban);
    await expect(approveAsOperator(open, id)).rejects.toThrow('new destination');
  });
});

test('a withdrawal whose form does not name where the money goes is refused, and holds nothing', async () => {
  const isIt = eq(paymentMethod.id, withdrawalMethodId);
  const [method] = await open.database.sql.select().from(paymentMethod).where(isIt);
  const fields = [{ ...(method?.fields[0] as object), type: 'text', name: 'account_number' }];
  await open.database.sql.update(paymentMethod).set({ fields }).where(isIt);
  const body = { payment_id: withdrawalMethodId, amount: '100.00', account_number: '1234567890' };
  await expect(
    requestWithdrawal(open.contextOf(player), body as unknown as Body<'POST /account/withdraw/dynamic'>),
  ).rejects.toThrow(`no field of withdrawal method ${withdrawalMethodId} names where its money goes`);
  expect(await open.ledger.balances(siteId, player)).toMatchObject({ main: 10_000_000n, held: 0n });
});
