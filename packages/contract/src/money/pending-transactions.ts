import { z } from 'zod';

import { defineCall } from '../call.ts';
import { amount, id, instant, messageReply, numberInText } from '../wire.ts';

export const pendingTransactions = defineCall({
  method: 'GET',
  path: '/pending-transactions/{type}',
  area: 'money',
  auth: 'player',
  abroad: 'open',
  origin: 'specification',
  summary: 'Deposits (type 1) or withdrawals (type 2) that wait for a decision.',
  params: z.object({ type: z.coerce.number().int().min(1).max(2) }),
  reply: z.object({
    success: z.literal(true),
    data: z.array(
      z.object({
        id,
        amount,
        created_at: instant,
        payment: z.object({ name: z.string() }),
        /** The payment page, while the payment can still be made. */
        url: z.string().nullable(),
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
  origin: 'specification',
  summary: 'Cancels a waiting transaction of the player.',
  params: z.object({ id: numberInText }),
  body: z.object({}).optional(),
  reply: messageReply,
  errors: ['unauthenticated', 'data_not_found', 'transaction_decided'],
});
