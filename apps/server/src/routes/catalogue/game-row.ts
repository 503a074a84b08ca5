import { readGameRow } from '@baize/services';

import { route } from '../../route.ts';

export const gameRow = route('GET /game-rows/{row}', (context, { params, query }) =>
  readGameRow(context, params, query),
);
