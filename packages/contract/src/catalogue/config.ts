import { z } from 'zod';

import { defineCall } from '../call.ts';
import { winner } from '../site/homepage.ts';
import { category } from './category.ts';
import { gameType, slotMechanic, studio } from './game.ts';

export const config = defineCall({
  method: 'GET',
  path: '/config',
  area: 'catalogue',
  auth: 'visitor',
  origin: 'specification',
  summary: 'Categories, studios, features and last winners of one lobby.',
  query: z.object({ type: gameType, sort: z.enum(['name']).optional() }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      /** All games of the type. */
      game_count: z.number().int(),
      categories: z.array(category.extend({ game_count: z.number().int() })),
      providers: z.array(studio),
      /** Our addition: features that the lobby can be filtered by. */
      features: z.array(z.object({ name: z.string(), game_count: z.number().int() })),
      /** Our addition: how the slots of the lobby pay. */
      mechanics: z.array(z.object({ name: slotMechanic, game_count: z.number().int() })),
      last_winners: z.array(winner),
    }),
  }),
  errors: ['invalid'],
  cacheable: true,
});
