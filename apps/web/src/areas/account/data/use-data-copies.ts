import type { WireReply } from '@baize/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { useApp } from '../../../app/app.ts';
import { callQuery } from '../../../call/index.ts';

export type CopiesReply = WireReply<'GET /account/data-copies'>;
export type DataCopy = CopiesReply['data']['copies'][number];

const POLL_MS = 4_000;

export const isInWork = ({ state }: Pick<DataCopy, 'state'>) => state === 'waiting' || state === 'making';

/** The player's copies; asked for again and again while one is being made. */
export function useDataCopies() {
  const query = callQuery(useApp(), 'GET /account/data-copies');
  return useQuery({
    ...query,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.data.copies.some(isInWork) ? POLL_MS : false),
  });
}

/** Shows what a call has replied, or asks again without it. */
export function useSetDataCopies(): (reply?: CopiesReply) => void {
  const app = useApp();
  const queries = useQueryClient();
  const { queryKey } = callQuery(app, 'GET /account/data-copies');
  return (reply) => {
    if (reply) queries.setQueryData(queryKey, reply);
    else void queries.invalidateQueries({ queryKey });
  };
}
