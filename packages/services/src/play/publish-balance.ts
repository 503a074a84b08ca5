import type { BookResult } from '@baize/ledger';

import type { WalletContext } from './wallet-caller.ts';

/** Publishes the balance after a booking to the player's open pages; those of other wallets read theirs by themselves. */
export function publishBalance(
  { wakeups, siteId }: WalletContext,
  playerId: number,
  { status, replayed, wallet, balanceMinor, shownBonusMinor = 0n, version }: BookResult,
): void {
  if (replayed || status !== 'booked' || wallet) return;
  wakeups.publish(
    { siteId, playerId },
    { kind: 'balance', balanceMinor: String(balanceMinor), bonusMinor: String(shownBonusMinor), version },
  );
}
