import { readRecentGames } from '@baize/services';

import { route } from '../../route.ts';

export const recentGames = route('GET /account/recent-games', (context, { query }) =>
  readRecentGames(context, query),
);
