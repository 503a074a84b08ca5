import { transactionKind } from '@baize/contract';
import { and, eq, isNull, paymentTransaction, type Transaction } from '@baize/db';
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
  const hasReference = eq(paymentTransaction.providerRef, report.providerRef);
  const byReference = () => lockThat(transaction, report, hasReference);
  if (report.transactionId === null) return byReference();
  const hasNoReference = and(
    isNull(paymentTransaction.providerRef),
    eq(paymentTransaction.id, report.transactionId),
  );
  return (
    (await byReference()) ??
    (await lockThat(transaction, report, hasNoReference)) ??
    // Another process may have stored the reference between the two.
    byReference()
  );
}

async function lockThat(
  { sql }: Transaction,
  { provider, siteId, subject }: GatewayReport,
  isNamed: ReturnType<typeof and>,
): Promise<TransactionRow | undefined> {
  const [row] = await sql
    .select()
    .from(paymentTransaction)
    .where(
      and(
        eq(paymentTransaction.provider, provider),
        siteId === null ? undefined : eq(paymentTransaction.siteId, siteId),
        eq(
          paymentTransaction.kind,
          subject === 'payment' ? transactionKind.deposit : transactionKind.withdraw,
        ),
        isNamed,
      ),
    )
    .for('update');
  return row;
}
