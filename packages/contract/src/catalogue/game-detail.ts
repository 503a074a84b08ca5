import { z } from 'zod';

import { defineCall } from '../call.ts';
import { id, integerInText } from '../wire.ts';
import { game } from './game.ts';
import { launchable } from './launchable.ts';
import { statedFigures } from './stated-figures.ts';

export const gameDetail = defineCall({
  method: 'GET',
  path: '/game-detail/{id}',
  area: 'catalogue',
  auth: 'visitor',
  origin: 'specification',
  summary: 'One game with its studio, return to player, limits and similar games.',
  params: z.object({ id: integerInText }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      provider_id: id,
      game,
      ...statedFigures,
      launchable,
      similar: z.array(game),
    }),
  }),
  errors: ['data_not_found', 'invalid'],
  cacheable: true,
});
