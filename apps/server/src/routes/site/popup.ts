import { readPopup } from '@baize/services';

import { route } from '../../route.ts';

export const popup = route('GET /popup', (context, { query }) =>
  readPopup(context, query.lang ?? context.language),
);
