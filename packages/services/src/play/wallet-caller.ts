import type { Transaction } from '@baize/db';
import type { LedgerStore } from '@baize/ledger';

import type { Services } from '../context.ts';

/** A game provider's request to the wallet of one brand; its signature identifies both. */
export interface WalletContext extends Omit<Services, 'ledger'> {
  readonly ledger: LedgerStore;
  /** The ledger in a transaction, for commands that are booked together. */
  within(transaction: Pick<Transaction, 'client'>): LedgerStore;
  readonly siteId: number;
  /** The provider's name in the ledger's keys. */
  readonly provider: string;
}

/** What a bet, a win and a refund have in common. */
export interface WalletBooking {
  readonly playerId: number;
  readonly tx: string;
  readonly roundId: string;
  readonly gameId: number;
  readonly amountMinor: bigint;
  /** Currency number; 0, which no account has, for an unknown currency, null for that of the account. */
  readonly currency: number | null;
}
