import { useEffect, useState } from 'react';

/** Whether the launch of this key has not become ready in time. */
export function useIsLate(key: string, isReady: boolean, afterMs: number): boolean {
  const [lateKey, setLateKey] = useState<string>();
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setLateKey(key), afterMs);
    return () => clearTimeout(timer);
  }, [key, isReady, afterMs]);
  return !isReady && lateKey === key;
}
