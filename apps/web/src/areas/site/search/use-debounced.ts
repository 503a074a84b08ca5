import { useEffect, useState } from 'react';

/** A debounced value; an empty one applies at once. */
export function useDebounced(value: string, pauseMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [value, settled, pauseMs]);
  return settled;
}
