import { z } from 'zod';

import { defineCall } from '../call.ts';
import { id, integerText } from '../wire.ts';

/** What the history of payments can be filtered by. */
export const paymentMethods = defineCall({
  method: 'GET',
  path: '/account/payment-methods',
  area: 'money',
  auth: 'player',
  abroad: 'open',
  whileClosed: 'open',
  origin: 'specification',
  summary: 'The methods of one kind that the brand offers or the player has used, by name.',
  query: z.object({
    /** 1 deposit, 2 withdrawal; both without one. */
    type: integerText(0, 2).optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    paymentMethods: z.array(
      z.object({
        id,
        slug: z.string(),
        name: z.string(),
        /** 1 deposit, 2 withdrawal. */
        type: z.number().int(),
      }),
    ),
  }),
  errors: ['unauthenticated', 'invalid'],
});
