import { z } from 'zod';

import { defineCall } from '../call.ts';
import { sportsProviderNames } from '../sports/sportsbook.ts';
import { amount, id, instant, integerText, sum } from '../wire.ts';

export const gameBonus = defineCall({
  method: 'GET',
  path: '/play/bonus',
  area: 'rewards',
  auth: 'player',
  origin: 'own',
  summary:
    'What the active bonus and free rounds mean at a game or a sportsbook: what is left to stake, what counts, until when.',
  query: z
    .object({
      game_id: integerText(1, 2_147_483_647).optional(),
      /** A sports provider, in place of a game. */
      book: z.enum(sportsProviderNames).optional(),
    })
    .refine(({ game_id: game, book }) => (game === undefined) !== (book === undefined)),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      bonus: z
        .object({
          award_id: id,
          name: z.string(),
          is_free_bet: z.boolean(),
          /** Bonus money now, and what of it the next bet at this game could take, after own money. */
          balance: sum,
          usable: sum,
          wager: amount,
          wagered: sum,
          left: sum,
          /** How much of a stake at this game counts, on sport once the bet is settled; at 0 it takes no bonus money either. */
          percent: z.number().int(),
          /** Larger stakes are refused while there is bonus money and the game counts. */
          max_stake: amount.nullable(),
          min_odds: z.number().int().nullable(),
          expires_at: instant,
          is_frozen: z.boolean(),
        })
        .nullable(),
      free_spins: z
        .object({
          free_spin_id: id,
          name: z.string(),
          count: z.number().int(),
          left: z.number().int(),
          stake: amount,
          won: sum,
          max_win: amount.nullable(),
          times: z.number(),
          expires_at: instant,
        })
        .nullable(),
    }),
  }),
  errors: ['unauthenticated', 'invalid', 'data_not_found'],
});
