import { openBinaryOption as open } from '@baize/services';

import { route } from '../../route.ts';

export const openBinaryOption = route('GET /binary-option/{mode}', (context, { params, query }) =>
  open(context, { mode: params.mode, device: query.device }),
);
