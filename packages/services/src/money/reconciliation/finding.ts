import type { FindingKind } from '@baize/db';

/** A difference that a reconciliation found. */
export interface Finding {
  readonly kind: FindingKind;
  /** What is compared: `deposit`, `hold`, `payout`, a rule of the ledger. */
  readonly detail: string;
  readonly playerId: number | null;
  readonly transactionId: number | null;
  readonly provider: string | null;
  readonly providerRef: string | null;
  readonly expectedMinor: bigint | null;
  readonly foundMinor: bigint | null;
}

/** Kinds that contradict a player's balance; the wallet is frozen. */
export const driftKinds: readonly FindingKind[] = ['ledger', 'transfer', 'held'];
