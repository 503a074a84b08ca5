import { type RefObject, useEffect, useRef } from 'react';

/** Asks a frame to accept no new bet while play is stopped; one that knows no such message is only covered. */
export function usePause(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string | undefined,
  isStopped: boolean,
  isReady: boolean,
): void {
  const hasStopped = useRef(false);
  useEffect(() => {
    if (!url || !isReady || (!isStopped && !hasStopped.current)) return;
    hasStopped.current = isStopped;
    const type = isStopped ? 'baize:pause' : 'baize:resume';
    frame.current?.contentWindow?.postMessage({ type }, new URL(url).origin);
  }, [frame, url, isStopped, isReady]);
}
