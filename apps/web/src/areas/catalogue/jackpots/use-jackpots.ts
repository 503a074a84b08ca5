import type { WireReply } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';

import { type App, useApp } from '../../../app/app.ts';
import { callQuery } from '../../../call/index.ts';
import { startPoll } from './start-poll.ts';

type CardReply = WireReply<'GET /egt/jackpots'>;
type SharedReply = WireReply<'GET /pragmatic-jackpot/jackpots'>;
export type JackpotTier = SharedReply['data']['jackpots'][number]['tiers'][number];
export type JackpotKind = 'cards' | 'grand';

/** One jackpot. */
export interface Jackpot {
  readonly tiers: readonly JackpotTier[];
  readonly sharePoints: number;
}

const EMPTY: Jackpot = { tiers: [], sharePoints: 0 };

function readJackpot(reply: CardReply | SharedReply | undefined): Jackpot {
  if (reply === undefined) return EMPTY;
  if (Array.isArray(reply.data)) {
    return { tiers: reply.data, sharePoints: reply.data[0]?.share_basis_points ?? 0 };
  }
  const [jackpot] = reply.data.jackpots;
  return jackpot ? { tiers: jackpot.tiers, sharePoints: jackpot.share_basis_points } : EMPTY;
}

function jackpotQuery(app: App, kind: JackpotKind) {
  return kind === 'cards'
    ? callQuery<'GET /egt/jackpots' | 'GET /pragmatic-jackpot/jackpots'>(app, 'GET /egt/jackpots')
    : callQuery<'GET /egt/jackpots' | 'GET /pragmatic-jackpot/jackpots'>(
        app,
        'GET /pragmatic-jackpot/jackpots',
      );
}

/** Polls a jackpot, quickly while the element is visible and slower while it is not. */
export function useJackpot(kind: JackpotKind): {
  jackpot: Jackpot;
  isWaiting: boolean;
  ref: RefObject<HTMLElement | null>;
} {
  const app = useApp();
  const ref = useRef<HTMLElement>(null);
  const query = jackpotQuery(app, kind);
  const { data, status } = useQuery({ ...query, enabled: false });

  useEffect(() => {
    let isOnScreen = false;
    const poll = startPoll({
      isVisible: () => isOnScreen && document.visibilityState === 'visible',
      request: () =>
        app.queries.fetchQuery({ ...jackpotQuery(app, kind), staleTime: 0, retry: false }).then(
          ({ live }) => live,
          () => false,
        ),
    });
    const observer = new IntersectionObserver(([entry]) => {
      isOnScreen = entry?.isIntersecting ?? false;
      if (isOnScreen) poll.resume();
    });
    if (ref.current) observer.observe(ref.current);
    const followVisibility = () => document.visibilityState === 'visible' && poll.resume();
    document.addEventListener('visibilitychange', followVisibility);
    return () => {
      poll.stop();
      observer.disconnect();
      document.removeEventListener('visibilitychange', followVisibility);
    };
  }, [app, kind]);
  return { jackpot: readJackpot(data), isWaiting: status === 'pending', ref };
}
