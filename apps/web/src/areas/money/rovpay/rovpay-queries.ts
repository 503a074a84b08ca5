import type { WireReply } from '@baize/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { useApp } from '../../../app/app.ts';
import { callQuery } from '../../../call/index.ts';

export type RovpayDeposit = NonNullable<WireReply<'GET /account/deposit/rovpay'>['data']>;

/** The pending deposit, from the server, so that a reload or another device continues it. */
export function useRovpayDeposit() {
  return useQuery({
    ...callQuery(useApp(), 'GET /account/deposit/rovpay'),
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
}

/** Stores what a call has just changed, without asking again. */
export function useStoreRovpayDeposit() {
  const queries = useQueryClient();
  const { queryKey } = callQuery(useApp(), 'GET /account/deposit/rovpay');
  return (data: RovpayDeposit | null) => queries.setQueryData(queryKey, { success: true as const, data });
}
