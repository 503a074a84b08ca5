import { z } from 'zod';

import { defineCall } from '../call.ts';
import { amount, id, instant, integerInText } from '../wire.ts';
import { exitHold } from './hold-causes.ts';
import { paymentReasons } from './payment-reasons.ts';

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
      /** What the gateway has of a deposit that was neither credited nor sent back; null for nothing. */
      received: z.object({ amount, currency: z.string() }).nullable(),
      /** What was taken back, sent back or came back. */
      returned: amount,
      status: z.number().int(),
      /** Why; null if the status says it all. */
      reason: z.enum(paymentReasons).nullable(),
      created_at: instant,
      /** When it expires if nothing happens. */
      expires_at: instant.nullable(),
      /** When a withdrawal is paid if it takes as long as others by its method lately; null if that is not known. */
      expected_at: instant.nullable(),
      payment: z.object({ id, name: z.string(), slug: z.string(), icon: z.string(), color: z.string() }),
      /** The player's input to show again: `TR33 … 1326`. */
      fields: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
      /** The name that a withdrawal is paid to; null for a deposit. */
      holder: z.string().nullable(),
      manager_note: z.string().nullable(),
      /** The payment page, while the payment can still be made. */
      url: z.string().nullable(),
      /** Whether that page is shown in a frame of the site. */
      is_framed: z.boolean(),
      /** How to pay with a coin; null for other methods. */
      coin: z
        .object({
          coin: z.string(),
          network: z.string(),
          address: z.string(),
          /** Decimal text, as many digits as the coin has. */
          amount: z.string(),
          paid: z.string(),
          /** Lira for one coin, decimal text. */
          rate: z.string(),
          /** Until when the rate is fixed and coins may be sent; null once the payment has been decided. */
          rate_until: instant.nullable(),
          confirmations: z.number().int(),
          confirmations_needed: z.number().int(),
        })
        .nullable(),
      held: exitHold,
      can_cancel: z.boolean(),
      /** Whether the player has locked it against that. */
      is_final: z.boolean(),
      /** When the player stopped a withdrawal that could not be cancelled: it is held until an operator returns it. */
      stopped_at: instant.nullable(),
      events: z.array(
        z.object({
          at: instant,
          status: z.number().int(),
          by: z.enum(['player', 'gateway', 'operator', 'job']),
          /** Null if the status says it all. */
          reason: z.enum(paymentReasons).nullable(),
        }),
      ),
    }),
  }),
  errors: ['unauthenticated', 'data_not_found'],
});
