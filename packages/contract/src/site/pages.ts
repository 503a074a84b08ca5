import { z } from 'zod';

import { defineCall } from '../call.ts';
import { id } from '../wire.ts';

export const pages = defineCall({
  method: 'GET',
  path: '/pages',
  area: 'site',
  auth: 'visitor',
  origin: 'specification',
  summary: 'The info pages of the brand with their text.',
  query: z.object({
    lang: z.enum(['tr', 'en']).optional().meta({ description: 'By default the language of the request' }),
  }),
  reply: z.object({
    success: z.literal(true),
    pages: z.array(
      z.object({
        id,
        name: z.string(),
        /** Address of the page on the site. */
        url: z.string(),
        /** HTML, sanitized with an allow-list. */
        description: z.string(),
      }),
    ),
  }),
  errors: ['unknown_brand', 'invalid', 'please_try_again'],
  cacheable: true,
});
