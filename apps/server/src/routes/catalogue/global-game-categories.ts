import { listCategories } from '@baize/services';

import { route } from '../../route.ts';

export const globalGameCategories = route('GET /global-game-categories', (context) =>
  listCategories(context),
);
