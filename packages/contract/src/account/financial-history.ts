import { z } from 'zod';

import { defineCall } from '../call.ts';
import { amount, id, instant, integerText, pageNumber, paginated, reportInstant } from '../wire.ts';

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
    payment_id: integerText().optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    data: paginated(
      z.object({
        id,
        type: z.number().int(),
        amount,
        status: z.number().int(),
        created_at: instant,
        payment: z.object({ name: z.string() }),
        manager_note: z.string().nullable(),
      }),
    ),
  }),
  errors: ['unauthenticated', 'invalid'],
});
