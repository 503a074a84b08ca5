import { z } from 'zod';

import { defineCall } from '../call.ts';
import { integerInText } from '../wire.ts';

export const productPage = defineCall({
  method: 'GET',
  path: '/product-page/{id}',
  area: 'catalogue',
  auth: 'visitor',
  origin: 'own',
  summary: 'Where a product is played that histories name by an id like a game, but that no lobby has.',
  params: z.object({ id: integerInText }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      page: z.enum(['poker', 'live_slot', 'binary', 'sport']),
      /** The book of a bet on sport. */
      sports_provider: z.string().optional(),
    }),
  }),
  errors: ['data_not_found'],
  cacheable: true,
});
