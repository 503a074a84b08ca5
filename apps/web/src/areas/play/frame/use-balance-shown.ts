import { type RefObject, useEffect } from 'react';

interface BalanceShown {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Origin of the frame's page, or `*` if it is opaque; undefined without a page. */
  readonly sendTo: string | undefined;
  readonly isReady: boolean;
}

/** Lets a game know that the bar above shows its wallet: two balances differ for a moment after each booking. */
export function useBalanceShown({ frame, sendTo, isReady }: BalanceShown): void {
  useEffect(() => {
    if (sendTo && isReady) frame.current?.contentWindow?.postMessage({ type: 'baize:balance-shown' }, sendTo);
  }, [frame, sendTo, isReady]);
}
