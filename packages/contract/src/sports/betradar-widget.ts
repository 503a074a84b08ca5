import { z } from 'zod';

import { defineCall } from '../call.ts';
import { id, instant } from '../wire.ts';

const side = z.object({
  name: z.string(),
  short: z.string(),
  /** Address of its picture; null if the feed has none. */
  logo: z.string().nullable(),
  /** Shirt colours, `#rrggbb`. */
  colors: z.array(z.string()),
});
const odds = z.string().regex(/^\d{1,4}\.\d{2}$/);

export const betradarWidget = defineCall({
  method: 'GET',
  path: '/betradar-widget',
  area: 'sports',
  auth: 'visitor',
  origin: 'specification',
  summary: 'The next matches with the odds on their result.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      games: z.array(
        z.object({
          id,
          tournament: z.string(),
          start_at: instant,
          teams: z.object({ home: side, away: side }),
          odds: z.object({ p1: odds, x: odds, p2: odds }),
        }),
      ),
    }),
    /** False while the feed is silent; then there are no games. */
    live: z.boolean(),
    age_seconds: z.number().int().nullable(),
  }),
  errors: [],
});
