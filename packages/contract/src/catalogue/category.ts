import { z } from 'zod';

import { id } from '../wire.ts';

export const category = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  /** Name of the icon. */
  class: z.string(),
  home_page: z.union([z.literal(0), z.literal(1)]),
});
