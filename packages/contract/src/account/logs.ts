import { z } from 'zod';

import { defineCall } from '../call.ts';
import { id, instant, integerText, pageNumber, paginated, reportInstant, sum } from '../wire.ts';

export const accountLogs = defineCall({
  method: 'GET',
  path: '/account/logs',
  area: 'account',
  auth: 'player',
  whileClosed: 'open',
  origin: 'specification',
  summary: 'What changed the balance of a wallet of the player, newest first.',
  query: z.object({
    start_date: reportInstant,
    end_date: reportInstant,
    page: pageNumber,
    /** 1 main, 2 poker, 3 live slot, 4 binary options, 5 bonus, 6 held for withdrawals. */
    wallet: integerText(1, 6).default(1),
  }),
  reply: z.object({
    success: z.literal(true),
    data: paginated(
      z.object({
        id,
        log_name: z.enum([
          'bet',
          'win',
          'refund',
          'deposit',
          'withdraw_hold',
          'withdraw_settle',
          'withdraw_return',
          'wallet_transfer',
          'bonus',
          'adjust',
          'deposit_return',
          'payout_return',
          'win_reversal',
        ]),
        created_at: instant,
        /** Below zero if the wallet paid. */
        amount: sum,
        new_balance: sum,
        /** The provider's id. */
        external_id: z.string(),
        external_data: z.object({ provider: z.string() }),
      }),
    ).extend({
      /** What is older has been moved away. */
      starts_at: instant.nullable(),
    }),
  }),
  errors: ['unauthenticated', 'invalid'],
});
