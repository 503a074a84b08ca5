import { z } from 'zod';

import { defineCall } from '../call.ts';
import type { ErrorCode } from '../error-codes.ts';
import { id, integerText, messageReply } from '../wire.ts';

const body = z.object({
  /** 1 from the wallet to main, 2 from main to the wallet. */
  type: integerText(1, 2),
  /** As typed, in the form of the request's language, or "1234.50". */
  amount: z.union([z.string().max(30), z.number()]),
  /** Of one press: a repeat gets the first answer. Without one, each request is a transfer. */
  key: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
});

const reply = messageReply.extend({
  data: z.object({
    message: z.string(),
    id,
    /** 0 pending until the wallet is not in play any more, 1 approved. */
    status: z.number().int(),
  }),
});

const errors = [
  'unauthenticated',
  'invalid',
  'data_not_found',
  'country_restricted',
  'account_closed',
  'wallet_frozen',
  'debt_open',
  'conflict',
  'transfer_insufficient',
  'transfer_limit_reached',
  'transfer_bonus_active',
  'transfer_not_permitted',
  'transfer_pending',
  'transfer_too_large',
  'too_many_requests',
] as const satisfies readonly ErrorCode[];

/** Money always gets out of a wallet: from abroad, and while the account is closed. */
const shape = {
  method: 'POST',
  area: 'money',
  auth: 'player',
  abroad: 'open',
  whileClosed: 'open',
  origin: 'specification',
  body,
  reply,
} as const;

export const pokerTransfer = defineCall({
  ...shape,
  path: '/poker-transfer',
  summary: 'Moves money between the main wallet and that of poker.',
  errors: [...errors, 'poker_user_missing'],
});

export const liveSlotTransfer = defineCall({
  ...shape,
  path: '/live-slot/transfer',
  summary: 'Moves money between the main wallet and that of live slots.',
  errors,
});

export const binaryTransfer = defineCall({
  ...shape,
  path: '/binary-option/transfer',
  summary: 'Moves money between the main wallet and that of binary options.',
  errors,
});
