import { transactionKind, transactionStatus } from '@baize/contract';
import { useState } from 'react';

import { usePaymentUpdates, usePending, useRecentTransactions } from '../payment-queries.ts';

/** How a payment ended; undefined while it is pending or in progress. */
export type PaymentEnd = 'approved' | 'failed' | undefined;

/** The end of a payment of this page, updated as the server announces it. */
export function usePaymentEnd(id: number | undefined): PaymentEnd {
  usePaymentUpdates();
  const { data } = useRecentTransactions();
  const status = data?.data.data.find((transaction) => transaction.id === id)?.status;
  const { pending, processing, approved } = transactionStatus;
  if (id === undefined || status === undefined || status === pending || status === processing)
    return undefined;
  return status === approved ? 'approved' : 'failed';
}

/** The transaction whose payment page is at this address, also after it is decided. */
export function useTransactionAt(url: string | undefined): number | undefined {
  const { data } = usePending(transactionKind.deposit);
  const [found, setFound] = useState<{ url: string; id: number }>();
  const pending = data?.data.find((transaction) => url !== undefined && transaction.url === url);
  if (pending && url !== undefined && found?.id !== pending.id) setFound({ url, id: pending.id });
  return found?.url === url ? found?.id : undefined;
}
