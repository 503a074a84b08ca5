import type { WireReply } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';

import { useApp } from '../../../app/app.ts';
import { callQuery } from '../../../call/index.ts';

export type PokerStats = WireReply<'GET /klaspoker/TotalMemberBalances'>['data'];

/** What is known of the room: nothing yet, how busy it is, or that it does not answer. */
export type RoomState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'silent' }
  | { readonly kind: 'known'; readonly stats: PokerStats };

const REFRESH_EVERY_MS = 60_000;

/**
 * How busy the room is, asked anew each minute while somebody looks. Asked in the browser only, so that a
 * slow room never holds up the page.
 */
export function usePokerStats(): RoomState {
  const { data, isError, isPending } = useQuery({
    ...callQuery(useApp(), 'GET /klaspoker/TotalMemberBalances'),
    refetchInterval: REFRESH_EVERY_MS,
    refetchOnWindowFocus: true,
    retry: false,
  });
  if (isPending) return { kind: 'waiting' };
  // Figures from before the silence would look like figures of now.
  return isError || !data ? { kind: 'silent' } : { kind: 'known', stats: data.data };
}
