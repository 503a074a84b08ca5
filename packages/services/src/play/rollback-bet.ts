import { publishBalance } from './publish-balance.ts';
import { type DecidedResult, requireDecided } from './require-decided.ts';
import type { WalletContext, WalletBooking } from './wallet-caller.ts';
import { walletOfGame } from './wallet-of-game.ts';

/** Fields that the provider does not send are not compared with the bet. */
type RollbackBooking = Pick<WalletBooking, 'playerId' | 'tx'> &
  Partial<Omit<WalletBooking, 'currency'>> & { readonly currency?: number };

export interface RollbackBetInput extends RollbackBooking {
  /** The bet to undo, by the provider's id. If it has not arrived yet, it will be refused when it does. */
  readonly betTx: string;
}

/**
 * Undoes a bet and refunds its stake.
 *
 * @throws BookingUndecided
 */
export async function rollbackBet(context: WalletContext, input: RollbackBetInput): Promise<DecidedResult> {
  const { ledger, siteId, provider } = context;
  const wallet = walletOfGame(context, input.gameId);
  const result = await ledger.book({ kind: 'refund', siteId, provider, ...input, ...(wallet && { wallet }) });
  publishBalance(context, input.playerId, result);
  return requireDecided(result);
}
