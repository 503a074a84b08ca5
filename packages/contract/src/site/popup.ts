import { z } from 'zod';

import { defineCall } from '../call.ts';
import { id, integerText } from '../wire.ts';

export const popup = defineCall({
  method: 'GET',
  path: '/popup',
  area: 'site',
  auth: 'visitor',
  origin: 'specification',
  summary: 'What the brand shows over its first page, if anything.',
  query: z.object({
    device: integerText(1, 3).default(1),
    lang: z.enum(['tr', 'en']).optional().meta({ description: 'By default the language of the request' }),
  }),
  reply: z.object({
    success: z.literal(true),
    /** Null if the brand has none. */
    data: z
      .object({ id, url: z.string(), image: z.string(), picture: z.string(), name: z.string() })
      .nullable(),
  }),
  errors: ['invalid'],
  cacheable: true,
});
