import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import { screenDevice } from '../../app/screen-class.ts';
import { useCall } from '../../call/index.ts';
import type { Launch, PlayMode } from './game-detail.ts';

export interface LaunchState {
  readonly launch: Launch | undefined;
  readonly error: Error | null;
  /** Counts launches, so that each gets a new frame. */
  readonly attempt: number;
  reload(): void;
}

/** Opens the game. Its address has a token that works once, so it is never cached or requested twice. */
export function useLaunch(gameId: number, mode: PlayMode): LaunchState {
  const call = useCall();
  const [attempt, setAttempt] = useState(0);
  const { data, error } = useQuery({
    queryKey: ['launch', mode, gameId, attempt],
    queryFn: async () => {
      const request = { params: { id: gameId }, query: { device: screenDevice() } };
      const reply = await (mode === 'real'
        ? call('GET /game/{id}', request)
        : call('GET /gameDemo/{id}', request));
      return reply.data;
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  return { launch: data, error, attempt, reload };
}
