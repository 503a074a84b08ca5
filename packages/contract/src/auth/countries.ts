import { z } from 'zod';

import { defineCall } from '../call.ts';
import { id } from '../wire.ts';

export const country = z.object({
  id,
  name: z.string(),
  /** Two letters in lower case, also the name of the flag. */
  slug: z.string(),
  /** Dial code with its plus sign. */
  code: z.string(),
});

export const countries = defineCall({
  method: 'GET',
  path: '/countries',
  area: 'auth',
  auth: 'visitor',
  origin: 'specification',
  summary: 'All countries with dial codes, in alphabetical order of the request’s language.',
  reply: z.object({ countries: z.array(country) }),
  errors: [],
  cacheable: true,
});
