import { z } from 'zod';

import { defineCall } from '../call.ts';
import { amount, numberInText } from '../wire.ts';
import { category } from './category.ts';
import { game, studio } from './game.ts';

/** Every figure is the studio's own statement; what it doesn't state is null. */
export const gameSheet = defineCall({
  method: 'GET',
  path: '/game-sheet/{id}',
  area: 'catalogue',
  auth: 'visitor',
  origin: 'own',
  summary: 'The information sheet of one game.',
  params: z.object({ id: numberInText }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      game,
      studio,
      categories: z.array(category),
      features: z.array(z.string()),
      /** Theoretical return to player in percent with two digits. */
      rtp: z.string().nullable(),
      /** 1 low to 5 high. */
      volatility: z.number().int().nullable(),
      min_bet: amount.nullable(),
      max_bet: amount.nullable(),
      max_win_multiplier: z.number().int().nullable(),
      lines: z.number().int().nullable(),
      released_at: z.iso.date(),
      /** Whether it can be opened now, for real or for play money. */
      launchable: z.boolean(),
    }),
  }),
  errors: ['data_not_found'],
  cacheable: true,
});
