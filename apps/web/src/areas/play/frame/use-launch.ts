import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';

import type { PlayInput } from '../../../addresses/play-input.ts';
import { screenDevice } from '../../../app/screen-class.ts';
import { useCall } from '../../../call/index.ts';
import type { Launch } from '../game-detail.ts';

export interface LaunchState {
  readonly launch: Launch | undefined;
  readonly error: Error | null;
  /** Another one for each launch, so that each gets a new frame. */
  readonly key: string;
  /** Opens the game anew. One launch runs at a time: while it is not late, nothing happens. */
  reload(): void;
}

/** From the start of a launch to the words that it is late: with loading and drawing, less than five seconds. */
export const LATE_AFTER_MS = 4_000;

/** Opens the game. Its address has a token that works once, so it is never cached or requested twice. */
export function useLaunch({ gameId, mode, options }: PlayInput): LaunchState {
  const call = useCall();
  const [attempt, setAttempt] = useState(0);
  const startedMs = useRef(0);
  const key = `${mode} ${gameId} ${attempt}`;
  const { data: seat } = options;
  const { data, error, isFetching } = useQuery({
    queryKey: ['launch', mode, gameId, attempt],
    queryFn: async ({ signal }) => {
      startedMs.current = performance.now();
      const params = { id: gameId };
      const query = { device: screenDevice() };
      const reply = await (mode === 'real'
        ? call('GET /game/{id}', { params, query: { ...query, ...(seat && { data: seat }) }, signal })
        : call('GET /gameDemo/{id}', { params, query, signal }));
      return reply.data;
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const reload = useCallback(() => {
    const isLate = performance.now() - startedMs.current >= LATE_AFTER_MS;
    if (!isFetching || isLate) setAttempt((count) => count + 1);
  }, [isFetching]);
  return { launch: data, error, key, reload };
}
