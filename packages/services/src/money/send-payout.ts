import { transactionKind, transactionStatus } from '@baize/contract';
import { isoCurrency } from '@baize/currency';
import { and, eq, inTransaction, isFrozen, isNull, paymentMethod, paymentTransaction } from '@baize/db';
import { type PaymentReport, PaymentRefused, type PayoutPort } from '@baize/providers';

import type { Services } from '../context.ts';
import { applyReport } from './apply-report.ts';
import { HOLDER_FIELD } from './hidden-fields.ts';
import { isTransaction, moveTransaction, type TransactionRow } from './move-transaction.ts';
import { publishTransaction } from './publish-transaction.ts';

export type PayoutContext = Pick<Services, 'database' | 'ledger' | 'clock' | 'wakeups' | 'providers'>;

/**
 * Sends the payout of an approved withdrawal to its gateway. It may be sent any number of times: for a gateway, our
 * transaction is one payout. A refusal gives the money back; without a response it stays in progress, as it does while the
 * wallet is frozen.
 *
 * @returns whether the gateway responded
 */
export async function sendPayout(context: PayoutContext, row: TransactionRow): Promise<boolean> {
  const payouts = context.providers.find('payments', row.provider)?.payouts;
  if (!payouts || (await isFrozen(context.database.pool, row))) return false;
  await noteAttempt(context, row);
  let report: PaymentReport;
  try {
    report = await createPayout(context, payouts, row);
  } catch (error) {
    if (!(error instanceof PaymentRefused)) return false;
    await giveBack(context, row);
    return true;
  }
  await storeReference(context, row, report.providerRef);
  await applyReport(context, { ...report, siteId: row.siteId, provider: row.provider });
  return true;
}

/** Before the call, so that a crash counts as an attempt. */
async function noteAttempt({ database, clock }: PayoutContext, row: TransactionRow): Promise<void> {
  const set = { attempts: row.attempts + 1, askedAt: clock.now() };
  await database.sql.update(paymentTransaction).set(set).where(isTransaction(row));
}

async function createPayout(
  { database }: PayoutContext,
  payouts: PayoutPort,
  row: TransactionRow,
): Promise<PaymentReport> {
  const isMethod = eq(paymentMethod.id, row.methodId);
  const [method] = await database.sql.select().from(paymentMethod).where(isMethod);
  const visible = Object.entries(row.fields).filter(([name]) => !name.startsWith('_'));
  return payouts.createPayout({
    siteId: row.siteId,
    transactionId: row.id,
    amountMinor: row.amountMinor - row.feeMinor,
    currency: isoCurrency(row.currency),
    method: { code: method?.slug ?? '', name: method?.name ?? '' },
    fields: Object.fromEntries(visible),
    player: { id: `${row.siteId}-${row.playerId}`, name: row.fields[HOLDER_FIELD] ?? '' },
  });
}

async function storeReference(
  { database }: PayoutContext,
  row: TransactionRow,
  providerRef: string,
): Promise<void> {
  await database.sql
    .update(paymentTransaction)
    .set({ providerRef })
    .where(and(isTransaction(row), isNull(paymentTransaction.providerRef)));
}

async function giveBack(context: PayoutContext, { siteId, id }: TransactionRow): Promise<void> {
  const moved = await inTransaction(context.database, async (transaction) => {
    const isIt = and(
      eq(paymentTransaction.siteId, siteId),
      eq(paymentTransaction.id, id),
      eq(paymentTransaction.kind, transactionKind.withdraw),
      eq(paymentTransaction.status, transactionStatus.processing),
    );
    const [row] = await transaction.sql.select().from(paymentTransaction).where(isIt).for('update');
    if (!row) return undefined;
    return moveTransaction(context, transaction, row, {
      to: transactionStatus.rejected,
      by: 'gateway',
      reason: 'gateway_failed',
    });
  });
  if (moved) await publishTransaction(context, moved.row, moved.booked);
}
