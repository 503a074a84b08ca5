import { listGames } from '@baize/services';

import { route } from '../../route.ts';

export const games = route('GET /games', (context, { query }) => listGames(context, query));
