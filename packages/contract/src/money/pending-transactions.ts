import { z } from 'zod';

import { defineCall } from '../call.ts';
import { amount, id, instant, integerInText, integerText, messageReply } from '../wire.ts';
import { exitHold } from './hold-causes.ts';
import { paymentReasons } from './payment-reasons.ts';

export const pendingTransactions = defineCall({
  method: 'GET',
  path: '/pending-transactions/{type}',
  area: 'money',
  auth: 'player',
  whileClosed: 'open',
  abroad: 'open',
  origin: 'specification',
  summary: 'Deposits (type 1) or withdrawals (type 2) that are pending or in progress.',
  params: z.object({ type: integerText(1, 2) }),
  reply: z.object({
    success: z.literal(true),
    data: z.array(
      z.object({
        id,
        amount,
        created_at: instant,
        payment: z.object({ id, name: z.string() }),
        /** The payment page, while the payment can still be made. */
        url: z.string().nullable(),
        /** 0 pending, or 3 processing: decided, but the money has not arrived. */
        status: z.number().int(),
        /** Why it is in progress; null if the status says it all. */
        reason: z.enum(paymentReasons).nullable(),
        expires_at: instant.nullable(),
        held: exitHold,
        can_cancel: z.boolean(),
      }),
    ),
  }),
  errors: ['unauthenticated', 'invalid'],
});

export const cancelPendingTransaction = defineCall({
  method: 'PUT',
  path: '/cancel-pending-transactions/{id}',
  area: 'money',
  auth: 'player',
  abroad: 'open',
  whileClosed: 'open',
  origin: 'specification',
  summary: 'Cancels a pending transaction of the player.',
  params: z.object({ id: integerInText }),
  body: z.object({}).optional(),
  reply: messageReply,
  errors: [
    'unauthenticated',
    'data_not_found',
    'transaction_decided',
    'forbidden',
    'withdrawal_locked',
    'taken_back_today',
    'withdrawal_stopped',
  ],
});
