import { MAX_BOOKING_MINOR } from '@baize/currency';
import type { z } from 'zod';

import { readWireText, type WireResult } from '../wire/read-wire.ts';
import {
  amountMinor,
  currency,
  identifier,
  MAX_AMOUNT_MINOR,
  message,
  oneOf,
  optional,
  withDefault,
} from '../wire/wire-types.ts';
import type { WalletCall, WalletMessages, WinKind } from './messages.ts';

const ROUNDLESS_WINS: readonly WinKind[] = ['free_round', 'jackpot', 'promo'];

/** A win above the largest amount of a bet is paid and reviewed; only an amount that cannot be booked is refused. */
const bookable = amountMinor(0n, MAX_BOOKING_MINOR);

const movement = {
  player: identifier,
  game: identifier,
  round: identifier,
  tx: identifier,
  currency,
};

const schemas: { readonly [Call in WalletCall]: z.ZodType<WalletMessages[Call]> } = {
  session: message({ token: identifier, game: identifier }),
  balance: message({ session: identifier, player: identifier, currency }),
  bet: message({
    kind: withDefault(oneOf(['round', 'free_round']), 'round'),
    amount: amountMinor(0n, MAX_AMOUNT_MINOR),
    session: identifier,
    ...movement,
  })
    .refine(({ kind, amount }) => kind === 'free_round' || amount > 0n, {
      path: ['amount'],
      error: 'at least 1, but for a free round',
    })
    .transform(({ amount, ...bet }) => ({ ...bet, amountMinor: amount })),
  win: message({
    kind: withDefault(oneOf(['round', 'free_round', 'jackpot', 'promo']), 'round'),
    bet_tx: optional(identifier),
    amount: bookable,
    ...movement,
  })
    .refine(({ kind, bet_tx: betTx }) => betTx !== null || ROUNDLESS_WINS.includes(kind), {
      path: ['bet_tx'],
      error: 'the bet that won, for a win of kind round',
    })
    .transform(({ bet_tx: betTx, amount, ...win }) => ({ ...win, betTx, amountMinor: amount })),
  rollback: message({ bet_tx: identifier, amount: bookable, ...movement }).transform(
    ({ bet_tx: betTx, amount, ...rollback }) => ({ ...rollback, betTx, amountMinor: amount }),
  ),
  round_end: message({ player: identifier, game: identifier, round: identifier }),
  status: message({ player: identifier, kind: oneOf(['bet', 'win', 'rollback']), tx: identifier }),
};

/**
 * Parses the body of a wallet call. Unknown fields are ignored.
 *
 * @param rawBody the bytes whose signature was checked
 * @returns the message, or the first invalid field, for a reply with status `INVALID`
 */
export function parseWalletMessage<Call extends WalletCall>(
  call: Call,
  rawBody: string,
): WireResult<WalletMessages[Call]> {
  return readWireText(schemas[call], rawBody);
}

/** The JSON text of a message. */
export function formatWalletMessage<Call extends WalletCall>(
  call: Call,
  message: WalletMessages[Call],
): string {
  const { amountMinor: amount, betTx, ...rest } = { amountMinor: undefined, betTx: undefined, ...message };
  return JSON.stringify({
    ...rest,
    ...(betTx === undefined ? {} : { bet_tx: betTx }),
    ...(amount === undefined ? {} : { amount: toJsonInteger(amount, call) }),
  });
}

function toJsonInteger(amount: bigint, call: WalletCall): number {
  const number = Number(amount);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${call}: ${amount} does not fit a JSON number`);
  return number;
}
