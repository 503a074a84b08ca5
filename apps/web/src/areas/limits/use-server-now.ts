import { useEffect, useState } from 'react';

const TICK_MS = 15_000;

/** The server's time now, counted from a reply, so that the device's own clock does not matter. */
export function useServerNow(repliedNow: string, repliedAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [repliedAt]);
  return Date.parse(repliedNow) + Math.max(now - repliedAt, 0);
}
