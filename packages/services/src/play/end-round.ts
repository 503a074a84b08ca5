import type { CloseRoundResult } from '@baize/ledger';

import type { WalletContext } from './wallet-caller.ts';
import { walletOfRound } from './wallet-of-game.ts';

/** Closes a round: it takes no more bets, but wins are still paid. */
export function endRound(
  context: WalletContext,
  input: { readonly playerId: number; readonly roundId: string },
): Promise<CloseRoundResult> {
  const { ledger, siteId, provider } = context;
  return ledger.closeRound(siteId, input.playerId, provider, input.roundId, walletOfRound(context));
}
