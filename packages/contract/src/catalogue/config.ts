import { z } from 'zod';

import { defineCall } from '../call.ts';
import { winner } from '../site/homepage.ts';
import { id } from '../wire.ts';
import { gameType, studio } from './game.ts';

export const category = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  /** Name of the icon. */
  class: z.string(),
  home_page: z.union([z.literal(0), z.literal(1)]),
  game_count: z.number().int(),
});

export const config = defineCall({
  method: 'GET',
  path: '/config',
  area: 'catalogue',
  auth: 'visitor',
  origin: 'specification',
  summary: 'Categories, studios and last winners of one type of lobby.',
  query: z.object({ type: gameType, sort: z.enum(['name']).optional() }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      /** All games of the type. */
      game_count: z.number().int(),
      categories: z.array(category),
      providers: z.array(studio),
      last_winners: z.array(winner),
    }),
  }),
  errors: ['invalid'],
  cacheable: true,
});
