import { useEffect, useState } from 'react';

import { serverNow } from '../../app/server-clock.ts';

const TICK_MS = 15_000;

/** The server's time now, which begins with that of a reply. */
export function useServerNow(repliedNow: string): number {
  const [nowMs, setNowMs] = useState(() => Date.parse(repliedNow));
  useEffect(() => {
    const tick = () => setNowMs(Math.max(Date.parse(repliedNow), serverNow()));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [repliedNow]);
  return nowMs;
}
