import { useEffect, useEffectEvent, useState } from 'react';

const SECOND_MS = 1_000;

const secondsUntil = (instant: string | null) =>
  instant === null ? undefined : Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / SECOND_MS));

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

/** "14:05", or "2:14:05" from an hour on. */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
