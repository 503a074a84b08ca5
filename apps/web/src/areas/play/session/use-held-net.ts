import { useState } from 'react';

import type { PlaySession } from './play-session.ts';

/** A session with the result from before a running round: the bar must not reveal the end of a round before the game does. */
export function useHeldNet(
  session: PlaySession | undefined,
  isRoundRunning: boolean,
): PlaySession | undefined {
  const [net, setNet] = useState(session?.net);
  if (!isRoundRunning && net !== session?.net) setNet(session?.net);
  return session !== undefined && net !== undefined && isRoundRunning ? { ...session, net } : session;
}
