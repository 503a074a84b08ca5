import { z } from 'zod';

import { decimalAmount, signedDecimalAmount } from '../wire/decimal-amount.ts';
import { currency, identifier, matching, MAX_AMOUNT_MINOR, message, text } from '../wire/wire-types.ts';

/** The provider's name in addresses and in the ledger. */
export const FORM_HASH = 'form-hash';

const time = matching(/^\d{1,15}$/, 'milliseconds since 1970');

const caller = { providerId: identifier, userId: identifier, timestamp: time.optional() };
const play = { gameId: identifier, roundId: identifier };
const money = { amount: decimalAmount, reference: identifier };

const MAX_GAMES = 100;
const gameIdList = text(2_000)
  .transform((codes) => codes.split(','))
  .refine((codes) => codes.length <= MAX_GAMES, { error: `at most ${MAX_GAMES} games` });

/** The fields of each call. Fields that are not named here are only part of the hash. */
export const formCalls = {
  'authenticate.html': message({
    providerId: identifier,
    token: identifier,
    gameId: identifier.optional(),
    timestamp: time.optional(),
  }),
  'balance.html': message(caller),
  'bet.html': message({
    ...caller,
    ...play,
    ...money,
    token: identifier.optional(),
    /** Of free rounds, which alone may stake nothing. */
    bonusCode: identifier.optional(),
  }).refine(
    ({ amount, bonusCode }) => amount <= MAX_AMOUNT_MINOR && (amount > 0n || bonusCode !== undefined),
    { path: ['amount'], error: 'an amount from 0.01 to 99999999.00, or 0 in a free round' },
  ),
  'result.html': message({
    ...caller,
    ...play,
    ...money,
    bonusCode: identifier.optional(),
    promoWinAmount: decimalAmount.optional(),
    promoWinReference: identifier.optional(),
    promoCampaignID: identifier.optional(),
  }).refine(({ promoWinAmount, promoWinReference }) => !promoWinAmount || promoWinReference !== undefined, {
    path: ['promoWinReference'],
    error: 'the reference of the promotion',
  }),
  'bonusWin.html': message({ ...caller, ...money, bonusCode: identifier }),
  'jackpotWin.html': message({ ...caller, ...play, ...money, jackpotId: identifier }),
  'promoWin.html': message({ ...caller, ...money, currency, campaignId: identifier }),
  'refund.html': message({
    ...caller,
    reference: identifier,
    amount: decimalAmount.optional(),
    roundId: identifier.optional(),
    gameId: identifier.optional(),
  }),
  'adjustment.html': message({ ...caller, ...play, reference: identifier, amount: signedDecimalAmount }),
  'endRound.html': message({ ...caller, ...play }),
  'GetBalancePerGame.html': message({ ...caller, gameIdList }),
  'roundDetails.html': message(caller),
} as const;

export type FormCall = keyof typeof formCalls;
export type FormMessage<Call extends FormCall> = z.output<(typeof formCalls)[Call]>;

/** Error numbers of replies. After `retry` and `retryEndRound` alone the same call may have another outcome. */
export const formErrors = {
  none: 0,
  noFunds: 1,
  playerUnknown: 2,
  bonusTerms: 3,
  tokenInvalid: 4,
  hashInvalid: 5,
  playerBlocked: 6,
  invalid: 7,
  gameUnknown: 8,
  limit: 50,
  /** The client asks to open the game again, for providers that we send the limits to. */
  personalLimit: 310,
  retry: 100,
  final: 120,
  retryEndRound: 130,
} as const;

/** The response to the request for a game's address. */
export const formLaunchReply = message({
  error: z.union([z.literal('0'), z.literal(0)], { error: '0' }).transform(() => 0),
  gameURL: text(2_000),
});
