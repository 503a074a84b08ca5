import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import type { PokerGameId } from '../../../addresses/poker-address.ts';
import { CallFailure, useCall } from '../../../call/index.ts';

/** The player has no name in the room yet. */
const NO_NAME = 1005;

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
  const needsName = error instanceof CallFailure && error.code === NO_NAME;
  return { url: data, error: needsName ? null : error, needsName, attempt, reload };
}
