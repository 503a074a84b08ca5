import { z } from 'zod';

import { defineCall } from '../call.ts';
import { promotion } from './homepage.ts';

export const promotions = defineCall({
  method: 'GET',
  path: '/promotions',
  area: 'site',
  auth: 'visitor',
  origin: 'specification',
  summary: 'The running promotions of the brand.',
  reply: z.object({
    success: z.literal(true),
    promotions: z.array(
      promotion.extend({
        detail_image: z.string(),
        /** HTML, sanitized with an allow-list. */
        description: z.string(),
      }),
    ),
  }),
  errors: ['unknown_brand', 'please_try_again'],
  cacheable: true,
});
