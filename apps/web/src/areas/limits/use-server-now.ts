import { useEffect, useState } from 'react';

const TICK_MS = 15_000;

/** The server's time now, counted from that of a reply, so that the device's own clock does not matter. */
export function useServerNow(repliedNow: string): number {
  const [nowMs, setNowMs] = useState(() => Date.parse(repliedNow));
  useEffect(() => {
    const startedAt = performance.now();
    const tick = () => setNowMs(Date.parse(repliedNow) + performance.now() - startedAt);
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [repliedNow]);
  return nowMs;
}
