import type { CloseRoundResult } from '@baize/ledger';

import type { WalletContext } from './wallet-caller.ts';

/** Closes a round: it takes no more bets, but wins are still paid. */
export function endRound(
  { ledger, siteId, provider }: WalletContext,
  input: { readonly playerId: number; readonly roundId: string },
): Promise<CloseRoundResult> {
  return ledger.closeRound(siteId, input.playerId, provider, input.roundId);
}
