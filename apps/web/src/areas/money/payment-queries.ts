import type { WireReply } from '@baize/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { useApp } from '../../app/app.ts';
import { callQuery, concerns, useAccountEvents } from '../../call/index.ts';
import type { PaymentKind } from './form/payment-method.ts';
import { MAX_REPORT_DAYS, rangeOfDays, reportQuery, siteDay } from './report-range.ts';

export type Transaction = WireReply<'GET /account/financial-history'>['data']['data'][number];
export type PendingTransaction = WireReply<'GET /pending-transactions/{type}'>['data'][number];
export type TransactionDetail = WireReply<'GET /account/transactions/{id}'>['data'];
export type PayoutBook = WireReply<'GET /account/payout-destinations'>['data'];
export type PayoutDestination = PayoutBook['destinations'][number];
export type WithdrawalState = WireReply<'GET /account/withdrawal-state'>['data'];

export function usePaymentDetails(kind: PaymentKind) {
  return useQuery({
    ...callQuery(useApp(), 'GET /account/payment-details', { query: { type: kind } }),
    // What a deposit limit leaves changes with every payment.
    staleTime: 0,
  });
}

export function usePending(kind: PaymentKind) {
  return useQuery({
    ...callQuery(useApp(), 'GET /pending-transactions/{type}', { params: { type: kind } }),
    staleTime: 0,
  });
}

/** One payment with everything that happened to it. */
export function useTransaction(id: number | undefined) {
  return useQuery({
    ...callQuery(useApp(), 'GET /account/transactions/{id}', { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
    staleTime: 0,
  });
}

/** What the player can withdraw now. */
export function useWithdrawalState() {
  return useQuery({ ...callQuery(useApp(), 'GET /account/withdrawal-state'), staleTime: 0 });
}

/** Where the player's withdrawals have gone. */
export function usePayoutBook() {
  return useQuery({ ...callQuery(useApp(), 'GET /account/payout-destinations'), staleTime: 0 });
}

/** The latest payments of the last month, of one kind or both. */
export function useRecentTransactions(kind?: PaymentKind) {
  const app = useApp();
  const query = {
    ...reportQuery(rangeOfDays(siteDay(app.brand), MAX_REPORT_DAYS - 1)),
    page: 1,
    ...(kind !== undefined && { type: kind }),
  };
  return useQuery({ ...callQuery(app, 'GET /account/financial-history', { query }), staleTime: 0 });
}

const changedByPayments = [
  'GET /pending-transactions/{type}',
  'GET /account/financial-history',
  'GET /account/transactions/{id}',
  'GET /account/withdrawal-state',
  'GET /account/payout-destinations',
] as const;

/** Refetches everything that a payment changes. */
export function useReloadPayments(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of changedByPayments) void queries.invalidateQueries({ queryKey: [key] });
  };
}

/** A game that runs in another tab changes the balance with every bet. */
const BALANCE_WAIT_MS = 2_000;

/**
 * Refetches payments when the server announces a decision, what can be deposited and withdrawn when the identity changes,
 * and the latter soon after the balance does.
 */
export function usePaymentUpdates(): void {
  const reload = useReloadPayments();
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useAccountEvents((event) => {
    const refetch = () => void queries.invalidateQueries({ queryKey: ['GET /account/withdrawal-state'] });
    if (concerns(event, 'transaction')) reload();
    if (concerns(event, 'identity')) {
      refetch();
      void queries.invalidateQueries({ queryKey: ['GET /account/payment-details'] });
    }
    if (event.kind !== 'balance' || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      refetch();
    }, BALANCE_WAIT_MS);
  });
}
