import type { BookResult } from '@baize/ledger';

import type { WalletContext } from './wallet-caller.ts';

/** Publishes the balance after a booking to the player's open pages. */
export function publishBalance(
  { wakeups, siteId }: WalletContext,
  playerId: number,
  { status, replayed, balanceMinor, version }: BookResult,
): void {
  if (replayed || status !== 'booked') return;
  wakeups.publish({ siteId, playerId }, { kind: 'balance', balanceMinor: String(balanceMinor), version });
}
