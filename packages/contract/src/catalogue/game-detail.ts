import { z } from 'zod';

import { defineCall } from '../call.ts';
import { amount, id, numberInText } from '../wire.ts';
import { game } from './game.ts';

/** What the page around a game says about it. */
export const gameDetail = defineCall({
  method: 'GET',
  path: '/game-detail/{id}',
  area: 'catalogue',
  auth: 'visitor',
  origin: 'specification',
  summary: 'One game with its studio, return to player, limits and similar games.',
  params: z.object({ id: numberInText }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      provider_id: id,
      game,
      /** Theoretical return to player in percent with two digits, where the studio states it. */
      rtp: z.string().nullable(),
      /** 1 low to 5 high. */
      volatility: z.number().int().nullable(),
      min_bet: amount.nullable(),
      max_bet: amount.nullable(),
      max_win_multiplier: z.number().int().nullable(),
      lines: z.number().int().nullable(),
      similar: z.array(game),
    }),
  }),
  errors: ['data_not_found', 'invalid'],
  cacheable: true,
});
