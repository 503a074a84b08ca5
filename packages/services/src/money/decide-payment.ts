import { transactionStatus, type TransactionStatus } from '@baize/contract';
import { and, eq, inTransaction, paymentEvent, paymentTransaction, type Transaction } from '@baize/db';

import type { Services } from '../context.ts';
import {
  type Move,
  type MovedTransaction,
  moveTransaction,
  type TransactionRow,
} from './move-transaction.ts';
import { publishTransaction } from './publish-transaction.ts';
import { findStep } from './transaction-steps.ts';

export type DecisionContext = Pick<Services, 'database' | 'ledger' | 'clock' | 'wakeups' | 'providers'>;

/** Which payment an operator decides, and who decides. */
export interface Decision {
  readonly siteId: number;
  readonly transactionId: number;
  readonly kind: number;
  /** The operator's name. */
  readonly operator: string;
}

/** Why an operator cannot decide a payment: it is unknown, over, or was started by the same operator. */
export class DecisionRefused extends Error {
  override readonly name = 'DecisionRefused';
  readonly why: 'unknown' | 'decided' | 'own';

  constructor(why: DecisionRefused['why'], message: string) {
    super(message);
    this.why = why;
  }
}

/**
 * Takes one step of a payment for an operator, in the given transaction if there is one.
 *
 * @throws DecisionRefused
 */
export async function decide(
  context: DecisionContext,
  decision: Decision,
  moveOf: (row: TransactionRow, transaction: Transaction) => Omit<Move, 'by'> | Promise<Omit<Move, 'by'>>,
): Promise<TransactionRow> {
  const by = `operator ${decision.operator}` as const;
  const moved = await inTransaction(context.database, async (transaction): Promise<MovedTransaction> => {
    const row = await lockPayment(transaction, decision);
    if (!row) throw new DecisionRefused('unknown', `there is no payment ${decision.transactionId}`);
    await requireAnother(transaction, row, by);
    const move = await moveOf(row, transaction);
    if (!findStep(row.kind as 1 | 2, row.status as TransactionStatus, move.to))
      throw new DecisionRefused('decided', `payment ${row.id} has status ${nameOf(row.status)}`);
    return moveTransaction(context, transaction, row, { ...move, by });
  });
  await publishTransaction(context, moved.row, moved.booked);
  return moved.row;
}

async function lockPayment(
  { sql }: Transaction,
  { siteId, transactionId, kind }: Decision,
): Promise<TransactionRow | undefined> {
  const isIt = and(
    eq(paymentTransaction.siteId, siteId),
    eq(paymentTransaction.id, transactionId),
    eq(paymentTransaction.kind, kind),
  );
  const [row] = await sql.select().from(paymentTransaction).where(isIt).for('update');
  return row;
}

async function requireAnother({ sql }: Transaction, row: TransactionRow, by: string): Promise<void> {
  const [first] = await sql
    .select({ by: paymentEvent.changedBy })
    .from(paymentEvent)
    .where(
      and(
        eq(paymentEvent.siteId, row.siteId),
        eq(paymentEvent.playerId, row.playerId),
        eq(paymentEvent.transactionId, row.id),
        eq(paymentEvent.number, 1),
      ),
    );
  if (first?.by === by)
    throw new DecisionRefused('own', `payment ${row.id} was started by the same operator`);
}

function nameOf(status: number): string {
  return Object.entries(transactionStatus).find(([, value]) => value === status)?.[0] ?? String(status);
}
