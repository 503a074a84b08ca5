import { z } from 'zod';

import { walletPath } from '../ports/wallet-dialect.ts';
import { decimalAmount } from '../wire/decimal-amount.ts';
import { currency, identifier, matching, MAX_AMOUNT_MINOR, message } from '../wire/wire-types.ts';

/** The provider's name, also in the key ring. */
export const QUICK_PARTY = 'sandbox-quick';

export const QUICK_WALLET_PATH = walletPath(QUICK_PARTY);

/** The provider's transaction ids; shorter than ours, because a refund's id is derived from its bet's. */
const reference = matching(/^[A-Za-z0-9._-]{1,50}$/, '1 to 50 of the characters A-Z a-z 0-9 . _ -');

const play = { userId: identifier, gameId: identifier, roundId: identifier };
const money = { amount: decimalAmount, currency, reference };

/** The fields of each call. */
export const quickCalls = {
  authenticate: message({ token: identifier }),
  balance: message({ userId: identifier }),
  bet: message({
    ...play,
    ...money,
    token: identifier,
    amount: decimalAmount.refine((amount) => amount >= 1n && amount <= MAX_AMOUNT_MINOR, {
      error: 'an amount from 0.01 to 99999999.00',
    }),
  }),
  // A result refers to its round, not its bet.
  result: message({ ...play, ...money }),
  promoWin: message({ ...play, ...money }),
  refund: message({ userId: identifier, reference, amount: decimalAmount.optional() }),
  endRound: message({ userId: identifier, roundId: identifier }),
} as const;

export type QuickCall = keyof typeof quickCalls;
export type QuickMessage<Call extends QuickCall> = z.output<(typeof quickCalls)[Call]>;

/** Error numbers of replies. `retry` is the only one after which the same call may have another outcome. */
export const quickErrors = {
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
  retry: 100,
  final: 120,
} as const;

/** Everything but `error` is optional; a malformed reply counts as undecided. */
export const quickReply = z.object({
  error: z.int(),
  description: z.string(),
  transactionId: z.string().optional(),
  userId: z.string().optional(),
  currency: z.string().optional(),
  /** Balance in major units. */
  cash: z.number().optional(),
  /** Token with which bets refer to the session. */
  token: z.string().optional(),
  language: z.string().optional(),
  minBet: z.number().optional(),
  maxBet: z.number().optional(),
});
export type QuickReply = z.output<typeof quickReply>;
