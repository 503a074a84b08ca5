import type { WireReply } from '@baize/contract';
import { transactionKind } from '@baize/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { useApp } from '../../app/app.ts';
import { callQuery, useAccountEvents } from '../../call/index.ts';
import { MAX_REPORT_DAYS, rangeOfDays, reportQuery, siteDay } from './report-range.ts';

export type Transaction = WireReply<'GET /account/financial-history'>['data']['data'][number];
export type PendingTransaction = WireReply<'GET /pending-transactions/{type}'>['data'][number];

export function usePaymentDetails() {
  return useQuery(
    callQuery(useApp(), 'GET /account/payment-details', { query: { type: transactionKind.deposit } }),
  );
}

export function usePendingDeposits() {
  return useQuery({
    ...callQuery(useApp(), 'GET /pending-transactions/{type}', { params: { type: transactionKind.deposit } }),
    staleTime: 0,
  });
}

/** The latest payments of the last month. */
export function useRecentTransactions() {
  const app = useApp();
  const query = { ...reportQuery(rangeOfDays(siteDay(app.brand), MAX_REPORT_DAYS - 1)), page: 1 };
  return useQuery({ ...callQuery(app, 'GET /account/financial-history', { query }), staleTime: 0 });
}

/** Refetches everything that a payment changes. */
export function useReloadPayments(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: ['GET /pending-transactions/{type}'] });
    void queries.invalidateQueries({ queryKey: ['GET /account/financial-history'] });
  };
}

/** Refetches payments when the server announces a decision. */
export function usePaymentUpdates(): void {
  const reload = useReloadPayments();
  useAccountEvents((event) => {
    if (event.kind === 'transaction') reload();
  });
}
