import { listCategoryGames } from '@baize/services';

import { route } from '../../route.ts';

export const categoryGames = route('GET /category-games', (context, { query }) =>
  listCategoryGames(context, query),
);
