import { useCallback } from 'react';

import { useLimits } from './limit-queries.ts';
import { type PlayRoom, playRoomOf } from './play-room.ts';

const unlimited: PlayRoom = { reached: undefined, scarce: undefined, hasLimits: false, canDeposit: true };

export interface KnownRoom extends PlayRoom {
  /** Whether the limits are loaded, or could not be. Until then there seem to be none. */
  readonly isKnown: boolean;
  /** Reads again what is used of them. */
  refresh(): void;
}

/**
 * What the limits leave for bets. Play money has none: nothing is loaded for it.
 *
 * @param smallestMinor the smallest stake, if it is known
 */
export function usePlayRoom(isReal = true, smallestMinor?: bigint): KnownRoom {
  const { data, error, refetch } = useLimits(isReal);
  const room = isReal && data ? playRoomOf(data.data, smallestMinor) : unlimited;
  const { hasLimits } = room;
  const refresh = useCallback(() => void (hasLimits && refetch()), [hasLimits, refetch]);
  return { ...room, isKnown: data !== undefined || error !== null, refresh };
}
