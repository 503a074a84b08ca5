import { type RefObject, useEffect, useRef } from 'react';

interface Pause {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Origin of the frame's page, or `*` if it is opaque; undefined without a page. */
  readonly sendTo: string | undefined;
  readonly isStopped: boolean;
  readonly isReady: boolean;
}

/** Asks a frame to accept no new bet while play is stopped; one that knows no such message is only covered. */
export function usePause({ frame, sendTo, isStopped, isReady }: Pause): void {
  const hasStopped = useRef(false);
  useEffect(() => {
    if (!sendTo || !isReady || (!isStopped && !hasStopped.current)) return;
    hasStopped.current = isStopped;
    const type = isStopped ? 'baize:pause' : 'baize:resume';
    frame.current?.contentWindow?.postMessage({ type }, sendTo);
  }, [frame, sendTo, isStopped, isReady]);
}
