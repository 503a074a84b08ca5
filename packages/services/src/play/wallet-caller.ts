import type { Services } from '../context.ts';

/** A studio's request to the wallet of one brand; the signature has told which brand and which studio. */
export interface WalletContext extends Services {
  readonly siteId: number;
  /** The studio's name in the ledger's keys. */
  readonly vendor: string;
}

/** What a bet, win or refund has in common. */
export interface WalletMovement {
  readonly playerId: number;
  readonly tx: string;
  readonly roundId: string;
  readonly gameId: number;
  readonly amountMinor: bigint;
  /** Number of the currency; 0 where the studio's is none of ours, which no account has. */
  readonly currency: number;
}
