import type { TransferKind, TransferStatus } from '@baize/ledger';

import type { WalletContext } from './wallet-caller.ts';

export interface StudioTransactionStatus {
  readonly state: 'accepted' | 'declined' | 'rolledBack';
  readonly transferId: number;
}

interface StatusInput {
  readonly playerId: number;
  readonly kind: 'bet' | 'win' | 'rollback' | 'reverseWin';
  readonly tx: string;
}

const kinds: Readonly<Record<StatusInput['kind'], TransferKind>> = {
  bet: 'bet',
  win: 'win',
  rollback: 'refund',
  reverseWin: 'winReversal',
};

/** The status of a provider's transaction; undefined if it was never decided here. */
export async function transactionStatus(
  { ledger, siteId, provider }: WalletContext,
  { playerId, kind, tx }: StatusInput,
): Promise<StudioTransactionStatus | undefined> {
  const transfer = await ledger.transferStatus({
    siteId,
    playerId,
    provider,
    kind: kinds[kind],
    tx,
  });
  return transfer && { state: stateOf(transfer), transferId: transfer.transferId };
}

function stateOf({ status, undone }: TransferStatus): StudioTransactionStatus['state'] {
  if (undone) return 'rolledBack';
  if (status === 'booked') return 'accepted';
  return status === 'cancelled' ? 'rolledBack' : 'declined';
}
