import { useEffect, useState } from 'react';

import { isDueOnArrival, type PlaySession, untilCheckMs } from './play-session.ts';

/** Whether a reality check waits for the player's choice; true from the moment it is due, without a call. */
export function useIsCheckDue(session: PlaySession | undefined): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const leftMs = session && untilCheckMs(session, performance.now());
    setDue(leftMs !== undefined && leftMs <= 0);
    if (leftMs === undefined || leftMs <= 0) return;
    const timer = setTimeout(() => setDue(true), leftMs);
    return () => clearTimeout(timer);
  }, [session]);
  // Effects run after those of the game, which must not open first.
  return isDue || (session !== undefined && isDueOnArrival(session));
}
