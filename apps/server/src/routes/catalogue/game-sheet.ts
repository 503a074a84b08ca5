import { readGameSheet } from '@baize/services';

import { route } from '../../route.ts';

export const gameSheet = route('GET /game-sheet/{id}', (context, { params }) =>
  readGameSheet(context, params),
);
