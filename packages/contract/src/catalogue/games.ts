import { z } from 'zod';

import { defineCall } from '../call.ts';
import { integerText, pageNumber, paginated } from '../wire.ts';
import { game, gameSort, gameType } from './game.ts';

/** Up to a hundred ids, separated by commas. */
const idList = z.string().regex(/^\d{1,9}(,\d{1,9}){0,99}$/);

/** Names, separated by commas; no slot pays by a name that does not exist. */
const mechanicList = /^[a-z]{1,20}(,[a-z]{1,20}){0,5}$/;

/** The query of both listing calls. */
export const listingQuery = z.object({
  page: pageNumber,
  type: gameType.meta({
    description: 'favorite_games is empty here: a player’s favourites are /account/favorite-games',
  }),
  provider: idList.optional().meta({ description: 'Studio ids, separated by commas; any of them' }),
  per_page: integerText(1, 50).default(50),
  sort: gameSort
    .optional()
    .meta({ description: 'Our addition. By default by popularity, a search by how well it matches first' }),
  feature: z
    .string()
    .regex(/^[a-z_]{1,30}(,[a-z_]{1,30}){0,9}$/)
    .optional()
    .meta({ description: 'Our addition. Features as /config names them, separated by commas; all of them' }),
  mechanic: z.string().regex(mechanicList).optional().meta({
    description: 'Our addition. How slots pay, as /config names it, separated by commas; any of them',
  }),
  volatility: z
    .string()
    .regex(/^[1-5](,[1-5]){0,4}$/)
    .optional()
    .meta({ description: 'Our addition. 1 low to 5 high, separated by commas; any of them' }),
  min_rtp: integerText(1, 99)
    .optional()
    .meta({ description: 'Our addition. Minimum return to player in whole percent' }),
});

export const games = defineCall({
  method: 'GET',
  path: '/games',
  area: 'catalogue',
  auth: 'visitor',
  origin: 'specification',
  summary: 'A page of games of one type, by studio, category, search text and features.',
  query: listingQuery.extend({
    category_id: integerText(-1, 1_000_000)
      .optional()
      .meta({ description: '-1 and 0 are all games; studios take precedence over a category' }),
    search: z.string().max(100).optional().meta({
      description: 'Names of games and studios, with up to one typing error per word; at least 3 letters',
    }),
  }),
  reply: z.object({ success: z.literal(true), games: paginated(game) }),
  errors: ['invalid', 'too_many_requests'],
  cacheable: true,
});
