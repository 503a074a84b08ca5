import { z } from 'zod';

import { defineCall } from '../call.ts';
import { id, instant, pageNumber, paginated, reportInstant } from '../wire.ts';

export const sessionHistory = defineCall({
  method: 'GET',
  path: '/account/session-history',
  area: 'account',
  auth: 'player',
  whileClosed: 'open',
  origin: 'specification',
  summary: 'Sessions of the player, newest first.',
  query: z.object({ start_date: reportInstant, end_date: reportInstant, page: pageNumber }),
  reply: z.object({
    success: z.literal(true),
    data: paginated(
      z.object({
        id,
        /** As the browser sent it: text of a stranger. */
        user_agent: z.string(),
        /** What that text says; unknown if no browser sends such a text. */
        device: z.object({
          kind: z.enum(['phone', 'tablet', 'desktop', 'unknown']),
          browser: z.string().nullable(),
          os: z.string().nullable(),
        }),
        ip: z.string(),
        /** ISO code of where the player signed in; null if it is not known. */
        country: z.string().nullable(),
        created_at: instant,
        /** Null as long as the session lasts. */
        ended_at: instant.nullable(),
        is_current: z.boolean(),
      }),
    ),
  }),
  errors: ['unauthenticated', 'invalid'],
});
