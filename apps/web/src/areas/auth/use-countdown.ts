import { useEffect, useState } from 'react';

/** Seconds that count down to 0; `restart` starts over. */
export function useCountdown(from: number): { readonly seconds: number; restart(): void } {
  const [seconds, setSeconds] = useState(from);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return { seconds, restart: () => setSeconds(from) };
}
