import { z } from 'zod';

import { defineCall } from '../call.ts';
import { amount, id, instant, integerInText, pageNumber, paginated, sum } from '../wire.ts';

export const bonusSteps = defineCall({
  method: 'GET',
  path: '/account/bonus-steps',
  area: 'rewards',
  auth: 'player',
  abroad: 'open',
  whileClosed: 'open',
  origin: 'own',
  summary: 'How each bet of a bonus counted, newest first.',
  query: z.object({ award_id: integerInText, page: pageNumber }),
  reply: z.object({
    success: z.literal(true),
    data: paginated(
      z.object({
        /** Of the bet. */
        id,
        created_at: instant,
        game_id: id,
        game_name: z.string(),
        /** Of the stake, what was own money and what the bonus's. */
        own: amount,
        bonus: amount,
        /** How much of the stake counts, in percent; null if it was refunded. */
        percent: z.number().int().nullable(),
        counted: amount,
        /** What a bet on sport that is not settled yet will count, unless it is void; 0 of others. */
        not_settled: amount,
        /** The bonus's part of what was won, and of that the stake of a free bet, which is not paid. */
        won: sum,
        kept: sum,
        is_refunded: z.boolean(),
        /** What counts as staked with this bet, by the order of the bets, and what was then left. */
        total: sum,
        left: sum,
      }),
    ).extend({
      bonus: z.object({
        award_id: id,
        name: z.string(),
        status: z.number().int(),
        amount,
        wager: amount,
        wagered: sum,
        released: sum,
        taken: sum,
      }),
    }),
  }),
  errors: ['unauthenticated', 'invalid', 'data_not_found'],
});
