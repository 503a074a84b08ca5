import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import type { PokerGameId } from '../../../addresses/poker-address.ts';
import { useCall } from '../../../call/index.ts';
import { needsPokerName } from '../frame/use-launch-failure.ts';

export interface PokerLobby {
  readonly url: string | undefined;
  readonly error: Error | null;
  readonly needsName: boolean;
  /** Counts launches, so that each gets a new frame. */
  readonly attempt: number;
  reload(): void;
}

/** Opens the lobby. Its address works once, so it is never cached or requested twice. */
export function usePokerLobby(gameId: PokerGameId | undefined): PokerLobby {
  const call = useCall();
  const [attempt, setAttempt] = useState(0);
  const { data, error } = useQuery({
    queryKey: ['poker lobby', gameId ?? 0, attempt],
    queryFn: async () => {
      const reply = await call('GET /open-lobby', gameId ? { query: { game: gameId } } : {});
      return reply.data.url;
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const needsName = needsPokerName(error);
  return { url: data, error: needsName ? null : error, needsName, attempt, reload };
}
