import type { WalletContext } from './wallet-caller.ts';

/** The main balance of a player; undefined where the brand has no such player. */
export function gameBalance(
  { ledger, siteId }: WalletContext,
  playerId: number,
): Promise<bigint | undefined> {
  return ledger.balance(siteId, playerId);
}
