import type { BookResult } from '@baize/ledger';

import { tellBalance } from './tell-balance.ts';
import type { WalletContext } from './wallet-caller.ts';

export interface RollbackBetInput {
  readonly playerId: number;
  readonly tx: string;
  /** The bet to undo, by the studio's id. It need not have arrived: then it never will. */
  readonly betTx: string;
  readonly roundId: string;
  readonly amountMinor: bigint;
}

/** Undoes a bet and gives its money back. */
export async function rollbackBet(context: WalletContext, input: RollbackBetInput): Promise<BookResult> {
  const { ledger, siteId, vendor } = context;
  const result = await ledger.book({ kind: 'refund', siteId, provider: vendor, ...input });
  tellBalance(context, input.playerId, result);
  return result;
}
