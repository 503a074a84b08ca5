import { transactionKind } from '@baize/contract';
import { and, eq, isNull, paymentTransaction, sql, type Transaction } from '@baize/db';
import type { PaymentReport } from '@baize/providers';

import type { TransactionRow } from './move-transaction.ts';

/** A gateway's report whose origin has been checked. */
export interface GatewayReport extends PaymentReport {
  /** The brand by the key that signed; null if the provider has one key for all. */
  readonly siteId: number | null;
  readonly provider: string;
}

/**
 * Locks the payment of a report. Found by the gateway's reference; by our own id only if the response with that reference
 * was lost. In separate queries, so that each uses its index whatever the planner expects.
 */
export async function lockReported(
  transaction: Transaction,
  report: GatewayReport,
): Promise<TransactionRow | undefined> {
  const byReference = () => lockThat(transaction, report, 'reference');
  if (report.transactionId === null) return byReference();
  return (
    (await byReference()) ??
    (await lockThat(transaction, report, 'number')) ??
    // Another process may have stored the reference between the two.
    byReference()
  );
}

async function lockThat(
  { sql: queries }: Transaction,
  { provider, siteId, subject, providerRef, transactionId }: GatewayReport,
  by: 'reference' | 'number',
): Promise<TransactionRow | undefined> {
  const isNamed =
    by === 'reference'
      ? eq(paymentTransaction.providerRef, sql.placeholder('providerRef'))
      : and(
          isNull(paymentTransaction.providerRef),
          eq(paymentTransaction.id, sql.placeholder('transactionId')),
        );
  const isOfSite = siteId === null ? undefined : eq(paymentTransaction.siteId, sql.placeholder('siteId'));
  // Prepared once per connection, since every notice runs it.
  const statement = queries
    .select()
    .from(paymentTransaction)
    .where(
      and(
        eq(paymentTransaction.provider, sql.placeholder('provider')),
        isOfSite,
        eq(paymentTransaction.kind, sql.placeholder('kind')),
        isNamed,
      ),
    )
    .for('update')
    .prepare(`lock_payment_by_${by}${isOfSite ? '_of_site' : ''}`);
  const kind = subject === 'payment' ? transactionKind.deposit : transactionKind.withdraw;
  const [row] = await statement.execute({ provider, siteId, kind, providerRef, transactionId });
  return row;
}
