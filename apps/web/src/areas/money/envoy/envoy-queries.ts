import type { WireReply } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';

import { useApp } from '../../../app/app.ts';
import { callQuery } from '../../../call/index.ts';

export type EnvoyBank = WireReply<'GET /account/envoy/bank-list'>['data'][number];
export type EnvoyOffer = WireReply<'GET /account/envoy/available-payments/{bankSlug}'>['data'][number];

export function useEnvoyBanks() {
  return useQuery({ ...callQuery(useApp(), 'GET /account/envoy/bank-list'), retry: false });
}

/** What a bank takes changes by the minute, so it is never shown from the cache. */
export function useEnvoyOffers(bankSlug: string) {
  return useQuery({
    ...callQuery(useApp(), 'GET /account/envoy/available-payments/{bankSlug}', { params: { bankSlug } }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
