import { z } from 'zod';

import { defineCall } from '../call.ts';
import { amount, id, instant, integerText, pageNumber, paginated, reportInstant, sum } from '../wire.ts';

export const financialHistory = defineCall({
  method: 'GET',
  path: '/account/financial-history',
  area: 'account',
  auth: 'player',
  whileClosed: 'open',
  origin: 'specification',
  summary: 'Deposits and withdrawals of the player, newest first.',
  query: z.object({
    start_date: reportInstant,
    end_date: reportInstant,
    page: pageNumber,
    type: integerText(0, 2).optional(),
    payment_id: integerText(0, 2_147_483_647).optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    data: paginated(
      z.object({
        id,
        type: z.number().int(),
        /** What was requested. */
        amount,
        /** What was booked into the balance or out of it, before anything came back; null for nothing. */
        credited: amount.nullable(),
        /** How much of that came back since. */
        returned: amount,
        status: z.number().int(),
        /** The player said that it is not theirs: it is held until an operator returns it. */
        is_stopped: z.boolean(),
        created_at: instant,
        payment: z.object({ name: z.string() }),
        manager_note: z.string().nullable(),
      }),
    ).extend({
      /**
       * Of the whole range, whatever the type and method: what was credited and paid out, each without what came back of
       * it since; net is what the player has paid in or, below zero, taken out.
       */
      totals: z.object({ deposits: sum, withdrawals: sum, net: sum }),
    }),
  }),
  errors: ['unauthenticated', 'invalid'],
});
