import type { RefObject } from 'react';

import { useAccountEvents } from '../../../call/index.ts';

/**
 * Asks a frame to read its balance again after a transfer between wallets.
 *
 * @param sendTo origin of the frame's page, or `*` if it is opaque; undefined without a page
 */
export function useMoneyUpdates(
  frame: RefObject<HTMLIFrameElement | null>,
  sendTo: string | undefined,
): void {
  useAccountEvents((event) => {
    if (event.kind === 'wallets' && sendTo)
      frame.current?.contentWindow?.postMessage({ type: 'baize:refresh' }, sendTo);
  });
}
