import { z } from 'zod';

import { defineCall } from '../call.ts';

export const helpLines = defineCall({
  method: 'GET',
  path: '/help-lines',
  area: 'limits',
  auth: 'visitor',
  cacheable: true,
  origin: 'own',
  summary: 'Where to find help outside of the site, in the order of the brand.',
  reply: z.object({
    success: z.literal(true),
    data: z.array(
      z.object({
        name: z.string(),
        /** Two letters and name of the country that it serves; null for every country. */
        country: z.object({ code: z.string(), name: z.string() }).nullable(),
        phone: z.string().nullable(),
        web: z.string().nullable(),
        text: z.string(),
        hours: z.string().nullable(),
      }),
    ),
  }),
  errors: ['unknown_brand'],
});
