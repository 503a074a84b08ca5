import { publishBalance } from './publish-balance.ts';
import { type DecidedResult, requireDecided } from './require-decided.ts';
import type { WalletContext, WalletBooking } from './wallet-caller.ts';

/** What the provider does not name is not compared with the bet. */
type RollbackBooking = Pick<WalletBooking, 'playerId' | 'tx'> & Partial<WalletBooking>;

export interface RollbackBetInput extends RollbackBooking {
  /** The bet to undo, by the provider's id. It need not have arrived: then it never will. */
  readonly betTx: string;
}

/**
 * Undoes a bet and gives its money back.
 *
 * @throws BookingUndecided
 */
export async function rollbackBet(context: WalletContext, input: RollbackBetInput): Promise<DecidedResult> {
  const { ledger, siteId, provider } = context;
  const result = await ledger.book({ kind: 'refund', siteId, provider, ...input });
  publishBalance(context, input.playerId, result);
  return requireDecided(result);
}
