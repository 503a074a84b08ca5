import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';

import type { RewardView } from '@baize/contract';
import { useCall } from '../../../call/index.ts';

export interface RewardFrameState {
  readonly url: string | undefined;
  readonly error: Error | null;
  /** Another one for each address, so that each gets a new frame. */
  readonly key: string;
  reload(): void;
  /** The same for a page that asks for it. */
  renew(): void;
}

/** A page that asks for another address as soon as it opens would do so for ever. */
const SHORTEST_STAY_MS = 2_000;

/** Gets the signed address. It works once, so it is never cached or requested twice. */
export function useRewardFrame(view: RewardView): RewardFrameState {
  const call = useCall();
  const [attempt, setAttempt] = useState(0);
  const startedMs = useRef(0);
  const { data, error } = useQuery({
    queryKey: ['reward frame', view, attempt],
    queryFn: async ({ signal }) => {
      startedMs.current = performance.now();
      const reply = await call('GET /account/reward-frame', { query: { view }, signal });
      return reply.data.url;
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const renew = useCallback(() => {
    if (performance.now() - startedMs.current >= SHORTEST_STAY_MS) reload();
  }, [reload]);
  return { url: data, error, key: `${view} ${attempt}`, reload, renew };
}
