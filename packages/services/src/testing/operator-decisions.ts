import { approvePayment, type OperatorServices, rejectPayment, sendPayout } from '../money/index.ts';
import { siteId, type Withdrawals } from './withdrawals.ts';

/** The operator of tests, whom `openWithdrawals` adds. */
export const operator = { name: 'ada' };

function servicesOf({ database, ledger, clock, wakeups }: Withdrawals): OperatorServices {
  const traits = { 'money.twoDecisionsAbove': null };
  const brands = [{ siteId, slug: 'test', traits }] as unknown as OperatorServices['brands'];
  return { database, ledger, clock, wakeups, brands };
}

/** Approves a withdrawal as an operator, and sends its payout at once instead of by the job. */
export async function approveWithdrawal(open: Withdrawals, id: number): Promise<void> {
  await approvePayment(servicesOf(open), operator, { id });
  await sendPayout(open, await open.rowOf(id));
}

export const rejectWithdrawal = (open: Withdrawals, id: number) =>
  rejectPayment(servicesOf(open), operator, { id, note: 'Hesap adı farklı' });
