import type { BookResult } from '@baize/ledger';

import type { WalletContext } from './wallet-caller.ts';

/** Tells the player's open pages when a booking has moved money just now. */
export function tellBalance({ wakeups, siteId }: WalletContext, playerId: number, result: BookResult): void {
  if (result.replayed || result.status !== 'booked') return;
  wakeups.publish({ siteId, playerId }, { kind: 'balance' });
}
