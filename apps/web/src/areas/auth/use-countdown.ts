import { useEffect, useState } from 'react';

import { serverNow } from '../../app/server-clock.ts';

const SECOND_MS = 1_000;

const secondsUntil = (instantMs: number) => Math.max(0, Math.ceil((instantMs - serverNow()) / SECOND_MS));

/**
 * Seconds that count down to 0; `restart` starts over.
 *
 * @param startedAtMs when it began; now by default
 */
export function useCountdown(
  from: number,
  startedAtMs?: number,
): { readonly seconds: number; restart(): void } {
  const [endsAtMs, setEndsAtMs] = useState(() => (startedAtMs ?? serverNow()) + from * SECOND_MS);
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAtMs));
  useEffect(() => {
    const count = () => setSeconds(secondsUntil(endsAtMs));
    count();
    const timer = setInterval(count, SECOND_MS);
    return () => clearInterval(timer);
  }, [endsAtMs]);
  return { seconds, restart: () => setEndsAtMs(serverNow() + from * SECOND_MS) };
}
