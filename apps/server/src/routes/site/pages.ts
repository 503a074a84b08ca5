import { listPages } from '@baize/services';

import { route } from '../../route.ts';

export const pages = route('GET /pages', (context, { query }) =>
  listPages(context, query.lang ?? context.language),
);
