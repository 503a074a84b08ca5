import type { WireReply } from '@baize/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { useApp } from '../../../app/app.ts';
import { callQuery, concerns, useAccountEvents } from '../../../call/index.ts';

export type Documents = WireReply<'GET /account/documents'>['data'];
export type PlayerDocument = Documents['documents'][number];

/** The player's documents and whether the identity is verified, also when it changes; fetched only if needed. */
export function useDocuments(isNeeded = true) {
  const reload = useReloadDocuments();
  useAccountEvents((event) => {
    if (concerns(event, 'identity')) void reload();
  });
  return useQuery({ ...callQuery(useApp(), 'GET /account/documents'), staleTime: 0, enabled: isNeeded });
}

/** Refetches what documents change. */
export function useReloadDocuments(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    void queries.invalidateQueries({ queryKey: ['GET /account/withdrawal-state'] });
    await queries.invalidateQueries({ queryKey: ['GET /account/documents'] });
  };
}
