import { z } from 'zod';

import { defineCall } from '../call.ts';
import { amount, id, instant, integerInText } from '../wire.ts';

export const transactionDetail = defineCall({
  method: 'GET',
  path: '/account/transactions/{id}',
  area: 'money',
  auth: 'player',
  abroad: 'open',
  whileClosed: 'open',
  origin: 'own',
  summary: 'One deposit or withdrawal of the player with everything that happened to it.',
  params: z.object({ id: integerInText }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      id,
      /** 1 deposit, 2 withdrawal. */
      type: z.number().int(),
      amount,
      fee: amount,
      /** What was booked, if it is not the amount. */
      credited: amount.nullable(),
      returned: amount,
      status: z.number().int(),
      created_at: instant,
      /** When it expires if nothing happens. */
      expires_at: instant.nullable(),
      /** When the money usually arrives, counted from the request. */
      expected_at: instant.nullable(),
      payment: z.object({ id, name: z.string(), slug: z.string(), icon: z.string(), color: z.string() }),
      /** The player's input to show again: `TR33 … 1326`. */
      fields: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
      manager_note: z.string().nullable(),
      /** The payment page, while the payment can still be made. */
      url: z.string().nullable(),
      /** How to pay with a coin; null for other methods. */
      coin: z
        .object({
          coin: z.string(),
          network: z.string(),
          address: z.string(),
          /** Decimal text, as many digits as the coin has. */
          amount: z.string(),
          paid: z.string(),
          /** Lira for one coin, decimal text; fixed until `expires_at`. */
          rate: z.string(),
          confirmations: z.number().int(),
          confirmations_needed: z.number().int(),
        })
        .nullable(),
      can_cancel: z.boolean(),
      events: z.array(
        z.object({
          at: instant,
          status: z.number().int(),
          by: z.enum(['player', 'gateway', 'operator', 'job']),
          /** A key of the messages, such as `expired`; null if the status says it all. */
          reason: z.string().nullable(),
        }),
      ),
    }),
  }),
  errors: ['unauthenticated', 'data_not_found'],
});
