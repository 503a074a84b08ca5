import { listFavoriteGames } from '@baize/services';

import { route } from '../../route.ts';

export const favoriteGames = route('GET /account/favorite-games', (context, { query }) =>
  listFavoriteGames(context, query),
);
