import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';

import { type App, useApp } from '../../app/app.ts';
import { callQuery, concerns, useAccountEvents, useSession } from '../../call/index.ts';
import { type LimitsReply, nextTurn } from './limit-state.ts';

/** The longest delay of a browser's timer. */
const MAX_DELAY_MS = 2_147_483_647;
/** The server must have turned too. */
const SLACK_MS = 500;

/** Where to find help outside of the site. */
export const helpLinesQuery = (app: Pick<App, 'call'>) => callQuery(app, 'GET /help-lines');

/** The player's decisions, the latest first, in pages. */
export function useLimitTrail() {
  const { call } = useApp();
  return useInfiniteQuery({
    queryKey: ['GET /account/limit-trail'],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      call('GET /account/limit-trail', { query: before === undefined ? {} : { before }, signal }),
    getNextPageParam: ({ data, has_more }) => (has_more ? data.at(-1)?.id : undefined),
    staleTime: 0,
  });
}

/** Refetches what a change of limits concerns, and resolves once it is shown. */
export function useReloadLimits(): () => Promise<unknown> {
  const queries = useQueryClient();
  const { refreshProfile } = useSession();
  return useCallback(() => {
    void refreshProfile();
    return Promise.all([
      queries.invalidateQueries({ queryKey: ['GET /account/limits'] }),
      queries.invalidateQueries({ queryKey: ['GET /account/limit-trail'] }),
    ]);
  }, [queries, refreshProfile]);
}

/** The limits as last fetched, without a render when they change. */
export function useKnownLimits(): () => LimitsReply | undefined {
  const queries = useQueryClient();
  const { queryKey } = callQuery(useApp(), 'GET /account/limits');
  return () => queries.getQueryData(queryKey)?.data;
}

/** The player's limits, fetched again whenever a period ends, a change begins or another page changes them. */
export function useLimits(isOn = true) {
  const limits = useQuery({ ...callQuery(useApp(), 'GET /account/limits'), staleTime: 0, enabled: isOn });
  const queries = useQueryClient();
  const { data: reply, dataUpdatedAt, refetch } = limits;
  const turn = reply && nextTurn(reply.data) - Date.parse(reply.data.now);
  useEffect(() => {
    // The delay counts from each reply.
    if (dataUpdatedAt === 0 || turn === undefined || turn + SLACK_MS > MAX_DELAY_MS) return;
    const timer = setTimeout(() => void refetch(), Math.max(turn, 0) + SLACK_MS);
    return () => clearTimeout(timer);
  }, [turn, dataUpdatedAt, refetch]);
  useAccountEvents((event) => {
    if (concerns(event, 'limits')) void queries.invalidateQueries({ queryKey: ['GET /account/limit-trail'] });
  });
  return limits;
}
