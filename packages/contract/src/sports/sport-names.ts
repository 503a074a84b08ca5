import { z } from 'zod';

import { defineCall } from '../call.ts';
import { id, instant, integerText } from '../wire.ts';

const named = z.object({ id: z.string(), name: z.string() });
const idOfBook = z.string().regex(/^[a-z0-9-]{1,64}$/);

export const sportNames = defineCall({
  method: 'GET',
  path: '/sports/names',
  area: 'sports',
  auth: 'visitor',
  origin: 'own',
  cacheable: true,
  summary: 'What a match, a league or a sport is called that an address points to, in the asked language.',
  query: z.object({
    event: integerText(1).optional(),
    league: idOfBook.optional(),
    sport: idOfBook.optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      /** Null if it is over, or unknown. */
      event: z
        .object({ id, home: z.string(), away: z.string(), league: z.string(), start_at: instant })
        .nullable(),
      league: named.nullable(),
      sport: named.nullable(),
    }),
  }),
  errors: ['invalid'],
});
