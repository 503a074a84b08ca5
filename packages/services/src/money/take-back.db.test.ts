import { type Body, transactionStatus } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { rejectAsOperator } from '../testing/operator-decisions.ts';
import { withdrawalMethodId } from '../testing/payment-rows.ts';
import { openWithdrawals, sampleIban, type Withdrawals } from '../testing/withdrawals.ts';
import { cancelPending } from './cancel-pending.ts';
import { readTransaction } from './read-transaction.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { withdrawalState } from './withdrawal-state.ts';

let open: Withdrawals;
let playerId: number;
beforeAll(async () => {
  open = await openWithdrawals();
  playerId = await open.addPlayer(100_000n);
});
afterAll(() => open.database.drop());

async function request(fields: Record<string, string> = {}): Promise<number> {
  const body = { payment_id: withdrawalMethodId, amount: '250.00', iban: sampleIban, ...fields };
  const call = body as unknown as Body<'POST /account/withdraw/dynamic'>;
  return (await requestWithdrawal(open.contextOf(playerId), call)).transaction_id;
}

const cancel = (id: number) => cancelPending(open.contextOf(playerId), { id });

/** Whether it can be cancelled, and whether the player has locked it. */
async function stateOf(id: number): Promise<[boolean, boolean]> {
  const { data } = await readTransaction(open.contextOf(playerId), { id });
  return [data.can_cancel, data.is_final];
}

test('a withdrawal that its player has locked is not taken back', async () => {
  const id = await request({ take_back: 'no' });
  expect(await stateOf(id)).toEqual([false, true]);
  await expect(cancel(id)).rejects.toThrow('withdrawal_locked');
  await rejectAsOperator(open, id);
});

test('a withdrawal is taken back once on a day of the brand', async () => {
  await cancel(await request());
  const id = await request();
  expect(await stateOf(id)).toEqual([false, false]);
  await expect(cancel(id)).rejects.toThrow('taken_back_today');
  expect((await withdrawalState(open.contextOf(playerId))).data.took_back_today).toBe(true);
  // The day is over, in UTC as well.
  open.clock.advance(12 * 60 * 60_000);
  expect(await stateOf(id)).toEqual([true, false]);
  await cancel(id);
  expect((await open.rowOf(id)).status).toBe(transactionStatus.cancelled);
});
