import { z } from 'zod';

import { defineCall } from '../call.ts';
import { id, sum } from '../wire.ts';

export const withdrawalState = defineCall({
  method: 'GET',
  path: '/account/withdrawal-state',
  area: 'money',
  auth: 'player',
  abroad: 'open',
  whileClosed: 'open',
  origin: 'own',
  summary: 'What the player can withdraw now, what not and why, and the rules that apply.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      /** Everything in the player's accounts. */
      total: sum,
      available: sum,
      /** Parts of the total that cannot be withdrawn now. */
      kept: z.array(
        z.object({
          /**
           * `turnover`: deposited but not played; `bonus_turnover`: own money that the active bonus holds; `frozen`: the
           * wallet is; the others are accounts.
           */
          reason: z.enum([
            'frozen',
            'turnover',
            'bonus_turnover',
            'bonus',
            'held',
            'poker',
            'live_slot',
            'binary',
          ]),
          amount: sum,
        }),
      ),
      /** Why no withdrawal can be requested at all; null if one can. */
      blocked: z
        .enum(['frozen', 'phone', 'identity', 'pending', 'not_permitted', 'daily_count', 'daily_sum'])
        .nullable(),
      /** A withdrawal was reported as somebody else's: the next request asks for a proof, whatever its way and sum. */
      is_stopped: z.boolean(),
      today: z.object({
        count: z.number().int(),
        /** Null without a limit. */
        count_limit: z.number().int().nullable(),
        sum,
        sum_limit: sum.nullable(),
      }),
      /** The name that the receiving account must have. */
      holder: z.string(),
      /**
       * Methods through which money must go back first, with the sum still owed to each and the masked account that it
       * came from, if that is known; empty without that rule.
       */
      first_to: z.array(
        z.object({ method_id: id, name: z.string(), account: z.string().nullable(), amount: sum }),
      ),
      /** The most that each of these methods takes at once; every other takes what is `free`. */
      most_to: z.array(z.object({ method_id: id, amount: sum })),
      /** What may go any way before that; null if nothing has to go back first. */
      free: sum.nullable(),
      /** Whether all that is available may go by any method in one sum, even below its minimum or between its steps. */
      takes_rest: z.boolean(),
      /**
       * The active bonus, which is frozen by a request and ends with its payment. With `left`, so much has to be staked
       * before one; giving the bonus up does as well.
       */
      bonus: z.object({ award_id: id, name: z.string(), balance: sum, left: sum.nullable() }).nullable(),
      /** Whether the brand lets players cancel a pending withdrawal, and whether the one of today is used up. */
      can_cancel: z.boolean(),
      took_back_today: z.boolean(),
    }),
  }),
  errors: ['unauthenticated'],
});
