import { MAX_BOOKING_MINOR } from '@baize/currency';

import type { MovementKind, PlayKind, PlayWallet, Side } from './kinds.ts';
import type { Refusal } from './outcomes.ts';

/**
 * The key of a booking, within a kind and a player: `provider` and `tx`. A repeat gets the same answer; a repeat with
 * other content is a mismatch. Keys are compared byte by byte.
 */
interface BookingKey {
  siteId: number;
  playerId: number;
  /** Who requests the booking: a game provider, a payment provider, or a part of the product. */
  provider: string;
  /** The provider's id of this booking, 1 to 64 characters. */
  tx: string;
}

export interface BetCommand extends BookingKey {
  kind: 'bet';
  /** At least 1, or 0 in a free round. */
  amountMinor: bigint;
  /** Null if the provider doesn't send it: that of the account. */
  currency: number | null;
  gameId: number;
  roundId: string;
  play: Extract<PlayKind, 'round' | 'freeRound'>;
  /** In thousandths, for a bet on sport; terms of a bonus may ask for a smallest one. */
  odds?: number;
  /** The player asks for their free bet: the whole stake is bonus money. */
  isFreeBet?: boolean;
  /** The free rounds that this round is one of. */
  freeSpinId?: number;
  /** The wallet that pays for it; main by default. Its wins and its refund go there, whatever they say. */
  wallet?: PlayWallet;
  /** Why the caller refuses a new bet. A repeated bet still gets its first answer. */
  refusal?: Refusal;
}

export interface WinCommand extends BookingKey {
  kind: 'win';
  /** 0 settles a lost bet. */
  amountMinor: bigint;
  /** Null if the provider doesn't send it: that of the account. */
  currency: number | null;
  gameId: number;
  roundId: string;
  play: PlayKind;
  /** The bet that won; null if there is none: a jackpot, a promotion, a free round, or a bet that has not arrived. */
  betTx: string | null;
  /** The provider named only the round, so the bet is not part of what a retry has to repeat. */
  isBetInferred?: boolean;
  /** The wallet of a win without a bet; main by default. */
  wallet?: PlayWallet;
}

export interface RefundCommand extends BookingKey {
  kind: 'refund';
  /** The bet to undo, by the provider's id. It may not have arrived yet. */
  betTx: string;
  /** Fields that are set must equal the bet's. */
  amountMinor?: bigint;
  roundId?: string;
  currency?: number;
  gameId?: number;
  /** The wallet whose balance the answer has if the bet is unknown; main by default. */
  wallet?: PlayWallet;
}

/** Takes back a win, or a part of it: what a provider paid by mistake. */
export interface ReversalCommand extends BookingKey {
  kind: 'winReversal';
  /** The win, by the provider's id; null for the latest win of the round of which enough is left. */
  winTx: string | null;
  /** Required without `winTx`; otherwise it must equal the win's if it is set. */
  amountMinor?: bigint;
  /** Likewise. */
  roundId?: string;
  currency?: number;
  /** The wallet whose balance the answer has if the win is unknown; main by default. */
  wallet?: PlayWallet;
}

export interface MovementCommand extends BookingKey {
  kind: MovementKind;
  amountMinor: bigint;
  currency: number;
  /** Required if the kind's rule allows several sides. */
  from?: Side;
  to?: Side;
}

export type BookCommand = BetCommand | WinCommand | RefundCommand | ReversalCommand | MovementCommand;

/** A command that can never be booked: a bug of the caller. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}

/** An amount beyond the contract's range, or one that a booking of this kind cannot have. */
export class AmountOutOfRange extends CommandError {
  override readonly name = 'AmountOutOfRange';
}

const MAX_KEY_LENGTH = 64;

/** @throws CommandError for the first invalid field */
export function checkCommand(command: BookCommand): void {
  checkKeyPart('provider', command.provider);
  checkKeyPart('tx', command.tx);
  if (command.kind === 'refund') {
    checkKeyPart('betTx', command.betTx);
    if (command.roundId !== undefined) checkKeyPart('roundId', command.roundId);
    if (command.amountMinor !== undefined) checkAmount(command.amountMinor, 0n);
    return;
  }
  if (command.kind === 'winReversal') {
    checkReversal(command);
    return;
  }
  if (command.kind === 'win') {
    checkKeyPart('roundId', command.roundId);
    if (command.betTx !== null) checkKeyPart('betTx', command.betTx);
    checkAmount(command.amountMinor, 0n);
    return;
  }
  if (command.kind === 'bet') checkKeyPart('roundId', command.roundId);
  checkAmount(command.amountMinor, command.kind === 'bet' && command.play === 'freeRound' ? 0n : 1n);
}

/** @throws CommandError for the first invalid field of a movement between two accounts of a player */
export function checkMovement({
  provider,
  tx,
  amountMinor,
}: Pick<MovementCommand, 'provider' | 'tx' | 'amountMinor'>): void {
  checkKeyPart('provider', provider);
  checkKeyPart('tx', tx);
  checkAmount(amountMinor, 1n);
}

function checkReversal({ winTx, roundId, amountMinor }: ReversalCommand): void {
  if (winTx === null && (roundId === undefined || amountMinor === undefined))
    throw new CommandError('a reversal names its win, or a round and an amount');
  if (winTx !== null) checkKeyPart('winTx', winTx);
  if (roundId !== undefined) checkKeyPart('roundId', roundId);
  if (amountMinor !== undefined) checkAmount(amountMinor, winTx === null ? 1n : 0n);
}

function checkKeyPart(name: string, value: string): void {
  if (value.length === 0 || value.length > MAX_KEY_LENGTH || value.includes('\0')) {
    throw new CommandError(`${name} must have 1 to ${MAX_KEY_LENGTH} characters`);
  }
}

function checkAmount(amountMinor: bigint, min: bigint): void {
  if (amountMinor < min || amountMinor > MAX_BOOKING_MINOR) {
    throw new AmountOutOfRange(`amount must be from ${min} to ${MAX_BOOKING_MINOR}`);
  }
}
