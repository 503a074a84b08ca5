import type { WireReply } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';

import { useApp } from '../../../app/app.ts';
import { callQuery } from '../../../call/index.ts';

export type PokerStats = WireReply<'GET /klaspoker/TotalMemberBalances'>['data'];

/** The state of the room: unknown yet, known, or not answering. */
export type RoomState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'silent' }
  | { readonly kind: 'known'; readonly stats: PokerStats };

const REFRESH_EVERY_MS = 60_000;

/**
 * The activity of the room, refetched each minute while visible. Fetched in the browser only, so that a slow room never
 * delays the page.
 */
export function usePokerStats(): RoomState {
  const { data, isError, isPending } = useQuery({
    ...callQuery(useApp(), 'GET /klaspoker/TotalMemberBalances'),
    refetchInterval: REFRESH_EVERY_MS,
    refetchOnWindowFocus: true,
    retry: false,
  });
  if (isPending) return { kind: 'waiting' };
  // Old figures would look current.
  return isError || !data ? { kind: 'silent' } : { kind: 'known', stats: data.data };
}
