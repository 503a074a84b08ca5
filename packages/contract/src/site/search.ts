import { z } from 'zod';

import { defineCall } from '../call.ts';
import { game, gameType, studio } from '../catalogue/game.ts';
import { id, integerText } from '../wire.ts';

/** Address of the result's page. */
const address = z.string();

export const search = defineCall({
  method: 'GET',
  path: '/search',
  area: 'site',
  auth: 'visitor',
  origin: 'own',
  summary: 'Games, studios, categories, promotions and pages of the brand by their names.',
  query: z.object({
    q: z.string().max(100).meta({ description: 'At least 3 letters, with up to one typing error per word' }),
    limit: integerText(1, 20).default(6).meta({ description: 'Maximum of each group' }),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      games: z.array(game),
      /** The number of all matching games. */
      games_total: z.number().int(),
      studios: z.array(studio.extend({ url: address })),
      categories: z.array(
        z.object({ id, name: z.string(), type: gameType, class: z.string(), url: address }),
      ),
      promotions: z.array(
        z.object({ id, name: z.string(), image: z.string(), picture: z.string(), url: address }),
      ),
      pages: z.array(z.object({ id, name: z.string(), url: address })),
    }),
  }),
  errors: ['invalid', 'too_many_requests'],
  cacheable: true,
});
