import { parseWire } from '@baize/currency';
import { useState } from 'react';

import type { PlaySession } from './play-session.ts';

/**
 * A session whose result does not rise before a running round ends: the bar must not reveal a win before the game does. It
 * falls with each stake, as the balance does.
 */
export function useHeldNet(
  session: PlaySession | undefined,
  isRoundRunning: boolean,
): PlaySession | undefined {
  const [net, setNet] = useState(session?.net);
  const next = isRoundRunning && session && net !== undefined ? lower(net, session.net) : session?.net;
  if (net !== next) setNet(next);
  return session && next !== undefined ? { ...session, net: next } : session;
}

const lower = (held: string, now: string) => (parseWire(now) < parseWire(held) ? now : held);
