import { useEffect, useState } from 'react';

const TICK_MS = 15_000;

/** The server's time now, counted from that of a reply, so that the device's own clock does not matter. */
export function useServerNow(repliedNow: string): number {
  const [elapsedMs, setElapsed] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    const tick = () => setElapsed(performance.now() - startedAt);
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [repliedNow]);
  return Date.parse(repliedNow) + elapsedMs;
}
