import { gameHistory as readHistory } from '@baize/services';

import { route } from '../../route.ts';

export const gameHistory = route('GET /account/game-history', (context, { query }) =>
  readHistory(context, query),
);
