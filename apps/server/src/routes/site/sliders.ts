import { listSliders } from '@baize/services';

import { route } from '../../route.ts';

export const sliders = route('GET /sliders', (context, { query }) =>
  listSliders(context, query, query.lang ?? context.language),
);
