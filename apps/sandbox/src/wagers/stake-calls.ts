import type { SigningKey, WalletReply } from '@baize/providers';

import type { WalletAnswer, WalletClient } from '../studio/wallet/wallet-client.ts';

/** A stake as the wallet knows it. The amount is in minor units, far below 2^53. */
export interface Stake {
  readonly id: string;
  readonly session: string;
  readonly player: string;
  readonly game: string;
  readonly currency: string;
  /** The wallet's round. */
  readonly round: string;
  readonly betMinor: number;
  /** The casino's free rounds that pay it; undefined if the player does. */
  readonly freeSpins?: string;
  /** It is the player's free bet, which comes back without its stake. */
  readonly isFreeBet?: true;
  /** Of a bet on sport, in thousandths. */
  readonly odds?: number;
}

/** What the wallet takes for it. */
const chargedMinor = ({ betMinor, freeSpins }: Stake): bigint =>
  freeSpins === undefined ? BigInt(betMinor) : 0n;

/** The wallet's ids of a stake's transactions begin with their kind. */
export const betTxOf = ({ id }: Pick<Stake, 'id'>): string => `b${id}`;

export const movementOf = ({ player, game, round, currency }: Stake) => ({ player, game, round, currency });

/** Takes the stake. */
export function sendBet(
  wallet: WalletClient,
  key: SigningKey,
  stake: Stake,
): Promise<WalletAnswer<WalletReply>> {
  return wallet.call(key, 'bet', {
    ...movementOf(stake),
    session: stake.session,
    tx: betTxOf(stake),
    kind: stake.freeSpins === undefined ? 'round' : 'free_round',
    freeSpins: stake.freeSpins,
    freeBet: stake.isFreeBet,
    odds: stake.odds,
    amountMinor: chargedMinor(stake),
  });
}

/** Returns the stake, also one that may never have been taken, and once whatever the ids are. */
export function sendRollback(
  wallet: WalletClient,
  key: SigningKey,
  stake: Stake,
  tx = `x${stake.id}`,
): Promise<WalletAnswer<WalletReply>> {
  return wallet.call(key, 'rollback', {
    ...movementOf(stake),
    tx,
    betTx: betTxOf(stake),
    amountMinor: chargedMinor(stake),
  });
}

/** A payment for a stake, by the provider's id. */
export interface Payment {
  readonly tx: string;
  readonly kind: 'round' | 'free_round' | 'jackpot';
  readonly amountMinor: number;
}

export function sendWin(
  wallet: WalletClient,
  key: SigningKey,
  stake: Stake,
  { tx, kind, amountMinor }: Payment,
): Promise<WalletAnswer<WalletReply>> {
  return wallet.call(key, 'win', {
    ...movementOf(stake),
    tx,
    betTx: betTxOf(stake),
    kind,
    amountMinor: BigInt(amountMinor),
  });
}

/** The round takes no more stakes; wins are still paid. */
export function sendRoundEnd(
  wallet: WalletClient,
  key: SigningKey,
  { player, game, round }: Stake,
): Promise<WalletAnswer<WalletReply>> {
  return wallet.call(key, 'round_end', { player, game, round });
}
