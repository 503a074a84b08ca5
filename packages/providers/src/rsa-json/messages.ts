import { z } from 'zod';

import { currency, flag, identifier, matching, MAX_AMOUNT_MINOR, message, text } from '../wire/wire-types.ts';

/** The provider's name in addresses and in the ledger. */
export const RSA_JSON = 'rsa-json';

/** One minor unit on the wire, where an amount is the major unit × 100,000. */
export const UNITS_PER_MINOR = 1_000n;

const uuid = matching(/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/, 'a UUID');

const amount = z
  .int({ error: 'a whole JSON number' })
  .min(0, { error: 'not below 0' })
  .transform(BigInt)
  .refine((units) => units % UNITS_PER_MINOR === 0n, { error: `a multiple of ${UNITS_PER_MINOR}` })
  .transform((units) => units / UNITS_PER_MINOR);

const caller = { user: identifier, request_uuid: uuid, token: identifier };
const movement = {
  ...caller,
  game_code: identifier,
  transaction_uuid: uuid,
  round: identifier,
  round_closed: flag,
  is_free: flag,
  currency,
  amount,
};

/** The fields of each call, with the player's field called `user`. Unknown fields are ignored. */
export const rsaCalls = {
  info: message({ user: identifier, request_uuid: uuid }),
  balance: message({ ...caller, game_code: identifier.optional() }),
  bet: message(movement).refine(
    ({ amount: staked, is_free: isFree }) => isFree || (staked > 0n && staked <= MAX_AMOUNT_MINOR),
    { path: ['amount'], error: 'above 0, but for a free round' },
  ),
  win: message({
    ...movement,
    reference_transaction_uuid: uuid.optional(),
    /** A part of the amount. */
    jackpot_win: amount.optional(),
  }).refine(
    ({ is_free: isFree, jackpot_win: jackpot, amount: won, reference_transaction_uuid: bet }) =>
      bet !== undefined || isFree || (jackpot !== undefined && jackpot === won),
    { path: ['reference_transaction_uuid'], error: 'the bet that won' },
  ),
  rollback: message({
    ...caller,
    transaction_uuid: uuid,
    reference_transaction_uuid: uuid,
    round: identifier,
    round_closed: flag,
  }),
  check: message({ token: identifier }),
} as const;

export type RsaCall = keyof typeof rsaCalls;
export type RsaMessage<Call extends RsaCall> = z.output<(typeof rsaCalls)[Call]>;

/** Two families share the fields and differ in the paths. */
export const callPaths = {
  transaction: {
    'user/info': 'info',
    'user/balance': 'balance',
    'transaction/bet': 'bet',
    'transaction/win': 'win',
    'transaction/rollback': 'rollback',
    'wallet/check': 'check',
  },
  wallet: {
    'wallet/balance': 'balance',
    'wallet/bet': 'bet',
    'wallet/win': 'win',
    'wallet/rollback': 'rollback',
    'wallet/check': 'check',
  },
} as const satisfies Record<string, Readonly<Record<string, RsaCall>>>;

/** The response to the request for a game's address. */
export const rsaLaunchReply = message({ url: text(2_000) });
