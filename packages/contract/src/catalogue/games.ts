import { z } from 'zod';

import { defineCall } from '../call.ts';
import { pageNumber, paginated } from '../wire.ts';
import { game, gameType } from './game.ts';

export const games = defineCall({
  method: 'GET',
  path: '/games',
  area: 'catalogue',
  auth: 'visitor',
  origin: 'specification',
  summary: 'A page of games of one type, by studio, category and search text.',
  query: z.object({
    page: pageNumber,
    type: gameType,
    /** Studio ids, separated by commas. */
    provider: z
      .string()
      .regex(/^\d{1,9}(,\d{1,9}){0,99}$/)
      .optional(),
    category_id: z.coerce.number().int().min(-1).max(1_000_000).optional(),
    search: z.string().max(100).optional(),
    per_page: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: z.object({ success: z.literal(true), games: paginated(game) }),
  errors: ['invalid'],
  cacheable: true,
});
