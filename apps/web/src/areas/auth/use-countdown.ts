import { useEffect, useState } from 'react';

/** Seconds that go down to nothing; each restart starts them anew. */
export function useCountdown(from: number): { readonly seconds: number; restart(): void } {
  const [seconds, setSeconds] = useState(from);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return { seconds, restart: () => setSeconds(from) };
}
