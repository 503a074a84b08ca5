import type { WireReply } from '@baize/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { useApp } from '../../../app/app.ts';
import { callQuery, concerns, useAccountEvents } from '../../../call/index.ts';

export type Overview = WireReply<'GET /account/overview'>['data'];

/** What the first page of the account area shows, fetched again when money moves. */
export function useOverview() {
  const queries = useQueryClient();
  const key = 'GET /account/overview';
  useAccountEvents((event) => {
    if (concerns(event, 'transaction', 'balance')) void queries.invalidateQueries({ queryKey: [key] });
  });
  return useQuery({ ...callQuery(useApp(), key), staleTime: 0 });
}
