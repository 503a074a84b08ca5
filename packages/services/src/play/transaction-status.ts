import type { TransferFate } from '@baize/ledger';

import type { WalletContext } from './wallet-caller.ts';

export interface StudioTransactionStatus {
  readonly state: 'accepted' | 'declined' | 'rolled_back';
  readonly transferId: number;
}

interface StatusInput {
  readonly playerId: number;
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly tx: string;
}

/** What became of a studio's transaction; undefined where it was never decided here. */
export async function transactionStatus(
  { ledger, siteId, vendor }: WalletContext,
  { playerId, kind, tx }: StatusInput,
): Promise<StudioTransactionStatus | undefined> {
  const fate = await ledger.fate({
    siteId,
    playerId,
    provider: vendor,
    kind: kind === 'rollback' ? 'refund' : kind,
    tx,
  });
  return fate && { state: stateOf(fate), transferId: fate.transferId };
}

function stateOf({ status }: TransferFate): StudioTransactionStatus['state'] {
  if (status === 'booked') return 'accepted';
  return status === 'cancelled' ? 'rolled_back' : 'declined';
}
