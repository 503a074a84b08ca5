import { z } from 'zod';

import { defineCall } from '../call.ts';
import { amount, id, instant, integerText, pageNumber, paginated, reportInstant } from '../wire.ts';

export const gameTransfers = defineCall({
  method: 'GET',
  path: '/account/game-transfers',
  area: 'account',
  auth: 'player',
  whileClosed: 'open',
  origin: 'specification',
  summary: 'Transfers between the main wallet and the others, newest first.',
  query: z.object({
    start_date: reportInstant,
    end_date: reportInstant,
    page: pageNumber,
    /** 1 from a wallet to main, 2 from main to a wallet; 0 for all. */
    type: integerText(0, 2).optional(),
    /** 2 poker, 3 live slot, 4 binary options; all by default. */
    wallet: integerText(2, 4).optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    data: paginated(
      z.object({
        id,
        type: z.number().int(),
        amount,
        /** 0 pending, 1 approved, 2 rejected. */
        status: z.number().int(),
        created_at: instant,
        /** Of the wallet. */
        name: z.string(),
        wallet: z.enum(['poker', 'live_slot', 'binary']),
        decided_at: instant.nullable(),
        /** Why it was rejected. */
        reason: z
          .enum([
            'closed',
            'frozen',
            'not_permitted',
            'debt',
            'limit',
            'bonus',
            'waiting',
            'insufficient',
            'balance_limit',
          ])
          .nullable(),
      }),
    ),
  }),
  errors: ['unauthenticated', 'invalid'],
});
