import { approvePayment, type OperatorServices, rejectPayment, sendPayout } from '../money/index.ts';
import { siteId, type Withdrawals } from './withdrawals.ts';

/** The operator of tests, whom `openWithdrawals` adds. */
export const operator = { name: 'ada' };

/** What operators’ verbs work with, at a brand whose decisions take one operator, and that stops only what a test says. */
export function operatorServicesOf({
  database,
  ledger,
  clock,
  wakeups,
  traits: { 'money.stoppingMarks': stoppingMarks = [] },
}: Withdrawals): OperatorServices {
  const traits = { 'money.twoDecisionsAbove': null, 'money.stoppingMarks': stoppingMarks };
  const brands = [{ siteId, slug: 'test', traits }] as unknown as OperatorServices['brands'];
  return { database, ledger, clock, wakeups, brands };
}

/** Approves a payment as an operator; a payout is sent by the job. */
export const approveAsOperator = (open: Withdrawals, id: number) =>
  approvePayment(operatorServicesOf(open), operator, { id });

/** Approves a withdrawal as an operator, and sends its payout at once instead of by the job. */
export async function approveWithdrawal(open: Withdrawals, id: number): Promise<void> {
  await approveAsOperator(open, id);
  await sendPayout(open, await open.rowOf(id));
}

export const rejectAsOperator = (open: Withdrawals, id: number) =>
  rejectPayment(operatorServicesOf(open), operator, { id, note: 'Hesap adı farklı' });
