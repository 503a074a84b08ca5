import { bonusHistory as readHistory } from '@baize/services';

import { route } from '../../route.ts';

export const bonusHistory = route('GET /account/bonus-history', (context, { query }) =>
  readHistory(context, query),
);
