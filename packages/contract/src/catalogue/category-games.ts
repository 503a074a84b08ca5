import { z } from 'zod';

import { defineCall } from '../call.ts';
import { integerText, paginated } from '../wire.ts';
import { game } from './game.ts';
import { listingQuery } from './games.ts';

export const categoryGames = defineCall({
  method: 'GET',
  path: '/category-games',
  area: 'catalogue',
  auth: 'visitor',
  origin: 'specification',
  summary: 'A page of the games of one category, of all studios or of some.',
  query: listingQuery.extend({ category_id: integerText(1, 1_000_000) }),
  reply: z.object({ success: z.literal(true), games: paginated(game) }),
  errors: ['invalid'],
  cacheable: true,
});
