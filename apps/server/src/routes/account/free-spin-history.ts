import { freeSpinHistory as readHistory } from '@baize/services';

import { route } from '../../route.ts';

export const freeSpinHistory = route('GET /account/free-spin-history', (context, { query }) =>
  readHistory(context, query),
);
