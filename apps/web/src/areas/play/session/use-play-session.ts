import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

import { concerns, useAccountEvents, useCall, useIsPlayer, useIsStillPlayer } from '../../../call/index.ts';
import { followPageId } from './play-page-id.ts';
import type { PlaySession } from './play-session.ts';

const HEARTBEAT_MS = 30_000;

export type RealityChoice = 'continue' | 'history' | 'stop';

export interface PlaySessionActions {
  /** Undefined for play money, and until the first reply. After a failed call the last one stays. */
  readonly session: PlaySession | undefined;
  /** Reads the state again: a round has ended. */
  refresh(): void;
  /** Plays at this page instead of another one. */
  move(): Promise<void>;
  acknowledge(choice: RealityChoice): Promise<void>;
}

function usePageId(): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => followPageId(setId), []);
  return id;
}

const receive = ({ data }: { readonly data: Omit<PlaySession, 'receivedMs'> }): PlaySession => ({
  ...data,
  receivedMs: performance.now(),
});

/**
 * The player's play session, which an open game for real money, the poker room (`null`) or a page of sport starts and
 * extends. While the page is hidden it is extended only if a round runs.
 */
export function usePlaySession(
  at: number | null | 'sport',
  isReal: boolean,
  isRoundRunning: boolean,
): PlaySessionActions {
  const call = useCall();
  const queries = useQueryClient();
  const page = usePageId();
  const isPlayer = useIsPlayer();
  const isOpen = isReal && isPlayer && page !== undefined;
  const isSport = at === 'sport';
  const gameId = isSport ? null : at;
  const queryKey = useMemo(() => ['POST /account/play-session', page, at], [page, at]);
  const { data, refetch } = useQuery({
    queryKey,
    queryFn: async () =>
      receive(
        await call('POST /account/play-session', {
          body: { page: page ?? '', game_id: gameId, ...(isSport && { beside: true }) },
        }),
      ),
    enabled: isOpen,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: HEARTBEAT_MS,
    refetchIntervalInBackground: isRoundRunning,
    refetchOnWindowFocus: 'always',
  });
  const refresh = useCallback(() => {
    if (isOpen) void refetch();
  }, [isOpen, refetch]);
  useRefreshOnEvents(refresh);
  useLeaving(isOpen && !isSport ? page : undefined, refresh);

  const show = useCallback(
    async (session: PlaySession | undefined) => {
      // The reply of an earlier heartbeat is out of date.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, session);
    },
    [queries, queryKey],
  );
  const move = useCallback(async () => {
    const body = { page: page ?? '', game_id: gameId, moves: true };
    await show(receive(await call('POST /account/play-session', { body })));
  }, [call, show, page, gameId]);
  const acknowledge = useCallback(
    async (choice: RealityChoice) => {
      const body = { page: page ?? '', choice };
      const { data: state } = await call('POST /account/play-session/acknowledge', { body });
      if (choice !== 'continue') return;
      if (state) await show(receive({ data: state }));
      else refresh();
    },
    [call, show, page, refresh],
  );
  return { session: isOpen ? data : undefined, refresh, move, acknowledge };
}

/** A stake and its win are booked close together. */
const BOOKINGS_MS = 300;

/** Reads the state again after what may have changed it. */
function useRefreshOnEvents(refresh: () => void): void {
  const timer = useRef(0);
  // As of then: a page that has left meanwhile must not ask, since it would be the one that plays again.
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  }, [refresh]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useAccountEvents((event) => {
    if (concerns(event, 'play', 'limits', 'wallets')) refresh();
    // The result in the bar follows the balance; a page that nobody sees does not go on playing by it.
    else if (event.kind === 'balance' && document.visibilityState === 'visible') {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => latest.current(), BOOKINGS_MS);
    }
  });
}

/** Reports that a page no longer shows its game, so that another one does not wait for it. */
function useLeaving(page: string | undefined, onReturn: () => void): void {
  const call = useCall();
  const isStillPlayer = useIsStillPlayer();
  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn();
  });
  useEffect(() => {
    if (page === undefined) return;
    const leave = () => {
      // The call needs a session, which signing out has ended.
      if (isStillPlayer())
        void call('POST /account/play-session/leave', { body: { page }, isLast: true }).catch(
          () => undefined,
        );
    };
    const show = (event: PageTransitionEvent) => comeBack(event);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', show);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', show);
      leave();
    };
  }, [call, page, isStillPlayer]);
}
