import { z } from 'zod';

import { defineCall } from '../call.ts';
import { integerInText } from '../wire.ts';
import { category } from './category.ts';
import { game, studio } from './game.ts';
import { launchable } from './launchable.ts';
import { statedFigures } from './stated-figures.ts';

export const gameSheet = defineCall({
  method: 'GET',
  path: '/game-sheet/{id}',
  area: 'catalogue',
  auth: 'visitor',
  origin: 'own',
  summary: 'The information sheet of one game.',
  params: z.object({ id: integerInText }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      game,
      studio,
      categories: z.array(category),
      features: z.array(z.string()),
      ...statedFigures,
      released_at: z.iso.date(),
      launchable,
    }),
  }),
  errors: ['data_not_found'],
  cacheable: true,
});
