import { z } from 'zod';

import { defineCall } from '../call.ts';
import { category } from './category.ts';
import { game, gameType } from './game.ts';
import { integerText } from '../wire.ts';

export const globalGameCategories = defineCall({
  method: 'GET',
  path: '/global-game-categories',
  area: 'catalogue',
  auth: 'visitor',
  origin: 'specification',
  summary: 'The categories of all lobbies with their first games.',
  query: z.object({ device: integerText(1, 3).default(1) }),
  reply: z.object({
    success: z.literal(true),
    data: z.array(
      category.extend({ type: gameType, game_count: z.number().int(), game_list: z.array(game) }),
    ),
  }),
  errors: ['invalid'],
  cacheable: true,
});
