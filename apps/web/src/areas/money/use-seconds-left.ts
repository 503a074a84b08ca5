import { useEffect, useEffectEvent, useState } from 'react';

import { serverNow } from '../../app/server-clock.ts';

const SECOND_MS = 1_000;

const secondsUntil = (instant: string | null) =>
  instant === null ? undefined : Math.max(0, Math.ceil((Date.parse(instant) - serverNow()) / SECOND_MS));

/**
 * Whole seconds until an instant, counted down to 0; undefined without an instant.
 *
 * @param onEnd called once when it reaches 0 while shown
 */
export function useSecondsLeft(instant: string | null, onEnd?: () => void): number | undefined {
  const [seconds, setSeconds] = useState(() => secondsUntil(instant));
  useEffect(() => {
    setSeconds(secondsUntil(instant));
    if (instant === null) return undefined;
    const timer = setInterval(() => setSeconds(secondsUntil(instant)), SECOND_MS);
    return () => clearInterval(timer);
  }, [instant]);
  const hasEnded = seconds === 0;
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (hasEnded) end();
  }, [hasEnded]);
  return seconds;
}

/** "14:05": minutes and seconds. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
