import { z } from 'zod';

import { defineCall } from '../call.ts';
import { integerText } from '../wire.ts';

/** The endpoint of dynamic deposit methods; other endpoints are separate calls. */
export const depositDynamic = defineCall({
  method: 'POST',
  path: '/account/deposit/dynamic',
  area: 'money',
  auth: 'player',
  origin: 'specification',
  summary: 'Starts a deposit: a pending transaction and the address of the payment page.',
  body: z
    .object({
      payment_id: integerText(),
      endpoint: z.string().max(100).optional(),
      amount: z.string().max(30),
    })
    .catchall(z.string().max(500)),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      url: z.string().optional(),
      message: z.string().optional(),
      transaction_id: z.number(),
    }),
  }),
  errors: [
    'unauthenticated',
    'invalid',
    'payment_method_unavailable',
    'payment_gateway_unavailable',
    'pending_transaction',
    'phone_verification_needed',
    'deposit_limit',
    'wallet_frozen',
    'identity_verification_needed',
    'too_many_requests',
  ],
});
