import { MAX_BOOKING_MINOR } from '@baize/currency';
import { z } from 'zod';

import { readWire, readWireText, type WireResult } from '../wire/read-wire.ts';
import {
  amountMinor,
  currency,
  flag,
  identifier,
  integer,
  list,
  MAX_AMOUNT_MINOR,
  message,
  oneOf,
  optional,
  withDefault,
} from '../wire/wire-types.ts';
import {
  BATCHED_CALLS,
  type BatchedCall,
  type BatchItem,
  MAX_BATCHED_CALLS,
  type WalletCall,
  type WalletMessages,
  type WinKind,
} from './messages.ts';

const ROUNDLESS_WINS: readonly WinKind[] = ['free_round', 'jackpot', 'promo'];

/** In thousandths; long accumulators have odds beyond any limit of a single price. */
const MAX_ODDS = 2_000_000_000;

/** A win above the largest amount of a bet is paid and reviewed; only an amount that cannot be booked is refused. */
const bookable = amountMinor(0n, MAX_BOOKING_MINOR);

const movement = {
  player: identifier,
  game: identifier,
  round: identifier,
  tx: identifier,
  currency,
};

const bet = message({
  kind: withDefault(oneOf(['round', 'free_round']), 'round'),
  amount: amountMinor(0n, MAX_AMOUNT_MINOR),
  session: identifier,
  odds: integer(1_000, MAX_ODDS).optional(),
  free_bet: z.boolean({ error: 'true or false' }).optional(),
  free_spins: identifier.optional(),
  ...movement,
});
type BetFields = z.output<typeof bet>;
const freeRoundsOnly = {
  check: ({ kind, amount }: BetFields) => kind === 'free_round' || amount > 0n,
  problem: { path: ['amount'], error: 'at least 1, but for a free round' },
};
/** The casino's own free rounds cost nothing. */
const grantedRoundsOnly = {
  check: ({ kind, amount, free_spins: id, free_bet: isFreeBet }: BetFields) =>
    id === undefined || (kind === 'free_round' && amount === 0n && isFreeBet !== true),
  problem: { path: ['free_spins'], error: 'only with a free round of 0' },
};
const named = ({ amount, free_bet: freeBet, free_spins: freeSpins, ...rest }: BetFields) => ({
  ...rest,
  amountMinor: amount,
  freeBet,
  freeSpins,
});

const single = {
  bet: bet
    .refine(freeRoundsOnly.check, freeRoundsOnly.problem)
    .refine(grantedRoundsOnly.check, grantedRoundsOnly.problem)
    .transform(named),
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
  reverse_win: message({ win_tx: identifier, amount: bookable, ...movement }).transform(
    ({ win_tx: winTx, amount, ...reversal }) => ({ ...reversal, winTx, amountMinor: amount }),
  ),
  round_end: message({ player: identifier, game: identifier, round: identifier }),
} satisfies { readonly [Call in BatchedCall]: z.ZodType<WalletMessages[Call]> };

const batchItem = message({ call: oneOf(BATCHED_CALLS) })
  .loose()
  .transform(({ call, ...fields }, context) => {
    const reading = readWire<WalletMessages[BatchedCall]>(single[call], fields);
    if (reading.ok) return { call, message: reading.value } as BatchItem;
    const { field, expected } = reading.problem;
    context.addIssue({ code: 'custom', path: field.split('.'), message: expected });
    return z.NEVER;
  });

const schemas: { readonly [Call in WalletCall]: z.ZodType<WalletMessages[Call]> } = {
  session: message({ token: identifier, game: identifier }),
  balance: message({ session: identifier, player: identifier, currency }),
  ...single,
  bet_win: bet
    .extend({ win_tx: identifier, win_amount: bookable, round_end: flag })
    .refine(freeRoundsOnly.check, freeRoundsOnly.problem)
    .refine(grantedRoundsOnly.check, grantedRoundsOnly.problem)
    .transform(({ win_tx: winTx, win_amount: winAmountMinor, round_end: roundEnd, ...rest }) => ({
      ...named(rest),
      winTx,
      winAmountMinor,
      roundEnd,
    })),
  batch: message({ calls: list(batchItem, MAX_BATCHED_CALLS).min(1, { error: 'at least one call' }) }).refine(
    ({ calls }) => new Set(calls.map(({ message: { player } }) => player)).size === 1,
    { path: ['calls'], error: 'calls of one player' },
  ),
  status: message({
    player: identifier,
    kind: oneOf(['bet', 'win', 'rollback', 'reverse_win']),
    tx: identifier,
  }),
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
  return JSON.stringify(toWire(call, message));
}

const wireNames: Readonly<Record<string, string>> = {
  betTx: 'bet_tx',
  winTx: 'win_tx',
  amountMinor: 'amount',
  winAmountMinor: 'win_amount',
  roundEnd: 'round_end',
  freeBet: 'free_bet',
  freeSpins: 'free_spins',
};

function toWire(call: WalletCall, sent: WalletMessages[WalletCall]): object {
  if ('calls' in sent)
    return { calls: sent.calls.map((item) => ({ call: item.call, ...toWire(item.call, item.message) })) };
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]: [string, unknown]) => [
      wireNames[name] ?? name,
      typeof value === 'bigint' ? toJsonInteger(value, call) : value,
    ]),
  );
}

function toJsonInteger(amount: bigint, call: WalletCall): number {
  const number = Number(amount);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${call}: ${amount} does not fit a JSON number`);
  return number;
}
