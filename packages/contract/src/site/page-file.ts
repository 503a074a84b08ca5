import { z } from 'zod';

import { defineCall } from '../call.ts';

export const pageFile = defineCall({
  method: 'GET',
  path: '/pages/{slug}/file',
  area: 'site',
  auth: 'visitor',
  origin: 'own',
  summary:
    'An info page as a PDF in letter size. A plain link leads to it: the host says which brand, and the query which language.',
  params: z.object({ slug: z.string().regex(/^[\w-]{1,64}$/) }),
  query: z.object({
    lang: z.enum(['tr', 'en']).optional().meta({ description: 'By default the language of the request' }),
  }),
  reply: z.file(),
  errors: ['unknown_brand', 'invalid', 'data_not_found', 'too_many_requests', 'file_unavailable'],
  file: 'application/pdf',
});
